import { createHash, sign, verify, type KeyObject } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/db.ts';

/** The statement of a seal; hashes in hex, the time in ISO 8601. */
export interface SealStatement {
  readonly fromId: number;
  readonly toId: number;
  readonly rows: number;
  readonly previous: string | null;
  readonly hash: string;
  readonly sealedAt: string;
}

/** A seal as it is written elsewhere: what it says, and by which key. */
export interface SealCopy extends SealStatement {
  readonly keyId: string | null;
  readonly signature: string | null;
}

/** The columns of `audit_seal` that make a `SealCopy`. */
export const sealColumns: Sql = sql`from_id, to_id, rows, encode(previous, 'hex') as previous, encode(hash, 'hex') as hash,
  sealed_at, key_id, encode(signature, 'hex') as signature`;

const bytesOf = ({ fromId, toId, rows, previous, hash, sealedAt }: SealStatement): Buffer =>
  Buffer.from(JSON.stringify(['coleira-audit-seal-1', fromId, toId, rows, previous, hash, sealedAt]));

/** Returns the Ed25519 signature of a seal. */
export const signSeal = (statement: SealStatement, key: KeyObject): Buffer =>
  sign(null, bytesOf(statement), key);

/** Whether a signature is that of a seal. */
export const isSignatureOf = (statement: SealStatement, signature: Uint8Array, key: KeyObject): boolean =>
  verify(null, bytesOf(statement), key, signature);

/**
 * Returns the hash of a run of rows, chained to the hash before it, in hex. It is computed here and not by a function
 * of the database, which its owner could replace. The texts are the same on every server.
 */
export async function digestRows(
  db: Queryable,
  previous: string | null,
  fromId: number,
  toId: number,
): Promise<{ readonly hash: string; readonly rows: number }> {
  const rows = await db.query<{ text: string }>(sql`
    select (jsonb_build_array(id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), user_id, impersonator_id,
      ip, action, object_type, object_id, details) ||
        case when salt is null then '[]'::jsonb else jsonb_build_array(salt) end)::text as text
    from audit_kept where id between ${fromId} and ${toId} order by id`);
  const hash = createHash('sha256');
  if (previous !== null) hash.update(Buffer.from(previous, 'hex'));
  hash.update(rows.map(({ text }) => text).join('\n'));
  return { hash: hash.digest('hex'), rows: rows.length };
}
