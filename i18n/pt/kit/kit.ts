import { compare } from './views/compare.ts';
import { copy } from './views/copy.ts';
import { fields } from './views/fields.ts';
import { form } from './views/form.ts';
import { list } from './views/list.ts';
import { operation } from './views/operation.ts';
import { requests } from './views/requests.ts';

/**
 * Texts of the generated views: `kit.list.…`, `kit.form.…`, `kit.compare.…`, `kit.copy.…`, `kit.fields.…`, `kit.operation.…`.
 * Numbers come formatted in `n`; `smart_count` is the plain number that picks singular or plural.
 */
export const kit = { list, form, compare, copy, fields, operation, requests };
