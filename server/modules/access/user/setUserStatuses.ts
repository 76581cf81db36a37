import sql from 'sql-template-tag';
import { checkUserStatuses, setUserStatuses } from '../../../../resources/access/user/statusCalls.ts';
import type { SignedInCaller } from '../../../context.ts';
import { updateFromInput } from '../../../crud/writeFromInput.ts';
import type { Queryable } from '../../../db/db.ts';
import { conflict, formError, Refusal } from '../../../errors.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { dryRun } from '../../../write/dryRun.ts';
import { lockRecord } from '../../../write/records.ts';
import type { Write } from '../../../write/openWrite.ts';
import { users, type User } from './users.ts';

type Status = 'ACTIVE' | 'INACTIVE';

interface StatusChange {
  readonly users: readonly { readonly id: number; readonly version: number }[];
  readonly status: Status;
  readonly reason?: string;
}

interface Outcome {
  readonly id: number;
  readonly version: number | null;
  readonly refusal: string | null;
}

/** The code that a page says of one account: of its field where a field is meant. */
export const codeOfRefusal = (refusal: Refusal): string => refusal.errors[0]?.error ?? refusal.code;

/** Locks accounts in one order for all callers, administrators last: an entity that loses all its users loses them too. */
export async function lockedOrder(tx: Queryable, ids: readonly number[]): Promise<number[]> {
  const rows = await tx.query<{ id: number; administers: boolean }>(
    sql`select u.id, coalesce('WRITE_USER' = any(r.permissions), false) as administers
      from app_user u left join role r on r.id = u.role_id
      where u.id = any(${[...ids]}::bigint[]) order by u.id for update of u`,
  );
  return rows.toSorted((a, b) => Number(a.administers) - Number(b.administers)).map(({ id }) => id);
}

async function changeOne(
  write: Write,
  {
    id,
    version,
    status,
    reason,
  }: { id: number; version: number; status: Status; reason?: string | undefined },
): Promise<User> {
  const before = await lockRecord(write, users, id);
  if (before.status === status)
    throw conflict(status === 'ACTIVE' ? 'USER_ALREADY_ACTIVE' : 'USER_ALREADY_INACTIVE');
  return updateFromInput(
    write,
    users,
    id,
    { version, status },
    {},
    {
      action: status === 'ACTIVE' ? 'USER_REACTIVATED' : 'USER_DEACTIVATED',
      ...(reason && { details: { reason } }),
    },
  );
}

/** Changes each account that can be; what stands against another is its outcome, and does not stop the rest. */
async function changeStatuses(write: Write, change: StatusChange): Promise<Outcome[]> {
  const versions = new Map(change.users.map(({ id, version }) => [id, version]));
  if (versions.size < change.users.length) throw formError([{ property: 'users', error: 'DUPLICATE_VALUE' }]);
  const order = await lockedOrder(write.tx, [...versions.keys()]);
  const outcomes = new Map<number, Outcome>();
  for (const id of order) {
    try {
      const { version } = await changeOne(write, { ...change, id, version: versions.get(id)! });
      outcomes.set(id, { id, version, refusal: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcomes.set(id, { id, version: null, refusal: codeOfRefusal(error) });
    }
  }
  return change.users.map(({ id }) => outcomes.get(id) ?? { id, version: null, refusal: 'NOT_FOUND' });
}

export const setUserStatusesHandler = handleWrite(setUserStatuses, async (write) => ({
  users: await changeStatuses(write, write.body),
}));

interface Affected {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly entity: { readonly id: number; readonly name: string } | null;
  readonly sessions: number;
  readonly waitingDecisions: number;
  readonly runningBatches: number;
  readonly openRequests: number;
}

/** The accounts that the caller sees, and what of theirs is under way. */
function findAffected(db: Queryable, caller: SignedInCaller, ids: readonly number[]): Promise<Affected[]> {
  const scope = users.hooks.scope?.(caller) ?? sql`true`;
  return db.query<Affected>(sql`
    select t.id, t.version, t.name,
      case when e.id is null then null else jsonb_build_object('id', e.id, 'name', e.name) end as entity,
      (select count(*)::int from session s where s.user_id = t.id and least(s.idle_end, s.absolute_end) > now()) as sessions,
      (select count(*)::int from delayed_decision d where d.user_id = t.id and d.state = 'WAITING') as waiting_decisions,
      (select count(*)::int from certificate_batch b where b.user_id = t.id and b.done_timestamp is null) as running_batches,
      (select count(*)::int from record_presence p where p.user_id = t.id
        and p.last_seen_timestamp > now() - interval '60 seconds') as open_requests
    from app_user t left join entity e on e.id = t.entity_id
    where t.id = any(${[...ids]}::bigint[]) and ${scope}
    order by t.name_order, t.id`);
}

export const checkUserStatusesHandler = handleRead(
  checkUserStatuses,
  async ({ services, db, caller, body: { ids, status } }) => {
    const found = await findAffected(db, caller, ids);
    const outcomes = await dryRun(services, caller, (write) =>
      changeStatuses(write, { users: found.map(({ id, version }) => ({ id, version })), status }),
    );
    const refusals = new Map(outcomes.map(({ id, refusal }) => [id, refusal]));
    return {
      users: found.map((one) => ({ ...one, refusal: refusals.get(one.id) ?? null })),
      missing: new Set(ids).size - found.length,
    };
  },
);
