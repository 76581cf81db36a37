import { connect, type NetConnectOpts } from 'node:net';
import type { ScannerAddress } from '../settings/scanner.ts';

/** The name of the virus that the scanner found; null when the contents are clean. */
export type Finding = string | null;

/** The scanner did not say whether contents are clean. */
export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable';
}

const MAX_MS = 30_000;
/** Longest answer that makes sense: the name of what was found. */
const LONGEST_ANSWER = 1_000;
const CHUNK = 64 * 1024;

/** Contents as clamd's INSTREAM takes them: pieces, each after its length, and an empty one at the end. */
function* framed(bytes: Buffer): Generator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const piece = bytes.subarray(at, at + CHUNK);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield Buffer.concat([length, piece]);
  }
  yield Buffer.alloc(4);
}

function read(answer: string): Finding {
  if (answer === 'stream: OK') return null;
  const found = /^stream: (.+) FOUND$/.exec(answer);
  if (found?.[1]) return found[1];
  throw new ScannerUnavailable('the scanner could not look at the contents');
}

/**
 * Has contents looked at by clamd.
 * @throws ScannerUnavailable when no clear answer comes: a file that was not scanned never counts as clean
 */
export function scan(address: ScannerAddress, bytes: Buffer, within = MAX_MS): Promise<Finding> {
  return new Promise((resolve, reject) => {
    const socket = connect({ ...address } as NetConnectOpts);
    const away = (why: string): void => {
      clearTimeout(timer);
      socket.destroy();
      reject(new ScannerUnavailable(why));
    };
    const timer = setTimeout(() => away('the scanner took too long'), within);
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('connect', () => {
      for (const piece of framed(bytes)) socket.write(piece);
    });
    socket.on('data', (text: string) => {
      answer += text;
      const end = answer.indexOf('\0');
      if (end < 0) {
        if (answer.length > LONGEST_ANSWER) away('the scanner said too much');
        return;
      }
      clearTimeout(timer);
      socket.destroy();
      try {
        resolve(read(answer.slice(0, end).trim()));
      } catch (error) {
        reject(error as Error);
      }
    });
    socket.on('error', () => away('the scanner cannot be reached'));
    socket.on('close', () => away('the scanner hung up'));
  });
}
