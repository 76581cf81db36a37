import { allOf, operator } from '../../kit/access.ts';
import { defineBulkOperation, recomputed } from '../../kit/bulkOperation.ts';

export const recomputeOwners = defineBulkOperation({
  name: 'recomputeOwners',
  of: 'owner',
  requires: allOf('WRITE_OWNER', operator),
  ...recomputed,
});
