import { crc32 } from 'node:zlib';

const ENTRY = 0x02014b50;
const END = 0x06054b50;

/** The files of an archive by the directory at its end, each checked against its sum. @throws where it is none */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== END) throw new Error('no archive');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error('no entry');
    const [sum, size, length] = [16, 20, 28].map((place, index) =>
      index === 2 ? archive.readUInt16LE(at + place) : archive.readUInt32LE(at + place),
    ) as [number, number, number];
    const name = archive.toString('utf8', at + 46, at + 46 + length);
    const start = archive.readUInt32LE(at + 42) + 30 + length;
    const bytes = archive.subarray(start, start + size);
    if (crc32(bytes) !== sum) throw new Error(`${name} is damaged`);
    files.set(name, bytes);
    at += 46 + length;
  }
  if (at !== end) throw new Error('the directory has another length');
  return files;
}
