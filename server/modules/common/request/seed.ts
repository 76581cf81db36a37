import sql, { raw, type Sql } from 'sql-template-tag';
import { addDays } from '../../../../resources/numbers/dates.ts';
import { addWorkingDays } from '../../../../resources/numbers/workingDays.ts';
import type { Queryable } from '../../../db/db.ts';
import { ident, toSnake } from '../../../db/sql.ts';
import { momentOf } from '../../../demonstration/base/calendar.ts';
import { Random } from '../../../demonstration/base/random.ts';

type Fate = 'WAITING' | 'INCOMPLETE' | 'ACCEPTED' | 'REJECTED' | 'CANCELED';
type Value = string | number | boolean | null;

/** The outcomes of the requests of each type, the newest first. */
export const REQUEST_FATES: readonly Fate[] = [
  'WAITING',
  'WAITING',
  'WAITING',
  'INCOMPLETE',
  'ACCEPTED',
  'ACCEPTED',
  'REJECTED',
  'CANCELED',
];

/** The transaction that fills the register, and the day it is dated by. */
export interface Demonstration {
  readonly tx: Queryable;
  readonly today: string;
  /** The user who decides. */
  readonly operator: number;
}

interface Requester {
  readonly name: string;
  readonly email: string | null;
}

/** The columns that every request has, as they follow from what became of it. */
export function requestColumns(
  { today, operator }: Demonstration,
  at: number,
  termDays: number,
  { name, email }: Requester,
): Record<string, Value> {
  const fate = REQUEST_FATES[at]!;
  const random = new Random('public request', at);
  const day = addDays(today, -(at * 3 + 1));
  const decisionDay = addDays(day, 1);
  const created = momentOf(random, day);
  const isDone = fate === 'ACCEPTED' || fate === 'REJECTED' || fate === 'CANCELED';
  const reasons = {
    INCOMPLETE: 'Um dos documentos está ilegível ou incompleto.',
    REJECTED: 'Já existe um pedido igual.',
  };
  return {
    origin: 'PUBLIC',
    requesterName: name,
    requesterEmail: email ?? 'requerente@example.test',
    validationStatus: isDone
      ? 'DONE'
      : fate === 'INCOMPLETE'
        ? 'WAITING_DOCUMENTATION'
        : 'WAITING_VALIDATION',
    closed: isDone,
    accepted: fate === 'ACCEPTED' ? true : fate === 'REJECTED' ? false : null,
    reason: fate === 'INCOMPLETE' || fate === 'REJECTED' ? reasons[fate] : null,
    decisionUserId: fate === 'WAITING' || fate === 'CANCELED' ? null : operator,
    dueDate: addWorkingDays(day, termDays),
    termPauseDate: fate === 'INCOMPLETE' ? decisionDay : null,
    creationTimestamp: created,
    // What waits has not changed since it came.
    lastUpdateTimestamp: fate === 'WAITING' ? created : momentOf(random, decisionDay),
  };
}

/** Writes a request of a type. */
export const insertRequest = async (
  tx: Queryable,
  table: string,
  columns: Record<string, Value>,
  text: string,
): Promise<void> => {
  const entries: (readonly [string, Sql])[] = Object.entries({ ...columns, searchText: text }).map(
    ([name, value]) => [toSnake(name), sql`${value}`],
  );
  const names = entries.map(([name]) => ident(name)).reduce((all, one) => sql`${all}, ${one}`);
  const values = entries.map(([, value]) => value).reduce((all, one) => sql`${all}, ${one}`);
  await tx.query(sql`insert into ${raw(table)} (${names}) values (${values})`);
};
