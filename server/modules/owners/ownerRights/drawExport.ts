import { readFileSync } from 'node:fs';
import type { LocaleName } from '../../../../i18n/locale.ts';
import { packagePath } from '../../../paths.ts';
import { drawDocument, type DrawingResult } from '../../../typst/typst.ts';
import { exportTexts } from './exportTexts.ts';
import type { Everything } from './readEverything.ts';

/** The compiler draws some 20 pages: of each kind the PDF shows the first few, and says that the JSON has all. */
const MAX_ITEMS = 8;
const MAX_LENGTH = 300;

const cut = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** The number of another record, which only the JSON has. */
const isInternal = (field: string, value: unknown): boolean =>
  field.endsWith('Id') && typeof value === 'number';

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Draws what the register holds about an owner as an accessible PDF, times in the zone of who asks. */
export function drawExport(
  everything: Everything,
  name: string,
  language: LocaleName,
  timezone: string,
): Promise<DrawingResult> {
  const texts = exportTexts(language);
  const parts = Object.entries(everything).map(([kind, rows]) => ({
    title: `${texts.kind(kind)} (${rows.length})`,
    items: rows.slice(0, MAX_ITEMS).map((row) =>
      Object.entries(row)
        .filter(([field, value]) => !isEmpty(value) && !isInternal(field, value))
        .map(([field, value]) => ({
          label: texts.field(kind, field),
          value: cut(texts.value(kind, field, value, timezone)),
        })),
    ),
    more: rows.length > MAX_ITEMS ? texts.more.replace('%{count}', String(rows.length - MAX_ITEMS)) : null,
  }));
  return drawDocument({
    sources: { 'main.typ': readFileSync(packagePath('server/exports/ownerExport.typ'), 'utf8') },
    form: 'pdf',
    values: {
      language,
      title: texts.title.replace('%{name}', name),
      intro: texts.intro,
      parts,
      creationSeconds: Math.floor(Date.now() / 1000),
    },
  });
}
