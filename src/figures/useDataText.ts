import { HTML_LANG } from '../../i18n/locale.ts';
import type { AnsweredColumn, DataValue } from '../../resources/figures/dataSet/query.ts';
import { isIsoDate, showDate, showTimestamp } from '../../resources/numbers/dates.ts';
import { spaced } from '../../resources/numbers/spaced.ts';
import { showNumber } from '../fields/controls/number.tsx';
import { useTimezone } from '../fields/index.ts';
import { showCents } from '../fields/money/money.tsx';
import { useLanguage } from '../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../runtime/language/useTexts.ts';

/** Columns whose values stand at the right. */
export const isFigure = ({ kind }: Pick<AnsweredColumn, 'kind'>): boolean =>
  ['number', 'money', 'share'].includes(kind);

/** The first day of a step as people name the step: a month, a year; a week and a day by their date. */
function stepText(day: string, step: AnsweredColumn['step'], locale: string): string {
  if (step === 'YEAR') return day.slice(0, 4);
  if (step === 'MONTH')
    return new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  return showDate(day);
}

/** Returns what writes a value of an answer as people read it, in the language and time zone of the page. */
export function useDataText(): (column: Pick<AnsweredColumn, 'kind' | 'step'>, value: DataValue) => string {
  const say = useTexts('dataBuilder');
  const [language] = useLanguage();
  const zone = useTimezone();
  const locale = HTML_LANG[language];
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return ({ kind, step }, value) => {
    if (value === null || value === '') return say('none');
    if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
    if (typeof value === 'number') {
      if (kind === 'share') return share.format(value);
      return kind === 'money' ? showCents(value, language) : showNumber(value, language);
    }
    if (kind === 'step' && isIsoDate(value)) {
      const [year = '', month = ''] = value.split('-');
      return step === 'QUARTER'
        ? say('quarter', { number: Math.ceil(Number(month) / 3), year })
        : stepText(value, step, locale);
    }
    if (kind === 'date' && isIsoDate(value)) return showDate(value);
    if (kind === 'timestamp') return showTimestamp(value, zone) || value;
    return kind === 'transponder' && /^\d{15}$/.test(value) ? spaced(value) : value;
  };
}
