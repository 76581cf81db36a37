/** As react-admin's: `_` is the text taken where the key has none. */
export type Translate = (key: string, options?: Record<string, unknown>) => string;

const GENERIC = {
  MISSING: { labelled: 'MISSING_FIELD', bare: 'MISSING_VALUE' },
  INVALID: { labelled: 'INVALID_FIELD', bare: 'INVALID_VALUE' },
  DUPLICATE: { labelled: 'DUPLICATE_FIELD', bare: 'DUPLICATE_VALUE' },
} as const;

const isGeneric = (kind: string | undefined): kind is keyof typeof GENERIC =>
  kind !== undefined && kind in GENERIC;

/**
 * The sentence for an error code: the module's own where it words that code its own way, else the catalogue's,
 * else the general one for a missing, invalid or doubled field (with its label, if given), else one that quotes the code
 * for support. In place of the general one for an invalid field comes `valid`, which says what it takes. `code` may come
 * as a translation key (`errors.MISSING_NAME`).
 */
export function errorText(
  translate: Translate,
  code: string,
  fieldLabel?: string,
  module?: string,
  valid?: string,
): string {
  const bare = code.replace(/^errors\./, '');
  // A reference is named after its id on the wire, and after the thing in the catalogue.
  for (const name of [bare, bare.replace(/_IDS?$/, '')]) {
    const own = module && translate(`resources.${module}.errors.${name}`, { _: '' });
    const text = own || translate(`errors.${name}`, { _: '', field: fieldLabel ?? '', code: bare });
    if (text) return text;
  }
  const kind = bare.split('_', 1)[0];
  if (!isGeneric(kind)) return translate('errors.UNKNOWN_ERROR', { code: bare });
  if (kind === 'INVALID' && valid) return valid;
  const { labelled, bare: withoutLabel } = GENERIC[kind];
  return fieldLabel
    ? translate(`errors.${labelled}`, { field: fieldLabel })
    : translate(`errors.${withoutLabel}`);
}
