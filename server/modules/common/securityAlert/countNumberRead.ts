import sql, { join, type Sql } from 'sql-template-tag';
import type { Counting, SignedInCaller } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { Refusal } from '../../../errors.ts';
import { raiseAlert } from './raiseAlert.ts';

const HOUR_S = 3600;

/** The outcome for one subject: the count after this number, or that it was read by before. */
interface Counted {
  readonly subject: string;
  /** null: not counted, read by before, or the limit is reached. */
  readonly numbers: number | null;
  readonly isCounted: boolean;
  readonly isRepeat: boolean;
  /** The limit was reached before this number. */
  readonly isFull: boolean;
  readonly secondsLeft: number;
}

/** A number by which a caller reads. */
export interface NumberRead {
  /** Normalised, with what it is a number of: `PT 501234567`. */
  readonly number: string;
  /** Whether it is of a record of the caller's own, which is not counted; false by default. */
  readonly isOwn?: Sql;
  /**
   * Whether it is to be registered. Such numbers have a limit of their own, as high as that of reading: only what is on
   * record is counted, and once the limit is reached every number is refused, so that the refusal says nothing.
   */
  readonly isToRegister?: boolean;
}

const accountOf = ({ id, impersonatorId }: SignedInCaller['actor']): string => `user:${impersonatorId ?? id}`;
const THIS_HOUR = sql`date_trunc('hour', now())`;
const hashOf = (number: Sql): Sql => sql`hashtextextended(${number}, 0)`;

/**
 * A statement that takes numbers out of what an account has read by in this hour, once for each time that they were
 * counted. They stay counted for its entity, whose limit then bounds the account.
 * @param numbers a query of one column
 */
export const uncountNumbers = (actor: SignedInCaller['actor'], numbers: Sql): Sql => sql`
  with gone as (delete from number_read where subject = ${accountOf(actor)} and hour = ${THIS_HOUR}
    and number_hash in (select ${hashOf(sql`n.number`)} from (${numbers}) n (number)) returning subject)
  update number_read_count set numbers = numbers - (select count(*) from gone)
    where subject = ${accountOf(actor)} and hour = ${THIS_HOUR} and exists (select from gone)`;

/**
 * Counts a number outside its scope by which the caller reads, found or not, once an hour for the account and for its
 * entity. One statement, which reads a few rows by their keys: the count rises before the number is noted, and no
 * further than the limit, also of calls at the same moment.
 * @throws Refusal 429 TOO_MANY_REQUESTS for one number more than either may read by in an hour
 */
export async function countNumberRead(
  db: Queryable,
  { settings, apart }: Pick<Counting, 'settings' | 'apart'>,
  caller: SignedInCaller,
  { number, isOwn = sql`false`, isToRegister = false }: NumberRead,
): Promise<void> {
  const { actor } = caller;
  // An owner finds nothing outside the own records.
  if (actor.ownerId !== null) return;
  const { accountNumberReads, entityNumberReads } = settings.limits;
  const act = `${apart ? `${apart}:` : ''}${isToRegister ? 'register:' : ''}`;
  const account = `${act}${accountOf(actor)}`;
  // A file is of the entity, whichever of its users imports it.
  const limits = new Map(apart && actor.entity ? [] : [[account, accountNumberReads]]);
  if (actor.entity) limits.set(`${act}entity:${actor.entity.id}`, entityNumberReads);
  const values = [...limits].map(([subject, most]) => sql`(${subject}, ${most}::int)`);
  const hash = hashOf(sql`${number}`);
  const counted = await db.query<Counted>(sql`
    with own as materialized (select (${isOwn}) as is_own),
    s as (select v.*, not own.is_own as is_counted from (values ${join(values)}) v (subject, most), own),
    known as (select r.subject from s join number_read r
      on r.subject = s.subject and r.hour = ${THIS_HOUR} and r.number_hash = ${hash} where s.is_counted),
    counted as (
      insert into number_read_count as c (subject, hour, numbers)
      select s.subject, ${THIS_HOUR}, 1 from s where s.is_counted and s.subject not in (select k.subject from known k) order by s.subject
      on conflict (subject, hour) do update set numbers = c.numbers + 1
        where c.numbers < (select s.most from s where s.subject = c.subject)
      returning c.subject, c.numbers),
    noted as (insert into number_read (subject, hour, number_hash)
      select c.subject, ${THIS_HOUR}, ${hash} from counted c on conflict do nothing)
    select s.subject, s.is_counted, c.numbers, k.subject is not null as is_repeat, coalesce(n.numbers >= s.most, false) as is_full,
      ceil(extract(epoch from ${THIS_HOUR} + interval '1 hour' - now()))::int as seconds_left
    from s left join counted c on c.subject = s.subject left join known k on k.subject = s.subject
      left join number_read_count n on n.subject = s.subject and n.hour = ${THIS_HOUR}`);
  for (const { subject, numbers } of counted) {
    const most = limits.get(subject);
    if (numbers === null || numbers !== most) continue;
    const kind = subject === account ? 'ACCOUNT_NUMBER_READS' : 'ENTITY_NUMBER_READS';
    // eslint-disable-next-line no-await-in-loop -- both at once happen hardly ever
    await raiseAlert(db, caller, kind, most);
  }
  const over = counted.find(
    ({ isCounted, numbers, isRepeat, isFull }) =>
      (isCounted && numbers === null && !isRepeat) || (isToRegister && isFull),
  );
  if (over) throw new Refusal(429, 'TOO_MANY_REQUESTS', [], {}, Math.min(over.secondsLeft, HOUR_S));
}
