import { HTML_LANG } from '../../../i18n/locale.ts';
import type { AnsweredColumn, DataValue } from '../../../resources/figures/dataSet/query.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import { useDataText } from '../useDataText.ts';

type Column = Pick<AnsweredColumn, 'kind' | 'step' | 'isMeasure'>;

/** Says a value of an answer as it is read, or in short below an axis. */
export type ValueText = (column: Column, value: DataValue | undefined, isShort?: boolean) => string;

/** Returns what writes the values of drawings: as tables do, a figure that is none as a dash, and steps of an axis in short. */
export function useValueText(): ValueText {
  const textOf = useDataText();
  const [language] = useLanguage();
  const locale = HTML_LANG[language];
  return (column, value, isShort = false) => {
    if (column.isMeasure && (value === null || value === undefined)) return '–';
    if (!isShort || typeof value !== 'string' || column.kind !== 'step') return textOf(column, value ?? null);
    const day = new Date(`${value}T12:00:00Z`);
    const short = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(day);
    if (column.step === 'DAY' || column.step === 'WEEK') return short({ day: 'numeric', month: 'numeric' });
    if (column.step !== 'MONTH') return textOf(column, value);
    // Each January says its year.
    return value.slice(5, 7) === '01' ? value.slice(0, 4) : short({ month: 'short' }).replace('.', '');
  };
}
