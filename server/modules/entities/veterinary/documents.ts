import sql from 'sql-template-tag';
import { documentsOf, may, never, existsWithin } from '../../../files/sight.ts';

export const veterinaryDocuments = documentsOf({
  VETERINARY: (caller, id) =>
    may(caller, 'READ_VETERINARY') ? existsWithin(sql`veterinary`, id, null) : never,
});
