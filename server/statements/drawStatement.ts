import { readFileSync } from 'node:fs';
import { HTML_LANG, type LocaleName } from '../../i18n/locale.ts';
import { REGISTER_ZONE, showDate, showTimestamp } from '../../resources/numbers/dates.ts';
import { spaced } from '../../resources/numbers/spaced.ts';
import { packagePath } from '../paths.ts';
import { drawDocument, type DrawingResult } from '../typst/typst.ts';
import type { StatementPart } from './parts.ts';
import { PART_TEXTS, STATEMENT_TEXTS } from './statementTexts.ts';

/** What a movement was for, in words. */
function nameOf(
  { service, type, reversesId }: StatementPart['movements'][number],
  { services, types, undone }: (typeof STATEMENT_TEXTS)[LocaleName],
): string {
  const word = service && type === 'CONSUMPTION' ? services[service] : types[type];
  return reversesId === null ? word : `${undone}: ${word}`;
}

/** Draws a statement, or a part of one, as a PDF/UA document of as many pages as it needs. */
export function drawStatementPaper(
  { entity, from, to, opening, closing, added, taken, movements, place }: StatementPart,
  language: LocaleName,
): Promise<DrawingResult> {
  const texts = STATEMENT_TEXTS[language];
  const words = PART_TEXTS[language];
  const period = `${showDate(from)} – ${showDate(to)}`;
  const numbers = new Intl.NumberFormat(HTML_LANG[language]);
  const euros = new Intl.NumberFormat(HTML_LANG[language], { style: 'currency', currency: 'EUR' });
  const part = place && words.partOf(place.part, place.parts);
  return drawDocument({
    sources: { 'main.typ': readFileSync(packagePath('server/statements/statement.typ'), 'utf8') },
    form: 'pdf',
    isLong: true,
    values: {
      texts,
      language,
      entity: entity.name,
      period: [period, part].filter(Boolean).join(' · '),
      facts: [
        [texts.entity, entity.name],
        [texts.period, period],
        ...(place && part
          ? [
              [
                words.part,
                `${part}: ${words.movementsOf(numbers.format(place.first), numbers.format(place.last), numbers.format(place.total))}`,
              ],
            ]
          : []),
        [texts.opening, numbers.format(opening)],
        [texts.added, numbers.format(added)],
        [texts.taken, numbers.format(taken)],
        [texts.closing, numbers.format(closing)],
      ],
      rows: movements.map((one) => [
        showTimestamp(one.date, REGISTER_ZONE),
        [nameOf(one, texts), one.documentNumber].filter(Boolean).join(' · '),
        one.transponder ? spaced(one.transponder) : '',
        one.unitPrice === null ? '' : euros.format(one.unitPrice / 100),
        one.vatRate === null ? '' : `${one.vatRate} %`,
        numbers.format(one.credits),
        numbers.format(one.balance),
      ]),
      creationSeconds: Math.floor(Date.now() / 1000),
    },
  });
}
