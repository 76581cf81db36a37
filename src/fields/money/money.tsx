import { HTML_LANG, type LocaleName } from '../../../i18n/locale.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import { EmptyValue } from '../controls/EmptyValue.tsx';
import { RangeFilter } from '../controls/filters.tsx';
import { isEmpty, type ControlProps, type FieldView, type ValueProps } from '../kind.ts';
import { TypedControl } from '../controls/TypedControl.tsx';

/** '12,50', '12.5', '1 234,50 €' → cents; what is no amount, or has a part of a cent, comes back as typed. */
export function readCents(typed: string): unknown {
  const plain = typed.replace(/[\s\u00a0\u202f€]/g, '').replace(',', '.');
  if (plain === '') return null;
  return /^-?\d{1,13}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : typed;
}

/** Cents as they are typed: two decimals as the language separates them, nothing between the thousands. */
export function writeCents(value: unknown, locale: LocaleName): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return String(value ?? '');
  const euros = (value / 100).toFixed(2);
  return locale === 'pt' ? euros.replace('.', ',') : euros;
}

const formatters = new Map<LocaleName, Intl.NumberFormat>();

/** Cents as an amount of euros in the language: `12,50 €`. */
export function showCents(value: number, locale: LocaleName): string {
  const made =
    formatters.get(locale) ??
    new Intl.NumberFormat(HTML_LANG[locale], { style: 'currency', currency: 'EUR' });
  formatters.set(locale, made);
  return made.format(value / 100);
}

function Input({ field: _field, ...rest }: ControlProps) {
  const [locale] = useLanguage();
  return (
    <TypedControl
      {...rest}
      show={(value) => writeCents(value, locale)}
      read={readCents}
      html={{ inputMode: 'decimal', style: { fontVariantNumeric: 'tabular-nums' } }}
    />
  );
}

function Value({ value }: ValueProps) {
  const [locale] = useLanguage();
  return isEmpty(value) ? <EmptyValue /> : showCents(Number(value), locale);
}

/** An amount of money: whole cents, typed and shown in euros. */
export const money: FieldView = {
  Input,
  Value,
  toText: (value, { locale }) => writeCents(value, locale),
  Filter: (props) => <RangeFilter {...props} Input={Input} />,
  align: 'right',
};
