import sql, { type Sql } from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import { READ_TRANSPONDERS } from '../../../../resources/stock/transponder/schema.ts';
import type { SignedInCaller } from '../../../context.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { listChanges } from '../../../write/versions.ts';
import { transponderHooks } from '../../stock/transponder/hooks.ts';
import { caseScope } from '../recallCase/recallCases.ts';
import { changeOf, MAX_CHANGES, namedOf, type Sight, type WayEvent } from './sight.ts';

/** A transponder as traceability knows it. */
export interface StockRow {
  readonly id: number;
  readonly number: string;
  readonly state: string;
  readonly lot: string;
  readonly manufacturer: string;
  readonly campaign: string | null;
  readonly holderId: number | null;
  readonly holderName: string | null;
  readonly unusableReason: string | null;
  readonly recallId: number | null;
  /** Whether the caller finds it among the transponders. */
  readonly isVisible: boolean;
}

/** Whether a caller finds the transponder `t`. */
const isVisible = (caller: SignedInCaller): Sql =>
  allows(READ_TRANSPONDERS, caller.actor) ? (transponderHooks.scope?.(caller) ?? sql`true`) : sql`false`;

/** The number of a transponder that the caller finds by its id. */
export const findStockNumber = async (
  db: Queryable,
  caller: SignedInCaller,
  id: number,
): Promise<string | undefined> =>
  (
    await findOne<{ number: string }>(
      db,
      sql`select t.number from transponder t where t.id = ${id} and ${isVisible(caller)}`,
    )
  )?.number;

export const findStock = (
  db: Queryable,
  caller: SignedInCaller,
  number: string,
): Promise<StockRow | undefined> =>
  findOne<StockRow>(
    db,
    sql`select t.id, t.number, t.state, t.lot, t.manufacturer, t.campaign, t.entity_id as holder_id, e.name as holder_name,
      t.unusable_reason, t.recall_id, ${isVisible(caller)} as is_visible
    from transponder t left join entity e on e.id = t.entity_id where t.number = ${number}`,
  );

interface MovementRow {
  readonly id: number;
  readonly status: 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'CANCELED';
  readonly at: string;
  readonly closedAt: string | null;
  readonly rejectionReason: string | null;
  readonly fromId: number | null;
  readonly fromName: string | null;
  readonly toId: number;
  readonly toName: string;
  readonly userId: number | null;
  readonly userName: string | null;
  readonly userEntityId: number | null;
  readonly closingId: number | null;
  readonly closingName: string | null;
  readonly closingEntityId: number | null;
}

async function movements(db: Queryable, stock: StockRow, sight: Sight): Promise<WayEvent[]> {
  const rows = await db.query<MovementRow>(sql`
    select m.id, m.status, m.creation_timestamp as at, m.closing_timestamp as closed_at, m.rejection_reason,
      m.from_entity_id as from_id, f.name as from_name, m.to_entity_id as to_id, t.name as to_name,
      u.id as user_id, u.name as user_name, u.entity_id as user_entity_id,
      c.id as closing_id, c.name as closing_name, c.entity_id as closing_entity_id
    from transponder_movement_item i join transponder_movement m on m.id = i.movement_id
    left join entity f on f.id = m.from_entity_id join entity t on t.id = m.to_entity_id
    left join app_user u on u.id = m.creation_user_id left join app_user c on c.id = m.closing_user_id
    where i.transponder_id = ${stock.id} order by m.id desc limit 200`);
  return rows.flatMap((row) => {
    const isParty = sight.sees(row.fromId) || sight.sees(row.toId);
    const parties = {
      entity: namedOf(row.fromId, row.fromName),
      toEntity: namedOf(row.toId, row.toName),
      recordId: isParty ? row.id : null,
    };
    const user = { user: namedOf(row.userId, row.userName), userEntityId: row.userEntityId };
    const sent = sight.event(row.fromId === null ? 'DELIVERY' : 'MOVEMENT', row.at, { ...parties, ...user });
    if (row.status === 'PENDING' || row.closedAt === null) return [sent];
    const closed = sight.event(row.status, row.closedAt, {
      ...parties,
      user: namedOf(row.closingId, row.closingName),
      userEntityId: row.closingEntityId,
      reason: isParty ? row.rejectionReason : null,
    });
    return [sent, closed];
  });
}

/** When it was marked as unusable, for another reason than a recall, and as usable again. */
async function uses(db: Queryable, stock: StockRow, sight: Sight): Promise<WayEvent[]> {
  const changes = await listChanges(db, 'transponder', stock.id, (data) => data, {
    kind: sql`v.action::text`,
    where: sql`v.action in ('SET_UNUSABLE', 'SET_USABLE') and v.data ->> 'recallId' is null`,
    limit: MAX_CHANGES,
  });
  return changes.map((change) => {
    const { at, ...by } = changeOf(change);
    const reason = typeof change.unusableReason === 'string' ? change.unusableReason : null;
    return sight.event(change.revisionKind === 'SET_UNUSABLE' ? 'UNUSABLE' : 'USABLE', at, { ...by, reason });
  });
}

interface RecallRow {
  readonly id: number | null;
  readonly at: string;
  readonly reason: string;
  readonly userId: number | null;
  readonly userName: string | null;
  readonly doneAt: string | null;
  readonly outcome: WayEvent['outcome'];
  readonly note: string | null;
  readonly doneId: number | null;
  readonly doneName: string | null;
  readonly doneEntityId: number | null;
}

/** Its recall, and what was found when its animal was looked at. */
async function recalls(
  db: Queryable,
  caller: SignedInCaller,
  stock: StockRow,
  sight: Sight,
): Promise<WayEvent[]> {
  const rows = await db.query<RecallRow>(sql`
    select c.id, r.creation_timestamp as at, r.reason, u.id as user_id, u.name as user_name, c.done_timestamp as done_at,
      c.outcome, c.note, d.id as done_id, d.name as done_name, d.entity_id as done_entity_id
    from transponder_recall r left join app_user u on u.id = r.creation_user_id
    left join (select t.* from recall_case t where t.transponder = ${stock.number} and ${caseScope(caller) ?? sql`true`}) c
      on c.recall_id = r.id
    left join app_user d on d.id = c.done_user_id
    where r.id = ${stock.recallId} or c.id is not null order by r.id desc limit 20`);
  return rows.flatMap((row) => {
    const recalled = sight.event('RECALLED', row.at, {
      reason: row.reason,
      user: namedOf(row.userId, row.userName),
    });
    if (row.doneAt === null) return [recalled];
    const checked = sight.event('CHECKED', row.doneAt, {
      outcome: row.outcome,
      reason: row.note,
      recordId: row.id,
      user: namedOf(row.doneId, row.doneName),
      userEntityId: row.doneEntityId,
    });
    return [recalled, checked];
  });
}

/** What happened to a transponder until it was implanted, and to its batch since. */
export async function stockEvents(
  db: Queryable,
  caller: SignedInCaller,
  stock: StockRow,
  sight: Sight,
): Promise<WayEvent[]> {
  const all = await Promise.all([
    movements(db, stock, sight),
    stock.isVisible ? uses(db, stock, sight) : [],
    recalls(db, caller, stock, sight),
  ]);
  return all.flat();
}
