import sql, { join, type Sql } from 'sql-template-tag';
import type { Caller, Services } from '../context.ts';
import type { Tx } from '../db/db.ts';

/**
 * Why a mail is sent. `NOTICE`: it says to the person affected what was done, answers that person, or belongs to a job
 * that runs on its own; it never waits. Otherwise the write that causes it, whose account is counted.
 */
export type MailCause =
  | 'NOTICE'
  | {
      readonly caller: Pick<Caller, 'actor'>;
      readonly services: Pick<Services, 'settings'>;
      /** A second copy of a mail that is counted: it waits as that one does, and does not count. */
      readonly isCopy?: boolean | undefined;
    };

/** How fast jobs of one key may run: at most so many in each of these windows, which slide. */
export interface Pace {
  readonly key: string;
  readonly windows: readonly { readonly most: number; readonly seconds: number }[];
  /** Whether the job itself counts for those after it. */
  readonly isCounted: boolean;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Returns the pace of a mail, or nothing where it is not counted: notices, mails to the account's own address, what
 * visitors cause, who have limits of their own, and what the operator's staff do.
 */
export function paceOf(cause: MailCause, to: string): Pace | undefined {
  if (cause === 'NOTICE') return undefined;
  const { actor } = cause.caller;
  if (!actor || actor.isOperator || actor.email.toLowerCase() === to.toLowerCase()) return undefined;
  const isCounted = !cause.isCopy;
  const { ownerMailsAnHour, ownerMailsADay, entityMailsADay } = cause.services.settings.limits;
  if (actor.ownerId !== null)
    return {
      key: `user:${actor.id}`,
      isCounted,
      windows: [
        { most: ownerMailsAnHour, seconds: HOUR },
        { most: ownerMailsADay, seconds: DAY },
      ],
    };
  return {
    key: actor.entity ? `entity:${actor.entity.id}` : `user:${actor.id}`,
    isCounted,
    windows: [{ most: entityMailsADay, seconds: DAY }],
  };
}

/**
 * Has the transactions that add a job of this key follow one another, from here to their commit: each sees the jobs
 * of the one before, so that of many at the same moment no more are due than the pace allows.
 */
export function lockPace(tx: Tx, { key }: Pace): void {
  tx.atCommit(sql`select pg_advisory_xact_lock(hashtextextended(${`outbox:${key}`}, 0))`);
}

/**
 * The first moment at which one more job keeps the pace: after the last but so many of each window. It reads as many
 * entries of the index as the window may have.
 */
export const nextMoment = ({ key, windows }: Pace): Sql =>
  sql`greatest(now(), ${join(
    windows.map(
      ({ most, seconds }) => sql`(select o.planned + ${seconds} * interval '1 second' from outbox o
      where o.pace_key = ${key} and o.planned > now() - ${seconds} * interval '1 second'
      order by o.planned desc offset ${most - 1} limit 1)`,
    ),
  )})`;
