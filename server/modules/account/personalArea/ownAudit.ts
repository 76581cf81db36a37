import sql, { empty, join, type Sql } from 'sql-template-tag';
import { AUDIT_ACTIONS, auditActionOf, type AuditKind } from '../../../../resources/common/audit/actions.ts';
import { auditObjectOf } from '../../../../resources/common/audit/objects.ts';
import { asPage } from '../../../../resources/kit/calls/paging.ts';
import { ownAudit } from '../../../../resources/account/personalArea/calls.ts';
import { getOne } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';

/** Rows are counted and paged through up to here; what is older is found by narrowing the days. */
const COUNTED = 1001;

interface Row {
  readonly id: number;
  readonly at: string;
  readonly action: string;
  readonly objectType: string;
  readonly objectId: string | null;
  readonly ip: string | null;
  readonly user: { readonly id: number; readonly name: string } | null;
  readonly impersonator: { readonly id: number; readonly name: string } | null;
}

const among = (kind: AuditKind): Sql =>
  sql`a.action in (${join(AUDIT_ACTIONS[kind].map((action) => sql`${action}`))})`;

const account = sql`(${among('ACCOUNT')} or (a.action = 'UPDATE' and a.object_type in ('user', 'USER')))`;

/** What the index of a user's acts leaves out: the planner has to read that a kind has none of it. */
const acts = sql`a.action <> all (array['READ', 'SEARCH'])`;

const OF_KIND: Record<AuditKind, Sql> = {
  SIGN_IN: sql`${acts} and ${among('SIGN_IN')}`,
  READ: among('READ'),
  ACCOUNT: sql`${acts} and ${account}`,
  IMPERSONATION: sql`(a.impersonator_id is not null or ${among('IMPERSONATION')})`,
  WRITE: sql`${acts} and not (${among('SIGN_IN')} or ${among('READ')} or ${account} or ${among('IMPERSONATION')})`,
};

export const ownAuditHandler = handleRead(ownAudit, async ({ db, query, caller }) => {
  const { id, timezone } = caller.actor;
  const { kind, from, to, currentPage = 0, itemsPerPage = 25, sortDirection } = query;
  const narrowed = join(
    [
      kind ? OF_KIND[kind] : sql`true`,
      from ? sql`a.at >= (${from}::date::timestamp at time zone ${timezone})` : sql`true`,
      to ? sql`a.at < ((${to}::date + 1)::timestamp at time zone ${timezone})` : sql`true`,
    ],
    ' and ',
  );
  const isOldestFirst = sortDirection === 'ASC';
  const order = isOldestFirst ? sql`a.at, a.id` : sql`a.at desc, a.id desc`;
  // Each part walks an index of its own, no further than this page; together they are sorted once more.
  const parts = (columns: Sql, limit: number, sorted: Sql = empty): Sql =>
    join(
      [
        sql`a.user_id = ${id}`,
        sql`a.impersonator_id = ${id}`,
        // Attempts on the account without a signed-in user.
        sql`a.user_id is null and a.object_type in ('user', 'USER') and a.object_id = ${String(id)}`,
      ].map(
        (part) =>
          sql`(select ${columns} from audit_log a where ${part} and ${narrowed} ${sorted} limit ${limit})`,
      ),
      ' union all ',
    );
  const upTo = Math.min(itemsPerPage * (currentPage + 1), COUNTED);
  const rows = await db.query<Row>(sql`
    select a.id, a.at, a.action, a.object_type, a.object_id, a.ip,
      case when a.user_id <> ${id} then jsonb_build_object('id', u.id, 'name', u.name) end as user,
      case when a.impersonator_id <> ${id} then jsonb_build_object('id', i.id, 'name', i.name) end as impersonator
    from (${parts(sql`a.*`, upTo, sql`order by ${order}`)}) a
    left join app_user u on u.id = a.user_id
    left join app_user i on i.id = a.impersonator_id
    order by ${order} limit ${itemsPerPage} offset ${itemsPerPage * currentPage}`);
  const { total } = await getOne<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${parts(sql`1`, COUNTED)}) counted`,
  );
  const totalItems = Math.min(total, COUNTED);
  const content = rows.map((row) => ({
    ...row,
    action: auditActionOf(row.action),
    objectType: auditObjectOf(row.objectType),
  }));
  return {
    ...asPage(content, totalItems, { currentPage, itemsPerPage }),
    ...(total >= COUNTED && { totalIsEstimate: true }),
  };
});
