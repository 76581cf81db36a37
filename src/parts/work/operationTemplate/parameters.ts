import type { AnyBulkOperation } from '../../../../resources/kit/bulkOperation.ts';
import type { AnyModule } from '../../../../resources/kit/module.ts';
import { operationTemplate } from '../../../../resources/work/operationTemplate/schema.ts';

/** The parameters of an operation as the fields of a form, with the texts of the operation. */
export const parametersOf = ({ name, parameters }: AnyBulkOperation): AnyModule => ({
  ...operationTemplate,
  name: `${name}Bulk`,
  fields: parameters,
  access: { read: 'SIGNED_IN', pages: 'SIGNED_IN', create: 'SIGNED_IN', update: 'SIGNED_IN' },
  title: Object.keys(parameters)[0] ?? 'id',
  list: { columns: [], sort: ['id', 'ASC'] },
});

/** The groups of texts of operations, which are fetched with the frame. */
export const bulkText = (name: string | null | undefined, text: 'label' | 'text' | 'noUndo'): string =>
  `${name ?? ''}Bulk.${text}`;
