import sql from 'sql-template-tag';
import { documentsOf, may, never, existsWithin } from '../../../files/sight.ts';
import { ownerScope } from './scope.ts';

export const ownerDocuments = documentsOf({
  OWNER: (caller, id) =>
    may(caller, 'READ_OWNER') || caller.actor.ownerId !== null
      ? existsWithin(sql`owner`, id, ownerScope(caller))
      : never,
});
