import sql from 'sql-template-tag';
import { ownAdministrators } from '../../../../resources/account/personalArea/profileCalls.ts';
import { handleRead } from '../../../http/handle.ts';
import { noteRead } from '../../../http/personalReads.ts';

/** The most that are named; one is enough to ask. */
const MAX_ADMINISTRATORS = 5;

export const ownAdministratorsHandler = handleRead(ownAdministrators, async ({ db, caller, request }) => {
  const { entity, id } = caller.actor;
  if (!entity) return [];
  const found = await db.query<{ id: number; name: string; email: string }>(sql`
    select u.id, u.name, u.email from app_user u join role r on r.id = u.role_id
    where u.entity_id = ${entity.id} and u.status = 'ACTIVE' and u.id <> ${id} and 'WRITE_USER' = any(r.permissions)
    order by u.name_order, u.id limit ${MAX_ADMINISTRATORS}`);
  if (found.length > 0) noteRead(request, { details: { ids: found.map((one) => one.id) } });
  return found;
});
