import sql from 'sql-template-tag';
import { documentsOf, may, never, existsWithin } from '../../../files/sight.ts';

export const entityProfileDocuments = documentsOf({
  ENTITY_PROFILE: (caller, id) =>
    may(caller, 'WRITE_ENTITY_PROFILE') ? existsWithin(sql`entity_profile`, id, null) : never,
});
