import type { CatalogueCode } from '../../../resources/kit/codes.ts';
import type { Queryable } from '../../db/db.ts';
import { refuseSource } from './refuseSource.ts';
import { openStoredFile, readBytes, type StoredFile } from './storedFile.ts';
import { encodingOf, findEncoding, type Encoding } from './text/encoding.ts';
import { findSeparator, separatorOf } from './text/separator.ts';
import { readTextRows } from './text/textRows.ts';
import type { RawRows, SourceOptions, SourceSheet } from './types.ts';
import { openWorkbook, readWorkbookRows, type Workbook } from './workbook/openWorkbook.ts';

/** The first bytes of an archive, and of the older container that has old workbooks and those with a password. */
const [ARCHIVE, CONTAINER] = [Buffer.from('504b0304', 'hex'), Buffer.from('d0cf11e0a1b11ae1', 'hex')];
/** Pages and documents that programs name as tables. */
const NO_TABLE = /^(?:\u00ef\u00bb\u00bf)?\s*(?:<[!?a-z]|%PDF|\{\\rtf)/i;

interface TextForm {
  readonly encoding: Encoding;
  readonly separator: string;
  readonly warnings: readonly CatalogueCode[];
}

export type OpenedSource =
  | { readonly kind: 'CSV'; readonly file: StoredFile; readonly form: TextForm }
  | { readonly kind: 'XLSX'; readonly workbook: Workbook };

/** Refuses the older container: by a password, where the name of the encrypted package stands in it, or by its age. */
async function refuseContainer(file: StoredFile): Promise<never> {
  const mark = Buffer.from('EncryptedPackage', 'utf16le');
  let rest = Buffer.alloc(0);
  for await (const part of file.read(0, file.size)) {
    const bytes = Buffer.concat([rest, part]);
    if (bytes.includes(mark)) throw refuseSource('SOURCE_HAS_PASSWORD');
    rest = bytes.subarray(-mark.length);
  }
  throw refuseSource('SOURCE_OLD_WORKBOOK');
}

async function findForm(file: StoredFile, options: SourceOptions): Promise<TextForm> {
  const { encoding, warnings } =
    options.encoding === undefined
      ? await findEncoding(file)
      : { encoding: encodingOf(options.encoding), warnings: [] };
  const separator =
    options.separator === undefined ? await findSeparator(file, encoding) : separatorOf(options.separator);
  return { encoding, separator, warnings };
}

/** Opens a file by its first bytes, whatever its name says. */
export async function openSource(
  db: Queryable,
  fileId: string,
  options: SourceOptions,
): Promise<OpenedSource> {
  const file = await openStoredFile(db, fileId);
  const head = await readBytes(file, 0, CONTAINER.length);
  if (head.equals(CONTAINER)) return refuseContainer(file);
  if (NO_TABLE.test(head.toString('latin1'))) throw refuseSource('SOURCE_KIND_UNKNOWN');
  if (head.subarray(0, ARCHIVE.length).equals(ARCHIVE))
    return { kind: 'XLSX', workbook: await openWorkbook(file) };
  return { kind: 'CSV', file, form: await findForm(file, options) };
}

/** All rows of a text, or of the sheet that was chosen. A hidden sheet is read only where its name is given. */
export function rawRows(source: OpenedSource, sheet: string | undefined): RawRows {
  if (source.kind === 'CSV') return readTextRows(source.file, source.form.encoding, source.form.separator);
  if (sheet === undefined) throw refuseSource('SOURCE_SHEET_NOT_CHOSEN');
  return readWorkbookRows(source.workbook, sheet);
}

/** The sheet that is read where none is chosen: the first that is visible and has rows. */
export const firstSheet = (sheets: readonly SourceSheet[]): string | undefined =>
  sheets.find(({ isHidden, rows }) => !isHidden && rows > 0)?.name;
