// Receivers on this machine for what a server sends: mail, and requests.
import type { IncomingHttpHeaders, Server } from 'node:http';
import { createServer as createHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

export interface Mail {
  readonly to: string;
  /** Head and body, with soft line breaks undone. */
  readonly text: string;
}

export interface MailSink {
  readonly url: string;
  readonly mails: Mail[];
  /** While it is busy it takes nothing. */
  busy: boolean;
  close(): Promise<void>;
}

export async function openMailSink(): Promise<MailSink> {
  const mails: Mail[] = [];
  const server = createServer((socket) => {
    let to = '';
    let data: string | null = null;
    let rest = '';
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    say(sink.busy ? '421 busy' : '220 sink');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      rest += chunk.toString('utf8');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (data !== null) {
          if (line !== '.') data += `${line}\n`;
          else {
            mails.push({ to, text: decoded(data) });
            data = null;
            say('250 kept');
          }
        } else if (/^EHLO|^HELO/i.test(line)) say('250 sink');
        else if (/^RCPT TO:<(.*)>/i.test(line)) {
          to = /<(.*)>/.exec(line)?.[1] ?? '';
          say('250 fine');
        } else if (/^DATA/i.test(line)) {
          data = '';
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else say('250 fine');
      }
    });
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const sink: MailSink = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    busy: false,
    close: () => new Promise((done) => server.close(() => done())),
  };
  return sink;
}

/** As it reads: what is written in other signs is put back. */
function decoded(text: string): string {
  const [head = '', ...body] = text.split('\n\n');
  const joined = body.join('\n\n');
  if (/transfer-encoding: base64/i.test(head)) return `${head}\n\n${Buffer.from(joined, 'base64').toString()}`;
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = joined
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return `${head}\n\n${Buffer.from(bytes, 'latin1').toString('utf8')}`;
}

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface HttpSink {
  readonly url: string;
  readonly received: Received[];
  /** How it answers. */
  status: number;
  location: string;
  close(): Promise<void>;
}

export async function openHttpSink(): Promise<HttpSink> {
  const received: Received[] = [];
  const server: Server = createHttp((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(sink.status, sink.location === '' ? {} : { location: sink.location }).end();
    });
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const sink: HttpSink = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    status: 200,
    location: '',
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return sink;
}
