/** The size of a GIF, from its header. */
export interface GifSize {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
}

const EXTENSION = 0x21;
const FRAME = 0x2c;
const END = 0x3b;

const tableBytes = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/** Behind a row of blocks, each after its length and the last one empty; beyond the end where they are cut off. */
function behindBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let length = bytes[at]; length !== undefined; length = bytes[at]) {
    at += 1 + length;
    if (length === 0) return at;
  }
  return bytes.length + 1;
}

/**
 * Counts the frames of a GIF by its blocks, without unpacking any, and no further than `most`.
 * @returns nothing where the blocks lead nowhere
 */
export function gifSize(bytes: Uint8Array, most: number): GifSize | undefined {
  if (bytes.length < 13) return undefined;
  const word = (at: number): number => bytes[at]! | (bytes[at + 1]! << 8);
  const [width, height] = [word(6), word(8)];
  let frames = 0;
  let at = 13 + tableBytes(bytes[10]!);
  while (at < bytes.length && frames <= most) {
    const kind = bytes[at];
    if (kind === END) break;
    if (kind === EXTENSION) at = behindBlocks(bytes, at + 2);
    else if (kind === FRAME && at + 10 < bytes.length) {
      frames += 1;
      at = behindBlocks(bytes, at + 11 + tableBytes(bytes[at + 9]!));
    } else return undefined;
  }
  return { width, height, frames };
}
