import sql from 'sql-template-tag';
import { pendingLostAnimal } from '../../../../resources/lostFound/pendingLostAnimal/schema.ts';
import { documentsOf, may, never, existsWithin } from '../../../files/sight.ts';
import { requestScope } from '../../common/request/scope.ts';

export const pendingLostAnimalDocuments = documentsOf({
  PENDING_LOST_ANIMAL: (caller, id) =>
    may(caller, pendingLostAnimal.access.read)
      ? existsWithin(sql`pending_lost_animal`, id, requestScope(caller))
      : never,
});
