// A browser that is told things, without a browser: its keys, and how it reads what was sealed for it (RFC 8188, RFC 8291).
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export interface PushReader {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  read(body: Buffer): string;
}

export function newPushReader(): PushReader {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
  return {
    keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read: (body) => {
      const salt = body.subarray(0, 16);
      const length = body[20] as number;
      const sender = body.subarray(21, 21 + length);
      const both = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
      const secret = derive(browser.computeSecret(sender), auth, both, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const data = body.subarray(21 + length);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(data.subarray(-16));
      const plain = Buffer.concat([cipher.update(data.subarray(0, -16)), cipher.final()]);
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    },
  };
}
