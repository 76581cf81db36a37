import sql from 'sql-template-tag';
import { documentsOf, may, never, belongsToEntities } from '../../../files/sight.ts';

export const entityDocuments = documentsOf({
  ENTITY: (caller, id) =>
    may(caller, 'READ_ENTITY_FILES') ? belongsToEntities(caller, sql`entity`, id, sql`id`) : never,
});
