import sql, { empty, type Sql } from 'sql-template-tag';
import {
  getEntityPlace,
  searchEntityLevel,
  searchEntityTree,
} from '../../../../resources/entities/entity/treeCalls.ts';
import { registrationsOf, type Registrations } from '../../../../resources/entities/entityProfile/rules.ts';
import { allows } from '../../../../resources/kit/access.ts';
import type { SignedInCaller } from '../../../context.ts';
import { queryPage } from '../../../crud/queryPage.ts';
import { freeText } from '../../../crud/where.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';
import { entityHooks } from './hooks.ts';
import { payingEntity } from './payingEntity.ts';

const PAGE = 50;
/** Levels above an entity; a ring of parents ends there. */
const MAX_HEIGHT = 20;

interface NodeRow {
  readonly id: number;
  readonly name: string;
  readonly brand: string | null;
  readonly vatNumber: string | null;
  readonly active: boolean;
  readonly parentId: number | null;
  readonly profile: { readonly id: number; readonly name: string };
  readonly canRegisterBillable: boolean;
  readonly canRegisterNonBillable: boolean;
  readonly payer: { readonly id: number; readonly name: string } | null;
  readonly children: number;
  readonly users: number;
  readonly veterinarians: number;
}
type Node = Omit<NodeRow, 'canRegisterBillable' | 'canRegisterNonBillable'> & {
  readonly registers: Registrations;
};

/** The entities that a caller sees, over alias `t`. */
const scopeOf = (caller: SignedInCaller): Sql => entityHooks.scope?.(caller) ?? sql`true`;

const from = sql`entity t join entity_profile p on p.id = t.profile_id`;

const columns = (caller: SignedInCaller): Sql => {
  const { actor, scopeEntityIds } = caller;
  const isSeen = actor.isOperator ? empty : sql` and c.id = any(${[...scopeEntityIds]}::bigint[])`;
  return sql`t.id, t.name, t.brand, t.vat_number, t.active, t.parent_id,
    jsonb_build_object('id', p.id, 'name', p.name) as profile, p.can_register_billable, p.can_register_non_billable,
    case when p.is_billable then (select jsonb_build_object('id', e.id, 'name', e.name) from entity e
      where e.id = ${payingEntity(sql`t.id`)}) end as payer,
    (select count(*)::int from entity c where c.parent_id = t.id${isSeen}) as children,
    (select count(*)::int from app_user u where u.entity_id = t.id and u.status = 'ACTIVE') as users,
    (select count(*)::int from veterinary_entity v where v.entity_id = t.id and v.status = 'ACCEPTED') as veterinarians`;
};

const toNode = ({ canRegisterBillable, canRegisterNonBillable, ...row }: NodeRow): Node => ({
  ...row,
  registers: registrationsOf({ canRegisterBillable, canRegisterNonBillable }),
});

/** At the top for a caller stands what has no entity above it that the caller sees. */
const isTop = ({ actor, scopeEntityIds }: SignedInCaller): Sql =>
  actor.isOperator
    ? sql`t.parent_id is null`
    : sql`(t.parent_id is null or not t.parent_id = any(${[...scopeEntityIds]}::bigint[]))`;

export const searchEntityLevelHandler = handleRead(searchEntityLevel, async ({ db, caller, query }) => {
  const parentId = query.parentId?.[0];
  const level = parentId === undefined ? isTop(caller) : sql`t.parent_id = ${parentId}`;
  const page = await queryPage<NodeRow>(db, query, {
    select: columns(caller),
    from,
    where: sql`${scopeOf(caller)} and ${level}`,
    order: sql`t.name_order, t.id`,
    size: PAGE,
  });
  return { ...page, content: page.content.map(toNode) };
});

/** The ids of some entities and of all above them. */
const withAbove = (ids: readonly number[]): Sql => sql`(
  with recursive above as (
    select id, parent_id, 0 as height from entity where id = any(${[...ids]}::bigint[])
    union select p.id, p.parent_id, a.height + 1 from above a join entity p on p.id = a.parent_id where a.height < ${MAX_HEIGHT}::int
  ) select id from above)`;

export const searchEntityTreeHandler = handleRead(searchEntityTree, async ({ db, caller, query }) => {
  const size = query.itemsPerPage ?? PAGE;
  const found = await db.query<{ id: number }>(sql`
    select t.id from entity t where ${scopeOf(caller)} and ${freeText(query.universalSearch)}
    order by t.name_order, t.id limit ${size + 1}`);
  const ids = found.slice(0, size).map(({ id }) => id);
  const nodes = await db.query<NodeRow>(sql`
    select ${columns(caller)} from ${from} where ${scopeOf(caller)} and t.id in ${withAbove(ids)} order by t.name_order, t.id`);
  return { ids, nodes: nodes.map(toNode), hasMore: found.length > size };
});

/** The entities above one, the topmost first, as far as the caller sees them. */
const findAbove = (db: Queryable, caller: SignedInCaller, id: number) =>
  db.query<{ id: number; name: string }>(sql`
    with recursive above as (
      select id, parent_id, 0 as height from entity where id = ${id}
      union select p.id, p.parent_id, a.height + 1 from above a join entity p on p.id = a.parent_id where a.height < ${MAX_HEIGHT}::int
    ) select t.id, t.name from above a join entity t on t.id = a.id
    where a.height > 0 and ${scopeOf(caller)} order by a.height desc`);

export const getEntityPlaceHandler = handleRead(
  getEntityPlace,
  async ({ db, caller, params: { id }, fail }) => {
    const row = await findOne<NodeRow & { credits: number | null }>(
      db,
      sql`select ${columns(caller)},
        case when p.is_billable then coalesce((select b.value - b.reserved from credit_balance b
          where b.entity_id = ${payingEntity(id)}), 0) end as credits
        from ${from} where t.id = ${id} and ${scopeOf(caller)}`,
    );
    if (!row) return fail('NOT_FOUND');
    const { credits, ...node } = row;
    return {
      ...toNode(node),
      above: await findAbove(db, caller, id),
      credits: allows('READ_TRANSACTIONS', caller.actor) ? credits : null,
    };
  },
);
