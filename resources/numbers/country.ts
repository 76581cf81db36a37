import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };

const COUNTRIES: ReadonlySet<string> = new Set(codes.map(([alpha2]) => alpha2!));

/** Whether `code` is the two letters of a country ('PT'), as ISO 3166-1 has them, and XK for Kosovo. */
export const isCountry = (code: string): boolean => COUNTRIES.has(code);
