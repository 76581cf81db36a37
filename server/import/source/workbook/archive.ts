import { pipeline, Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { refuseSource } from '../refuseSource.ts';
import { readBytes, type StoredFile } from '../storedFile.ts';

/** An entry of an archive, as its directory describes it. */
interface ArchiveEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  /** Where its own header begins. */
  readonly at: number;
}

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_LENGTH = 22;
const LOCAL_LENGTH = 30;
const [STORED, DEFLATED] = [0, 8];
const IN_64_BITS = 0xffffffff;

/** A comment may follow the end of the directory. */
const MAX_COMMENT = 65_535;
const MAX_DIRECTORY = 8 * 1024 * 1024;
const MAX_ENTRIES = 10_000;
const MAX_UNPACKED = 2 * 1024 ** 3;
const MAX_RATIO = 100;
/** What a small archive may unpack to whatever its ratio: empty rows pack well. */
const MIN_UNPACKED = 10 * 1024 * 1024;
const CHUNK = 128 * 1024;

const damaged = () => refuseSource('SOURCE_DAMAGED');

/** Place, length and number of entries of the directory, from the end of the file. */
async function findDirectory(file: StoredFile): Promise<{ at: number; bytes: number; entries: number }> {
  const start = Math.max(0, file.size - END_LENGTH - MAX_COMMENT);
  const tail = await readBytes(file, start, file.size);
  let end = tail.length - END_LENGTH;
  while (end >= 0 && tail.readUInt32LE(end) !== END) end -= 1;
  if (end < 0) throw damaged();
  const found = {
    entries: tail.readUInt16LE(end + 10),
    bytes: tail.readUInt32LE(end + 12),
    at: tail.readUInt32LE(end + 16),
  };
  if (found.entries !== 0xffff && found.bytes !== IN_64_BITS && found.at !== IN_64_BITS) return found;
  const locator = end - 20;
  if (locator < 0 || tail.readUInt32LE(locator) !== LOCATOR_64) return found;
  const place = Number(tail.readBigUInt64LE(locator + 8));
  const wide = await readBytes(file, place, place + 56);
  if (wide.length < 56 || wide.readUInt32LE(0) !== END_64) throw damaged();
  return {
    entries: Number(wide.readBigUInt64LE(32)),
    bytes: Number(wide.readBigUInt64LE(40)),
    at: Number(wide.readBigUInt64LE(48)),
  };
}

/** The values that an entry has in 64 bits, in the order in which the directory leaves them out. */
function wideValues(extra: Buffer): bigint[] {
  for (let at = 0; at + 4 <= extra.length;) {
    const [kind, length] = [extra.readUInt16LE(at), extra.readUInt16LE(at + 2)];
    const values = extra.subarray(at + 4, at + 4 + length);
    if (kind === 1)
      return Array.from({ length: values.length >> 3 }, (_, index) => values.readBigUInt64LE(index * 8));
    at += 4 + length;
  }
  return [];
}

function readEntry(bytes: Buffer, at: number): { entry: ArchiveEntry; isEncrypted: boolean; next: number } {
  if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw damaged();
  const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
  const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
  const next = extraEnd + bytes.readUInt16LE(at + 32);
  if (next > bytes.length) throw damaged();
  const wide = wideValues(bytes.subarray(nameEnd, extraEnd));
  const value = (place: number): number => {
    const narrow = bytes.readUInt32LE(place);
    return narrow === IN_64_BITS ? Number(wide.shift() ?? narrow) : narrow;
  };
  const unpacked = value(at + 24);
  const packed = value(at + 20);
  return {
    entry: {
      name: bytes.toString('utf8', at + 46, nameEnd).replace(/^\//, ''),
      method: bytes.readUInt16LE(at + 10),
      packed,
      unpacked,
      at: value(at + 42),
    },
    isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    next,
  };
}

/** A ZIP archive whose entries are unpacked one at a time, in constant memory. */
export interface Archive {
  readonly names: readonly string[];
  has(name: string): boolean;
  /** The bytes of an entry, unpacked. @throws Refusal SOURCE_DAMAGED, SOURCE_UNPACKS_TOO_LARGE */
  open(name: string): AsyncGenerator<Buffer>;
}

/**
 * Opens an archive by its directory. What would unpack to more than 2 GB or a hundred times its size is refused by what
 * the directory says, and again by what comes out.
 * @throws Refusal SOURCE_DAMAGED, SOURCE_HAS_PASSWORD, SOURCE_UNPACKS_TOO_LARGE
 */
export async function openArchive(file: StoredFile): Promise<Archive> {
  const directory = await findDirectory(file);
  if (directory.entries > MAX_ENTRIES || directory.bytes > MAX_DIRECTORY) throw damaged();
  const bytes = await readBytes(file, directory.at, directory.at + directory.bytes);
  const entries = new Map<string, ArchiveEntry>();
  const limit = Math.min(MAX_UNPACKED, Math.max(MIN_UNPACKED, file.size * MAX_RATIO));
  let [at, packed, unpacked] = [0, 0, 0];
  for (let count = 0; count < directory.entries; count += 1) {
    const { entry, isEncrypted, next } = readEntry(bytes, at);
    if (isEncrypted) throw refuseSource('SOURCE_HAS_PASSWORD');
    // Two entries of one name: programs differ in which they read.
    if (entries.has(entry.name)) throw damaged();
    entries.set(entry.name, entry);
    packed += entry.packed;
    unpacked += entry.unpacked;
    at = next;
  }
  // Entries that overlap say together that they are longer than the file.
  if (packed > file.size) throw damaged();
  if (unpacked > limit) throw refuseSource('SOURCE_UNPACKS_TOO_LARGE');
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    open: (name) => unpack(file, entries.get(name), limit),
  };
}

async function* unpack(
  file: StoredFile,
  entry: ArchiveEntry | undefined,
  limit: number,
): AsyncGenerator<Buffer> {
  if (!entry) throw damaged();
  const header = await readBytes(file, entry.at, entry.at + LOCAL_LENGTH);
  if (header.length < LOCAL_LENGTH || header.readUInt32LE(0) !== LOCAL_HEADER) throw damaged();
  const start = entry.at + LOCAL_LENGTH + header.readUInt16LE(26) + header.readUInt16LE(28);
  const end = start + entry.packed;
  if (end > file.size) throw damaged();
  let length = 0;
  for await (const part of inflate(file.read(start, end), entry.method)) {
    length += part.length;
    if (length > limit || length > entry.unpacked) throw refuseSource('SOURCE_UNPACKS_TOO_LARGE');
    yield part;
  }
  if (length !== entry.unpacked) throw damaged();
}

async function* inflate(packed: AsyncGenerator<Buffer>, method: number): AsyncGenerator<Buffer> {
  if (method === STORED) return yield* packed;
  if (method !== DEFLATED) throw damaged();
  const inflater = createInflateRaw({ chunkSize: CHUNK });
  // What fails before it destroys the stream, which is then read to that failure.
  pipeline(Readable.from(packed, { objectMode: false }), inflater, () => undefined);
  try {
    for await (const part of inflater) yield part as Buffer;
  } catch (error) {
    // zlib's own failures; a refusal or a lost database passes on.
    throw error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
      ? damaged()
      : error;
  }
}
