import sql from 'sql-template-tag';
import { READ_TRANSFERS } from '../../../../resources/requests/animalTransfer/schema.ts';
import { documentsOf, may, never, existsWithin } from '../../../files/sight.ts';
import { requestScope } from '../../common/request/scope.ts';

export const animalTransferDocuments = documentsOf({
  // As the request itself: its documents hold the same personal data, and more.
  ANIMAL_TRANSFER: (caller, id) =>
    may(caller, READ_TRANSFERS) ? existsWithin(sql`animal_transfer`, id, requestScope(caller)) : never,
});
