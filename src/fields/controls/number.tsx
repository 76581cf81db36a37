import { HTML_LANG, type LocaleName } from '../../../i18n/locale.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import { EmptyValue } from './EmptyValue.tsx';
import { RangeFilter } from './filters.tsx';
import { isEmpty, type ControlProps, type FieldView, type ValueProps } from '../kind.ts';
import { TypedControl } from './TypedControl.tsx';

/** '1 234,5' or '1234.5' → 1234.5; what is no number comes back as typed. */
function readNumber(typed: string): unknown {
  const trimmed = typed.replace(/[\s\u00a0\u202f]/g, '');
  if (trimmed === '') return null;
  const plain = trimmed.replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : typed;
}

/** As it is typed: the decimals as the language separates them, nothing between the thousands. */
const written = (value: unknown, locale: LocaleName): string =>
  typeof value === 'number' ? String(value).replace('.', locale === 'pt' ? ',' : '.') : String(value ?? '');

/** Making one takes milliseconds, and every list asks for the same. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: LocaleName, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(HTML_LANG[locale], { maximumFractionDigits: decimals });
  formatters.set(key, made);
  return made;
}

/** Portuguese writes four digits together. */
const THOUSANDS = { pt: { from: 10_000, sign: '\u00a0' }, en: { from: 1_000, sign: ',' } } as const;

/** A whole number as the language writes it. The browser's own formatter takes 30 ms to be made on a slow machine. */
function formatInteger(value: number, locale: LocaleName): string {
  const { from, sign } = THOUSANDS[locale];
  if (Math.abs(value) < from) return String(value);
  const digits = String(Math.abs(value));
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return (value < 0 ? '-' : '') + groups.join(sign);
}

/** A number as the language writes it: with its separators, and with as many decimals as it has, at most six. */
export const showNumber = (value: number, locale: LocaleName, decimals = 0): string =>
  Number.isSafeInteger(value)
    ? formatInteger(value, locale)
    : formatter(locale, Math.max(decimals, 6)).format(value);

/** A kind of number; `inputMode` picks the keyboard of a phone. */
export function numberKind(inputMode: 'numeric' | 'decimal'): FieldView {
  function Input({ field: _field, ...rest }: ControlProps) {
    const [locale] = useLanguage();
    return (
      <TypedControl
        {...rest}
        show={(value) => written(value, locale)}
        read={readNumber}
        html={{ inputMode, style: { fontVariantNumeric: 'tabular-nums' } }}
      />
    );
  }

  function Value({ value, field: { isUngrouped } }: ValueProps) {
    const [locale] = useLanguage();
    if (isEmpty(value)) return <EmptyValue />;
    return isUngrouped ? written(value, locale) : showNumber(Number(value), locale);
  }

  return {
    Input,
    Value,
    toText: (value, { locale }) => written(value, locale),
    Filter: (props) => <RangeFilter {...props} Input={Input} />,
    align: 'right',
  };
}
