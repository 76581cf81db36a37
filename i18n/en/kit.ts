import { compare } from './kit/compare.ts';
import { fields } from './kit/fields.ts';
import { form } from './kit/form.ts';
import { list } from './kit/list.ts';
import { requests } from './kit/requests.ts';

/**
 * Texts of the generated views: `kit.list.…`, `kit.form.…`, `kit.compare.…`, `kit.fields.…`.
 * Numbers come formatted in `n`; `smart_count` is the plain number that picks singular or plural.
 */
export const kit = { list, form, compare, fields, requests };
