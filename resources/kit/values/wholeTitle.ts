import type { Fields } from '../types.ts';

/** A moment that names its record is shown with seconds, so that two records of one minute have different names. */
export const withWholeTitle = <F extends Fields>(fields: F, title: keyof F & string): F =>
  fields[title]?.kind === 'timestamp' ? { ...fields, [title]: { ...fields[title], seconds: true } } : fields;
