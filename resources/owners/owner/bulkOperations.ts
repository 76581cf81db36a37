import { allOf, operator } from '../../kit/access.ts';
import { defineBulkOperation } from '../../kit/bulkOperation.ts';
import { integer } from '../../kit/fields.ts';

export const recomputeOwners = defineBulkOperation({
  name: 'recomputeOwners',
  of: 'owner',
  requires: allOf('WRITE_OWNER', operator),
  parameters: {
    firstId: integer({ initial: 1, min: 1 }),
    lastId: integer({ min: 1 }),
  },
  isUndoable: false,
  example: { parameters: { firstId: 1 }, record: { searchText: '?' } },
});
