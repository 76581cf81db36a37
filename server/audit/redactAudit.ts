import { sign, verify, type KeyObject } from 'node:crypto';
import sql from 'sql-template-tag';
import { findOne, getOne, type Queryable } from '../db/db.ts';
import { json } from '../db/sql.ts';
import type { AuditKeys } from '../settings/auditKeys.ts';
import { digestRows } from './sealStatement.ts';

/** The statement of a redaction: the rows of a seal have this hash since values were erased from them. */
export interface RedactionStatement {
  /** The seal, by its hash in hex. */
  readonly seal: string;
  readonly rows: number;
  readonly hash: string;
  readonly redactedAt: string;
}

/** The last redaction of a seal's rows as it is stored. */
export interface StoredRedaction extends RedactionStatement {
  readonly keyId: string | null;
  readonly signature: string | null;
}

/** Details of an audit row that an erasure puts in the place of others. */
export interface AuditChange {
  readonly id: number;
  readonly details: unknown;
}

interface Run {
  readonly id: number;
  readonly fromId: number;
  readonly toId: number;
  readonly previous: string | null;
  readonly hash: string;
}

const bytesOf = ({ seal, rows, hash, redactedAt }: RedactionStatement): Buffer =>
  Buffer.from(JSON.stringify(['coleira-audit-redaction-1', seal, rows, hash, redactedAt]));

/** Whether a signature is that of a redaction. */
export const isSignatureOfRedaction = (
  statement: RedactionStatement,
  signature: Uint8Array,
  key: KeyObject,
): boolean => verify(null, bytesOf(statement), key, signature);

const LOCK = sql`hashtextextended('audit seals', 0)`;

/** Keeps rows from being sealed until the transaction ends. */
export const holdSeals = (tx: Queryable): Promise<unknown> =>
  tx.query(sql`select pg_advisory_xact_lock(${LOCK})`);

/** Whether this transaction alone may seal rows now. */
export const tryHoldSeals = async (tx: Queryable): Promise<boolean> =>
  (await getOne<{ held: boolean }>(tx, sql`select pg_try_advisory_xact_lock(${LOCK}) as held`)).held;

/** Returns the last redaction of a seal's rows, or nothing. */
export async function findRedaction(db: Queryable, sealId: number): Promise<StoredRedaction | undefined> {
  const found = await findOne<StoredRedaction>(
    db,
    sql`select encode(s.hash, 'hex') as seal, r.rows, encode(r.hash, 'hex') as hash, r.redacted_at, r.key_id,
        encode(r.signature, 'hex') as signature
      from audit_redaction r join audit_seal s on s.id = r.seal_id
      where r.seal_id = ${sealId} order by r.id desc limit 1`,
  );
  return found && { ...found, redactedAt: new Date(found.redactedAt).toISOString() };
}

/** The hash that the rows of a seal must have now, in hex. */
const expectedHash = async (db: Queryable, { id, hash }: Run): Promise<string> =>
  (await findRedaction(db, id))?.hash ?? hash;

const runsOf = (db: Queryable, ids: readonly number[]): Promise<Run[]> =>
  db.query<Run>(sql`
    select s.id, s.from_id, s.to_id, encode(s.previous, 'hex') as previous, encode(s.hash, 'hex') as hash
    from audit_seal s
    where exists (select from unnest(${[...ids]}::bigint[]) x where x between s.from_id and s.to_id) order by s.id`);

/**
 * Changes details of audit rows, and notes for every seal over them what its rows hash to since. The caller holds the
 * seals, and the transaction is one that erases.
 * @returns the new hash of each seal, by its id
 * @throws Error when rows are not as they were sealed: an erasure must not cover an earlier change
 */
export async function redactAudit(
  tx: Queryable,
  changes: readonly AuditChange[],
  keys: AuditKeys | undefined,
): Promise<readonly (readonly [sealId: number, hash: string])[]> {
  if (changes.length === 0) return [];
  const runs = await runsOf(
    tx,
    changes.map(({ id }) => id),
  );
  for (const run of runs) {
    const { hash } = await digestRows(tx, run.previous, run.fromId, run.toId);
    if (hash !== (await expectedHash(tx, run)))
      throw new Error(`the audit rows ${run.fromId} to ${run.toId} are not as they were sealed`);
  }
  for (const { id, details } of changes)
    for (const table of [sql`audit_log`, sql`archive.audit_log`])
      await tx.query(sql`update ${table} set details = ${json(details)}, salt = null where id = ${id}`);
  const redactedAt = new Date().toISOString();
  const done: (readonly [number, string])[] = [];
  for (const run of runs) {
    const { hash } = await digestRows(tx, run.previous, run.fromId, run.toId);
    const rows = changes.filter(({ id }) => id >= run.fromId && id <= run.toId).length;
    const signature = keys?.signing
      ? sign(null, bytesOf({ seal: run.hash, rows, hash, redactedAt }), keys.signing.key).toString('hex')
      : null;
    await tx.query(sql`
      insert into audit_redaction (seal_id, rows, hash, redacted_at, key_id, signature)
      values (${run.id}, ${rows}, decode(${hash}, 'hex'), ${redactedAt}::timestamptz, ${keys?.signing?.id ?? null},
        decode(${signature}::text, 'hex'))`);
    done.push([run.id, hash]);
  }
  return done;
}
