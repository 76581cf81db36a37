import sql, { join, type Sql } from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import { asPage, PAGE_DEFAULT } from '../../../../resources/kit/calls/paging.ts';
import {
  addLabel,
  listObjectLabels,
  removeLabel,
  searchLabels,
  type Label,
} from '../../../../resources/common/label/calls.ts';
import type { SignedInCaller } from '../../../context.ts';
import { findOne, getOne, type Queryable } from '../../../db/db.ts';
import { notFound } from '../../../errors.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { requestScope } from '../request/scope.ts';
import { requests, storedRequest } from '../request/storedRequest.ts';

/** The condition that an object of a type, its id an expression, is a request in the caller's sight. */
function inSight(type: string, id: Sql, caller: SignedInCaller): Sql {
  const module = requests.find(({ request }) => request.objectType === type);
  if (!module || !allows(module.access.read, caller.actor)) return sql`false`;
  const { name } = storedRequest(module);
  return sql`exists (select from ${name} t where t.id = ${id} and ${requestScope(caller) ?? sql`true`})`;
}

/** @throws Refusal 404 for an object that is not there, or not in the caller's sight */
async function mustSee(db: Queryable, type: string, id: number, caller: SignedInCaller): Promise<void> {
  const found = await findOne(db, sql`select 1 where ${inSight(type, sql`${id}::bigint`, caller)}`);
  if (!found) throw notFound();
}

export const searchLabelsHandler = handleRead(searchLabels, async ({ db, query, caller }) => {
  const { objectType, value, currentPage = 0, itemsPerPage = PAGE_DEFAULT } = query;
  const seen = requests.map(
    ({ request }) =>
      sql`(l.object_type = ${request.objectType} and ${inSight(request.objectType, sql`l.object_id`, caller)})`,
  );
  const where = sql`(${join([sql`false`, ...seen], ' or ')})
    and (${objectType ?? null}::text is null or l.object_type = ${objectType ?? null})
    and (${value ?? null}::text is null or lower(l.value) = lower(${value ?? null}))`;
  const { total } = await getOne<{ total: number }>(
    db,
    sql`select count(*)::int as total from label l where ${where}`,
  );
  const content = await db.query<Label>(sql`
    select l.object_type, l.object_id, l.value from label l where ${where}
    order by lower(l.value), l.object_type, l.object_id limit ${itemsPerPage} offset ${currentPage * itemsPerPage}`);
  return asPage(content, total, { currentPage, itemsPerPage });
});

export const listObjectLabelsHandler = handleRead(listObjectLabels, async ({ db, params, caller }) => {
  const { objectType, objectId } = params;
  await mustSee(db, objectType, objectId, caller);
  return db.query<Label>(sql`
    select object_type, object_id, value from label
    where object_type = ${objectType} and object_id = ${objectId} order by lower(value)`);
});

export const addLabelHandler = handleWrite(addLabel, async ({ tx, body, caller, audit }) => {
  const { objectType, objectId, value } = body;
  await mustSee(tx, objectType, objectId, caller);
  const added = await findOne(
    tx,
    sql`insert into label (object_type, object_id, value, creation_user_id)
      values (${objectType}, ${objectId}, ${value}, ${caller.actor.id}) on conflict do nothing returning id`,
  );
  if (added) audit({ action: 'LABEL_ADDED', objectType, objectId: String(objectId), details: { value } });
  return { objectType, objectId, value };
});

export const removeLabelHandler = handleWrite(removeLabel, async ({ tx, query, caller, audit }) => {
  const { objectType, objectId, value } = query;
  await mustSee(tx, objectType, objectId, caller);
  const removed = await findOne(
    tx,
    sql`delete from label where object_type = ${objectType} and object_id = ${objectId} and lower(value) = lower(${value})
      returning id`,
  );
  if (removed) audit({ action: 'LABEL_REMOVED', objectType, objectId: String(objectId), details: { value } });
  return {};
});
