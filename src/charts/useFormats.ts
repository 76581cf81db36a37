import { HTML_LANG } from '../../i18n/locale.ts';
import { useLanguage } from '../runtime/language/LanguageProvider.tsx';

/** Figures, parts and months as the page's language writes them. */
export function useFormats() {
  const [language] = useLanguage();
  const locale = HTML_LANG[language];
  const numbers = new Intl.NumberFormat(locale);
  const parts = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const dateOf = (month: string) => new Date(`${month}-15T12:00:00Z`);
  return {
    number: (value: number) => numbers.format(value),
    part: (value: number, total: number) => parts.format(total === 0 ? 0 : value / total),
    /** `novembro de 2026` */
    month: (month: string) =>
      new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(dateOf(month)),
    /** Below a bar: `nov`, and each January its year. */
    shortMonth: (month: string) =>
      month.endsWith('-01')
        ? month.slice(0, 4)
        : new Intl.DateTimeFormat(locale, { month: 'short' }).format(dateOf(month)).replace('.', ''),
  };
}
