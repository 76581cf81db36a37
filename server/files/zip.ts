import { crc32 } from 'node:zlib';

/** A file in an archive. Names must differ. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const UTF8_FLAG = 0x0800;
/** 1 January 1980, the first day that the format knows: the files have dates of their own inside. */
const FIRST_DAY = 0x21;

/** The part of an entry's header that stands before its contents and in the directory. */
function commonHeader({ bytes }: ZipEntry, name: Buffer): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(VERSION, 0);
  header.writeUInt16LE(UTF8_FLAG, 2);
  // Method 0, stored: a PDF is compressed already.
  header.writeUInt16LE(FIRST_DAY, 8);
  header.writeUInt32LE(crc32(bytes), 10);
  header.writeUInt32LE(bytes.length, 14);
  header.writeUInt32LE(bytes.length, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
}

function numbersOf(...numbers: readonly (readonly [value: number, width: 2 | 4])[]): Buffer {
  return Buffer.concat(
    numbers.map(([value, width]) => {
      const bytes = Buffer.alloc(width);
      bytes.writeUIntLE(value, 0, width);
      return bytes;
    }),
  );
}

/** Returns an archive of the files, not compressed; for less than 4 GB and 65,535 files (PKWARE APPNOTE 6.3.3). */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name, 'utf8');
    const header = commonHeader(entry, name);
    const local = Buffer.concat([numbersOf([LOCAL_HEADER, 4]), header, name]);
    // Comment, disk and attributes are empty.
    directory.push(
      numbersOf([CENTRAL_HEADER, 4], [VERSION, 2]),
      header,
      numbersOf([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      name,
    );
    parts.push(local, Buffer.from(entry.bytes));
    offset += local.length + entry.bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = entries.length;
  const end = numbersOf(
    [END_OF_DIRECTORY, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  );
  return Buffer.concat([...parts, ...directory, end]);
}
