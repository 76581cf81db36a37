import { refuseSource } from '../refuseSource.ts';
import type { Archive } from './archive.ts';
import { readWholeXml } from './xml.ts';

/** A sheet of a workbook, and the entry of the archive that has its cells. */
export interface WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly part: string;
}

/** What a workbook says of itself. */
export interface WorkbookParts {
  readonly sheets: readonly WorkbookSheet[];
  readonly has1904Days: boolean;
  readonly strings: string | null;
  readonly styles: string | null;
}

const MAX_SHEETS = 1000;

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** The entry that a relation names, from the folder of what relates to it. */
export function resolvePart(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const parts = folder === '' ? [] : folder.split('/');
  for (const step of target.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.') parts.push(step);
  }
  return parts.join('/');
}

interface Relation {
  readonly id: string;
  readonly kind: string;
  readonly part: string;
}

/** What a part relates to: ids, the last word of their kinds, and entries. None is followed out of the archive. */
async function readRelations(archive: Archive, part: string): Promise<Relation[]> {
  const cut = part.lastIndexOf('/');
  const folder = part.slice(0, Math.max(cut, 0));
  const name = `${folder === '' ? '' : `${folder}/`}_rels/${part.slice(cut + 1)}.rels`;
  const relations: Relation[] = [];
  if (!archive.has(name)) return relations;
  await readWholeXml(archive.open(name), {
    open: (element, { Id = '', Type = '', Target = '', TargetMode }) => {
      if (element !== 'Relationship' || TargetMode === 'External') return;
      relations.push({
        id: Id,
        kind: Type.slice(Type.lastIndexOf('/') + 1),
        part: resolvePart(folder, Target),
      });
    },
  });
  return relations;
}

/** @throws Refusal SOURCE_OLD_WORKBOOK for a spreadsheet of another kind, SOURCE_KIND_UNKNOWN for another archive */
export async function readWorkbookParts(archive: Archive): Promise<WorkbookParts> {
  const root = await readRelations(archive, '');
  const workbook = root.find(({ kind }) => kind === 'officeDocument')?.part ?? 'xl/workbook.xml';
  if (!archive.has(workbook) || !workbook.endsWith('.xml') || workbook.startsWith('word/'))
    throw refuseSource(
      archive.names.some((name) => /^(?:xl\/workbook\.bin|content\.xml)$/.test(name))
        ? 'SOURCE_OLD_WORKBOOK'
        : 'SOURCE_KIND_UNKNOWN',
    );
  const relations = await readRelations(archive, workbook);
  const sheets: WorkbookSheet[] = [];
  let has1904Days = false;
  let isWorkbook = false;
  await readWholeXml(archive.open(workbook), {
    open: (element, attributes) => {
      if (element === 'workbook') isWorkbook = true;
      if (element === 'workbookPr') has1904Days = isTrue(attributes['date1904']);
      if (element !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      const relation = relations.find((one) => one.id === id);
      // A sheet of a chart has no cells.
      if (relation?.kind !== 'worksheet' || !archive.has(relation.part)) return;
      if (sheets.length >= MAX_SHEETS) throw refuseSource('SOURCE_DAMAGED');
      const { name = '', state = 'visible' } = attributes;
      sheets.push({ name, isHidden: state !== 'visible', part: relation.part });
    },
  });
  if (!isWorkbook) throw refuseSource('SOURCE_KIND_UNKNOWN');
  const partOf = (kind: string): string | null => {
    const part = relations.find((one) => one.kind === kind)?.part;
    return part !== undefined && archive.has(part) ? part : null;
  };
  return { sheets, has1904Days, strings: partOf('sharedStrings'), styles: partOf('styles') };
}
