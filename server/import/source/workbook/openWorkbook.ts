import type { CatalogueCode } from '../../../../resources/kit/codes.ts';
import { refuseSource } from '../refuseSource.ts';
import type { StoredFile } from '../storedFile.ts';
import type { RawRows, SourceSheet } from '../types.ts';
import { openArchive, type Archive } from './archive.ts';
import { readCellStyles } from './cellStyles.ts';
import { countSheetRows, MAX_COUNTED } from './countSheetRows.ts';
import { SharedStrings } from './sharedStrings.ts';
import { readSheetRows } from './sheetRows.ts';
import { readWorkbookParts, type WorkbookParts } from './workbookParts.ts';

/** Empty rows that are worth a word. */
const MANY_EMPTY_ROWS = 100;

export interface Workbook {
  readonly archive: Archive;
  readonly parts: WorkbookParts;
}

export async function openWorkbook(file: StoredFile): Promise<Workbook> {
  const archive = await openArchive(file);
  return { archive, parts: await readWorkbookParts(archive) };
}

/** Its sheets with their rows, and what is to be said of them. */
export async function describeSheets({ archive, parts }: Workbook): Promise<{
  readonly sheets: readonly SourceSheet[];
  readonly warnings: ReadonlySet<CatalogueCode>;
}> {
  const warnings = new Set<CatalogueCode>();
  const sheets: SourceSheet[] = [];
  let budget = MAX_COUNTED;
  for (const { name, isHidden, part } of parts.sheets) {
    const counted = await countSheetRows(archive, part, budget);
    budget = Math.max(0, budget - counted.bytes);
    sheets.push({ name, isHidden, rows: counted.rows });
    if (isHidden) continue;
    if (counted.hasHiddenRows) warnings.add('SOURCE_ROWS_HIDDEN');
    if (counted.emptyRows > MANY_EMPTY_ROWS) warnings.add('SOURCE_ROWS_EMPTY');
  }
  if (sheets.some(({ isHidden, rows }) => isHidden && rows > 0)) warnings.add('SOURCE_SHEETS_HIDDEN');
  if (parts.has1904Days) warnings.add('SOURCE_DAYS_FROM_1904');
  if (archive.names.some((name) => name.startsWith('xl/media/'))) warnings.add('SOURCE_PICTURES_IGNORED');
  return { sheets, warnings };
}

/** The rows of a sheet. @throws Refusal SOURCE_SHEET_UNKNOWN */
export async function* readWorkbookRows({ archive, parts }: Workbook, name: string): RawRows {
  const sheet = parts.sheets.find((one) => one.name === name);
  if (!sheet) throw refuseSource('SOURCE_SHEET_UNKNOWN');
  const styles = await readCellStyles(archive, parts.styles);
  const strings = new SharedStrings(parts.strings === null ? undefined : archive.open(parts.strings));
  try {
    yield* readSheetRows(archive, sheet.part, { strings, styles, has1904Days: parts.has1904Days });
  } finally {
    await strings.close();
  }
}
