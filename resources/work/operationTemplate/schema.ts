import { z } from 'zod';
import { anyOf } from '../../kit/access.ts';
import { recordOf } from '../../kit/checks/bounds.ts';
import { boolean, data, longText, text } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { findBulkOperation, readProposals } from './bulkParameters.ts';

/** Values of parameters: the operation that they are for says which there are. */
export const parameterValues = recordOf(
  z.union([
    z.string().max(20_000),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(z.string().max(200)).max(500),
    z.array(z.number()).max(500),
  ]),
  40,
);

/** A change of many records that may be run: an operation of the server's list with proposed parameters. */
export const operationTemplate = defineModule({
  name: 'operationTemplate',
  access: {
    read: anyOf('MANAGE_OPERATION_TEMPLATES', 'RUN_OPERATION'),
    pages: 'MANAGE_OPERATION_TEMPLATES',
    write: 'MANAGE_OPERATION_TEMPLATES',
  },
  fields: {
    name: text({ required: 'MISSING_NAME', unique: 'DUPLICATE_NAME', english: 'nameEn' }),
    nameEn: text(),
    description: longText({ max: 500, english: 'descriptionEn' }),
    descriptionEn: longText({ max: 500 }),
    operation: text({
      required: 'MISSING_OPERATION',
      invalid: 'INVALID_OPERATION',
      max: 60,
      valid: (name) => findBulkOperation(name) !== undefined,
      example: 'lockAnimals',
    }),
    parameters: data(parameterValues, { initial: {} }),
    /** The number of records is typed before it runs. */
    requiresConfirmation: boolean({ initial: true }),
    active: boolean({ initial: true }),
  },
  list: {
    columns: ['name', 'operation', 'active'],
    sort: ['name', 'ASC'],
    search: ['name', 'nameEn', 'description', 'descriptionEn'],
  },
  menu: { group: 'reports', icon: 'operation', order: 66 },
  unique: [{ index: 'operation_template_name', property: 'name', code: 'DUPLICATE_NAME' }],
  check: ({ record: { operation, parameters } }) => {
    const declared = findBulkOperation(operation);
    return declared ? readProposals(declared, (parameters ?? {}) as Record<string, unknown>).errors : [];
  },
});
