import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { auditRows, type AuditEntry } from '../audit/writer.ts';
import type { Caller, Services } from '../context.ts';
import { findOne, getOne, type Queryable, type Tx } from '../db/db.ts';
import { conflict } from '../errors.ts';
import { enqueue } from '../jobs/outbox.ts';
import type { Write } from './write.ts';

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
  return services.db.transaction(async (tx) => {
    const earlier = repeat && (await claim(tx, caller, repeat));
    if (earlier) return { ...earlier, isAudited: false };
    const entries: AuditEntry[] = [];
    const after: { kind: string; payload: object }[] = [];
    const answer = await work({
      tx,
      caller,
      services,
      audit: (entry) => void entries.push(entry),
      enqueue: (kind, payload) => void after.push({ kind, payload }),
    });
    if (entries.length > 0) tx.atCommit(auditRows(caller, entries));
    for (const { kind, payload } of after) await enqueue(tx, kind, payload);
    if (repeat) {
      tx.atCommit(sql`
        update idempotency_key set status = ${answer.status}, body = ${JSON.stringify(answer.body ?? null)}::jsonb
        where user_id = ${userId} and key = ${repeat.key}`);
    }
    return { ...answer, isAudited: entries.length > 0 };
  });
}

/** The call under a key, as one that repeats it has to be: for another entity or person it is not the same. */
function hashOf({ actor }: Caller, { method, url, body }: IdempotentRequest): string {
  const standing = [actor?.entity?.id ?? null, actor?.impersonatorId ?? null];
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
 * Claims a key, or gives the answer that its first use had. A repeat that arrives while the first is
 * still running waits on the unique index until that one has committed or gone.
 */
async function claim(tx: Tx, caller: Caller, repeat: IdempotentRequest): Promise<Answer | null> {
  const userId = caller.actor?.id ?? 0;
  // What was answered to another entity, or in another's name, is not theirs to see.
  const hash = hashOf(caller, repeat);
  const claimed = await tx.query(sql`
    insert into idempotency_key (user_id, key, request_hash) values (${userId}, ${repeat.key}, ${hash})
    on conflict do nothing returning key`);
  if (claimed.length > 0) return null;
  const earlier = await getOne<{ requestHash: string; status: number; body: unknown }>(
    tx,
    sql`select request_hash, status, body from idempotency_key where user_id = ${userId} and key = ${repeat.key}`,
  );
  if (earlier.requestHash !== hash) throw conflict('IDEMPOTENCY_KEY_REUSED');
  return { status: earlier.status, body: earlier.body };
}
