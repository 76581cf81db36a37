/** camelCase to snake_case: `immunizationTimeUnit` → `immunization_time_unit`; digits stay with their word. */
export const toSnake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** camelCase to kebab-case: `entityProfile` → `entity-profile`. */
export const toKebab = (name: string): string => toSnake(name).replaceAll('_', '-');

/** camelCase to UPPER_SNAKE, as error codes are written: `vatNumber` → `VAT_NUMBER`. */
export const toUpperSnake = (name: string): string => toSnake(name).toUpperCase();

/** The path of a module's calls: its name plus `s`, a trailing `y` becoming `ie` first. */
export const pathOf = (name: string): string => `${toKebab(name).replace(/y$/, 'ie')}s`;

/** The name under which a reference's record is expanded: `parentId` → `parent`. */
export const expansionOf = (field: string): string => field.replace(/Id$/, '');

/** A path of the wire as forms have it: `owners[0].name` → `owners.0.name`, `prices[CAT]` → `prices.CAT`. */
export const formPath = (property: string): string => property.replace(/\[([^[\]]+)\]/g, '.$1');

/** A path of a form as people read it, where no label is known: `owners.0.name` → `owners[0].name`. */
export const propertyOfPath = (path: string): string => path.replace(/\.(\d+)(?=\.|$)/g, '[$1]');

/** A module's record in a sentence: `entity profile`, `entity profiles`. */
export const wordsOf = ({ name, path }: { readonly name: string; readonly path: string }) => ({
  singular: toKebab(name).replaceAll('-', ' '),
  plural: path.replaceAll('-', ' '),
});
