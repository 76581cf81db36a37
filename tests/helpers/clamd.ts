import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** The EICAR test string, which every virus scanner detects; in two halves, so that a scanner does not report this file. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** The contents in an INSTREAM, once they are whole. */
function contentsOf(sent: Buffer): Buffer | undefined {
  const pieces: Buffer[] = [];
  for (let at = sent.indexOf(0) + 1; at > 0 && at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** A virus scanner that finds the test string, and gives the answer of `answerTo`. */
export function clamd(
  answerTo = (infected: boolean): string => (infected ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0'),
) {
  return createServer((socket) => {
    let sent = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece: Buffer) => {
      sent = Buffer.concat([sent, piece]);
      const contents = contentsOf(sent);
      if (contents) socket.end(answerTo(contents.includes(EICAR)));
    });
  });
}

/** Has a scanner listen on a free port, and returns its address. */
export async function listening(scanner: Server): Promise<string> {
  scanner.listen(0, '127.0.0.1');
  await once(scanner, 'listening');
  return `tcp://127.0.0.1:${(scanner.address() as AddressInfo).port}`;
}
