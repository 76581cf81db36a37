import sql, { type Sql } from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import {
  endPresence,
  keepPresence,
  searchPresence,
  type Present,
} from '../../../../resources/common/presence/calls.ts';
import { PRESENCE_SECONDS, type QueueModule } from '../../../../resources/common/presence/queues.ts';
import type { SignedInCaller } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { atMost } from '../../../db/sql.ts';
import { forbidden } from '../../../errors.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { getRecord } from '../../../write/records.ts';
import { requests, storedRequest } from '../request/storedRequest.ts';

/** Lists at most so many open records. */
const MAX_LISTED = 200;

function mustDecide(name: QueueModule, { actor }: SignedInCaller): void {
  const module = requests.find((one) => one.name === name);
  if (!module || !allows(module.request.decide, actor)) throw forbidden();
}

/** Other users' open records of a module, over alias `p`. */
const othersOf = (db: Queryable, name: QueueModule, { actor }: SignedInCaller, where: Sql) =>
  db.query<Present>(sql`
    select p.record_id, jsonb_build_object('id', u.id, 'name', u.name) as user, p.since_timestamp
    from record_presence p join app_user u on u.id = p.user_id
    where p.module = ${name} and p.user_id <> ${actor.id} and ${where}
      and p.last_seen_timestamp > now() - make_interval(secs => ${PRESENCE_SECONDS})
    order by p.since_timestamp, p.user_id ${atMost(MAX_LISTED)}`);

export const keepPresenceHandler = handleWrite(keepPresence, async ({ tx, params, caller }) => {
  mustDecide(params.module, caller);
  await getRecord(tx, storedRequest({ name: params.module }), params.id, caller);
  await tx.query(sql`
    insert into record_presence as p (module, record_id, user_id)
    values (${params.module}, ${params.id}, ${caller.actor.id})
    on conflict (module, record_id, user_id) do update set last_seen_timestamp = now(),
      since_timestamp = case when p.last_seen_timestamp > now() - make_interval(secs => ${PRESENCE_SECONDS})
        then p.since_timestamp else now() end`);
  return othersOf(tx, params.module, caller, sql`p.record_id = ${params.id}`);
});

export const endPresenceHandler = handleWrite(endPresence, async ({ tx, params, caller }) => {
  await tx.query(sql`
    delete from record_presence
    where module = ${params.module} and record_id = ${params.id} and user_id = ${caller.actor.id}`);
  return {};
});

export const searchPresenceHandler = handleRead(searchPresence, async ({ db, params, caller }) => {
  mustDecide(params.module, caller);
  const queue = storedRequest({ name: params.module });
  const scope = queue.hooks.scope?.(caller);
  const inScope = scope
    ? sql`exists (select from ${queue.name} t where t.id = p.record_id and ${scope})`
    : sql`true`;
  return othersOf(db, params.module, caller, inScope);
});
