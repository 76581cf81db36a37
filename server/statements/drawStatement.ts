import { readFileSync } from 'node:fs';
import { HTML_LANG, type LocaleName } from '../../i18n/locale.ts';
import type { AnswerOf } from '../../resources/kit/call.ts';
import type { readStatement } from '../../resources/money/billingTransaction/calls.ts';
import { REGISTER_ZONE, showDate, showTimestamp } from '../../resources/numbers/dates.ts';
import { packagePath } from '../paths.ts';
import { drawDocument, type DrawingResult } from '../typst/typst.ts';
import { STATEMENT_TEXTS } from './statementTexts.ts';

/** Draws a statement as a PDF/UA document of as many pages as it needs. */
export function drawStatementPaper(
  { entity, from, to, opening, closing, added, taken, movements }: AnswerOf<typeof readStatement>,
  language: LocaleName,
): Promise<DrawingResult> {
  const texts = STATEMENT_TEXTS[language];
  const period = `${showDate(from)} – ${showDate(to)}`;
  const euros = new Intl.NumberFormat(HTML_LANG[language], { style: 'currency', currency: 'EUR' });
  return drawDocument({
    sources: { 'main.typ': readFileSync(packagePath('server/statements/statement.typ'), 'utf8') },
    form: 'pdf',
    isLong: true,
    values: {
      texts,
      language,
      entity: entity.name,
      period,
      facts: [
        [texts.entity, entity.name],
        [texts.period, period],
        [texts.opening, String(opening)],
        [texts.added, String(added)],
        [texts.taken, String(taken)],
        [texts.closing, String(closing)],
      ],
      rows: movements.map((one) => [
        showTimestamp(one.date, REGISTER_ZONE),
        [one.service ? texts.services[one.service] : texts.types[one.type], one.documentNumber]
          .filter(Boolean)
          .join(' · '),
        one.transponder ?? '',
        one.unitPrice === null ? '' : euros.format(one.unitPrice / 100),
        one.vatRate === null ? '' : `${one.vatRate} %`,
        String(one.credits),
        String(one.balance),
      ]),
      creationSeconds: Math.floor(Date.now() / 1000),
    },
  });
}
