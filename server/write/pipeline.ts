import { createHash } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import { auditRows, type AuditEntry } from '../audit/writer.ts';
import type { Caller, Services } from '../context.ts';
import { awaitAll } from '../db/awaitAll.ts';
import { findOne, getOne, type Queryable, type Tx } from '../db/db.ts';
import { conflict } from '../errors.ts';
import { enqueue } from '../jobs/outbox.ts';
import type { Write } from './openWrite.ts';

/** The answer of a write: the first time, and word for word when it is repeated. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** An answer, and whether this run of the call left audit rows of its own: the repeat of an answer does not. */
export interface WrittenAnswer extends Answer {
  readonly isAudited: boolean;
}

/** The repeat protection of one call: its key, and what it was about. */
export interface IdempotentRequest {
  readonly key: string;
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}

/**
 * One write, one transaction: repeats first, then the work, then its audit rows and what is to happen
 * after the commit. Nothing of it stays when any part refuses.
 */
export async function runWrite<C extends Caller>(
  services: Services,
  caller: C,
  repeat: IdempotentRequest | null,
  work: (write: Write<C>) => Promise<Answer>,
): Promise<WrittenAnswer> {
  // Visitors share user 0: their keys are random and tell nothing of each other.
  const userId = caller.actor?.id ?? 0;
  const run = async (opened: Tx): Promise<WrittenAnswer> => {
    const entries: AuditEntry[] = [];
    const after: { kind: string; payload: object }[] = [];
    const [tx, claimed] = repeat ? claimFirst(opened, caller, repeat) : [opened, Promise.resolve()];
    const [, answer] = await awaitAll([
      claimed,
      work({
        tx,
        caller,
        services,
        audit: (entry) => void entries.push(entry),
        enqueue: (kind, payload) => void after.push({ kind, payload }),
      }),
    ]);
    if (entries.length > 0) tx.atCommit(auditRows(caller, entries));
    for (const { kind, payload } of after) await enqueue(tx, kind, payload);
    if (repeat) {
      tx.atCommit(sql`
        update idempotency_key set status = ${answer.status}, body = ${JSON.stringify(answer.body ?? null)}::jsonb
        where user_id = ${userId} and key = ${repeat.key}`);
    }
    return { ...answer, isAudited: entries.length > 0 };
  };
  try {
    return await services.db.transaction(run);
  } catch (error) {
    if (error instanceof Repeated) return { ...error.answer, isAudited: false };
    throw error;
  }
}

/** Ends the transaction of a call that was answered before. */
class Repeated extends Error {
  constructor(readonly answer: Answer) {
    super('this call was answered before');
  }
}

/**
 * Claims a key, and gives the transaction in which no statement is answered until it is claimed. So the first statements
 * of the work leave in one packet with the claim, and all that they did is rolled back where the call is a repeat.
 */
function claimFirst(tx: Tx, caller: Caller, repeat: IdempotentRequest): readonly [Tx, Promise<void>] {
  let isClaimed = false;
  const claimed = claim(tx, caller, repeat).then(() => {
    isClaimed = true;
  });
  const query = async <Row>(statement: Sql): Promise<Row[]> => {
    if (isClaimed) return tx.query<Row>(statement);
    const [, rows] = await awaitAll([claimed, tx.query<Row>(statement)]);
    return rows;
  };
  return [{ ...tx, query }, claimed];
}

/** The call under a key, as one that repeats it has to be: for another entity or person it is not the same. */
function hashOf({ actor }: Caller, { method, url, body }: IdempotentRequest): string {
  const standing = [actor?.entity?.id ?? null, actor?.impersonatorId ?? null];
  // The call of a program is another one than that of the user in whose name it calls.
  if (actor?.apiKey) standing.push(actor.apiKey.id);
  return createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null, ...standing]))
    .digest('base64url');
}

/** Returns the answer that a call under this key had, without claiming the key: before what is slow or done once. */
export async function findAnswer(
  db: Queryable,
  caller: Caller,
  repeat: IdempotentRequest,
): Promise<Answer | undefined> {
  return findOne<Answer>(
    db,
    sql`select status, body from idempotency_key where user_id = ${caller.actor?.id ?? 0} and key = ${repeat.key}
      and request_hash = ${hashOf(caller, repeat)} and status is not null`,
  );
}

/**
 * Claims a key. A repeat that arrives while the first is still running waits on the unique index until that one has
 * committed or gone.
 * @throws Repeated with the answer that the first use of the key had; Refusal 409 IDEMPOTENCY_KEY_REUSED
 */
async function claim(tx: Tx, caller: Caller, repeat: IdempotentRequest): Promise<void> {
  const userId = caller.actor?.id ?? 0;
  // What was answered to another entity, or in another's name, is not theirs to see.
  const hash = hashOf(caller, repeat);
  const { requestHash, status, body } = await getOne<{
    requestHash: string;
    status: number | null;
    body: unknown;
  }>(
    tx,
    sql`insert into idempotency_key (user_id, key, request_hash) values (${userId}, ${repeat.key}, ${hash})
      on conflict (user_id, key) do update set key = excluded.key returning request_hash, status, body`,
  );
  if (requestHash !== hash) throw conflict('IDEMPOTENCY_KEY_REUSED');
  // A key is committed with its answer: one without is this call's own.
  if (status !== null) throw new Repeated({ status, body });
}
