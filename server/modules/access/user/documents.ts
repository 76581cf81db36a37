import sql from 'sql-template-tag';
import { documentsOf, may, belongsToEntities } from '../../../files/sight.ts';

export const userDocuments = documentsOf({
  USER: (caller, id) =>
    may(caller, 'READ_USER')
      ? sql`(${id} = ${caller.actor.id} or ${belongsToEntities(caller, sql`app_user`, id, sql`entity_id`)})`
      : sql`${id} = ${caller.actor.id}`,
});
