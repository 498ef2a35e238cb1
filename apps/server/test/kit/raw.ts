// Requests as no browser would write them.
import type { Socket } from 'node:net';
import { connect } from 'node:net';

/** Sends the text as it is and gives what comes back until the connection is closed. */
export function sendRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  return closed(socket);
}

/** What a connection has received when it is closed. */
export function closed(socket: Socket): Promise<string> {
  return new Promise((done) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.on('error', () => done(text));
    socket.on('close', () => done(text));
  });
}

/** The status of a request for a target written just so. */
export async function statusOf(port: number, method: string, target: string, body = '', head = ''): Promise<number> {
  const length = body === '' ? '' : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
  const answer = await sendRaw(
    port,
    `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n${length}${head}\r\n${body}`,
  );
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
}
