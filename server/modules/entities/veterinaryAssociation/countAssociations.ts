import sql, { empty } from 'sql-template-tag';
import { countAssociations } from '../../../../resources/entities/veterinaryAssociation/calls.ts';
import type { AssociationStatus } from '../../../../resources/access/session/associationStatuses.ts';
import { handleRead } from '../../../http/handle.ts';
import { speaksFor } from './hooks.ts';

export const countAssociationsHandler = handleRead(countAssociations, async ({ db, caller, query }) => {
  const within = speaksFor(caller, sql`t.entity_id`);
  const rows = await db.query<{ status: AssociationStatus; count: number }>(sql`
    select t.status, count(*)::int as count from veterinary_entity t
    where ${within ?? sql`true`} ${query.entityId ? sql`and t.entity_id = any(${query.entityId}::bigint[])` : empty}
    group by t.status`);
  const counts = { PENDING_ENTITY_RESPONSE: 0, PENDING_VETERINARY_RESPONSE: 0, ACCEPTED: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
});
