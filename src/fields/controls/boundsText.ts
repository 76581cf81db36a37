import { shownLanguage, type Translate } from '../../../i18n/index.ts';
import type { Field } from '../../../resources/kit/fields.ts';
import { showNumber } from './number.tsx';

/** What a field of numbers takes, in words; nothing for one without bounds, or of any other kind. */
export function boundsText(
  translate: Translate,
  field: Field | undefined,
  label: string,
): string | undefined {
  if (!field || !['integer', 'decimal'].includes(field.kind)) return undefined;
  const [min, max] = [field.min, field.max].map(
    (bound) => bound !== undefined && showNumber(bound, shownLanguage() ?? 'pt'),
  );
  if (min && max) return translate('kit.form.errors.between', { field: label, min, max });
  if (min) return translate('kit.form.errors.atLeast', { field: label, min });
  return max ? translate('kit.form.errors.atMost', { field: label, max }) : undefined;
}
