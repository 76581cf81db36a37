import { createReadStream } from 'node:fs';
import { basename } from 'node:path';

/** The error of an invalid table; the message is one sentence for the person who runs the import. */
export class ImportError extends Error {
  override name = 'ImportError';
  constructor(
    message: string,
    /** The same as a code, with the values of its sentence. */
    readonly code: 'TABLE_EMPTY' | 'TABLE_COLUMNS' | 'TABLE_UNREADABLE' = 'TABLE_UNREADABLE',
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(message);
  }
}

/** Where a table comes from: it is read more than once. */
export interface TableSource {
  /** As it is named to the person who runs the import. */
  readonly name: string;
  readonly open: () => AsyncIterable<Buffer>;
}

/** A table in a file. */
export const fileSource = (path: string): TableSource => ({
  name: path,
  open: async function* () {
    try {
      for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 })) yield chunk as Buffer;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new ImportError(`${path} cannot be read (${code}).`, 'TABLE_UNREADABLE', {
        file: basename(path),
      });
    }
  },
});

const NEWLINE = 0x0a;

/** The number of lines of a table, with its header. */
export async function countLines({ open }: TableSource): Promise<number> {
  let lines = 0;
  let last = NEWLINE;
  for await (const chunk of open()) {
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) lines += 1;
    last = chunk.at(-1) ?? last;
  }
  return last === NEWLINE ? lines : lines + 1;
}
