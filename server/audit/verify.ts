import sql from 'sql-template-tag';
import { getOne, type Queryable } from '../db/db.ts';
import type { AuditKeys } from '../settings/auditKeys.ts';
import type { NotedSeal } from './sealCopies.ts';
import { findRedaction, isSignatureOfRedaction, type StoredRedaction } from './redactAudit.ts';
import { digestRows, isSignatureOf, sealColumns, type SealCopy } from './sealStatement.ts';

/** A difference between the audit and its seals. */
export type Fault =
  /** Rows were changed, put in or removed under a seal. */
  | 'ROWS_CHANGED'
  /** A seal does not follow the one before it. */
  | 'CHAIN_BROKEN'
  /** A seal carries a signature that is not that of its key, or says something else than what was signed. */
  | 'SIGNATURE_WRONG'
  /** A seal is signed with a key that is not among those given. */
  | 'KEY_UNKNOWN'
  /** A seal without a signature follows one that has it, or is the newest although there is a key. */
  | 'SIGNATURE_MISSING'
  /** A seal that was kept outside the database is not in it. */
  | 'SEAL_MISSING';

/** The first fault, and the rows that it concerns. */
export interface Break {
  readonly fault: Fault;
  readonly fromId: number;
  readonly toId: number;
  /** The key of a fault with a key, and where a missing seal was kept. */
  readonly about?: string | undefined;
}

/** The result of reading the sealed audit again. */
export interface Verdict {
  /** Rows under seals that hold; those of them that a signature covers, directly or through a later seal. */
  readonly rows: number;
  readonly signedRows: number;
  /** Seals over rows from which an erasure took values: they are held against the redaction's hash. */
  readonly redactedSeals: number;
  /** The last seal that holds, in hex. */
  readonly seal: string | null;
  readonly broken: Break | null;
  /** Rows that no seal covers yet. */
  readonly unsealedRows: number;
  /** Numbers of the sequence without a row: below the last seal, and after it. */
  readonly missingSealed: number;
  readonly missingUnsealed: number;
}

export interface VerifyOptions {
  /** The keys whose signatures count; without them signatures are not looked at. */
  readonly keys?: AuditKeys | undefined;
  /** Seals that were kept outside the database; each must be in the chain. */
  readonly noted?: readonly NotedSeal[];
}

interface SealRow extends SealCopy {
  readonly id: number;
}

/** Seals read at a time. */
const PAGE = 50;

const seals = (db: Queryable, after: number): Promise<SealRow[]> =>
  db.query<SealRow>(sql`
    select id, ${sealColumns} from audit_seal where id > ${after} order by id limit ${PAGE}`);

/** The fault of a seal's signature, where there is one. */
function signatureFault(seal: SealRow, isSigned: boolean, keys: AuditKeys): Fault | undefined {
  if (seal.keyId === null || seal.signature === null) return isSigned ? 'SIGNATURE_MISSING' : undefined;
  const key = keys.trusted.get(seal.keyId);
  if (!key) return 'KEY_UNKNOWN';
  const statement = { ...seal, sealedAt: new Date(seal.sealedAt).toISOString() };
  return isSignatureOf(statement, Buffer.from(seal.signature, 'hex'), key) ? undefined : 'SIGNATURE_WRONG';
}

/** The fault of a redaction's signature, where there is one: without it the owner of the database could change rows. */
function redactionFault(redaction: StoredRedaction, keys: AuditKeys): Fault | undefined {
  if (redaction.keyId === null || redaction.signature === null) return 'SIGNATURE_MISSING';
  const key = keys.trusted.get(redaction.keyId);
  if (!key) return 'KEY_UNKNOWN';
  return isSignatureOfRedaction(redaction, Buffer.from(redaction.signature, 'hex'), key)
    ? undefined
    : 'SIGNATURE_WRONG';
}

/** Counts what no seal covers: rows, and numbers that were given out and have no row. */
async function countUnsealed(db: Queryable, lastId: number) {
  return getOne<{ unsealedRows: number; missingUnsealed: number }>(
    db,
    sql`
    select (select count(*)::int from audit_log where id > ${lastId}) as unsealed_rows,
      greatest(0, (select case when is_called then last_value else last_value - 1 end from audit_log_id_seq) - ${lastId}
        - (select count(*) from audit_log where id > ${lastId}))::int as missing_unsealed`,
  );
}

/**
 * Reads the audit again from its first row and holds it against its seals, their signatures, and the seals that were
 * kept outside the database.
 */
export async function verifyAudit(db: Queryable, { keys, noted = [] }: VerifyOptions = {}): Promise<Verdict> {
  let [rows, signedRows, missingSealed, redactedSeals] = [0, 0, 0, 0];
  let last: SealRow | undefined;
  let isSigned = false;
  const awaited = new Map(noted.map(({ hash, source }) => [hash, source]));
  const verdict = async (broken: Break | null): Promise<Verdict> => ({
    rows,
    signedRows,
    redactedSeals,
    seal: last?.hash ?? null,
    broken,
    missingSealed,
    ...(await countUnsealed(db, last?.toId ?? 0)),
  });

  for (;;) {
    const page = await seals(db, last?.id ?? 0);
    for (const seal of page) {
      const { fromId, toId } = seal;
      const found = (fault: Fault, about?: string) => verdict({ fault, fromId, toId, about });
      if (seal.previous !== (last?.hash ?? null) || fromId !== (last?.toId ?? 0) + 1)
        return found('CHAIN_BROKEN');
      const digest = await digestRows(db, seal.previous, fromId, toId);
      const redaction = digest.hash === seal.hash ? undefined : await findRedaction(db, seal.id);
      if (digest.hash !== (redaction ?? seal).hash || digest.rows !== seal.rows) return found('ROWS_CHANGED');
      const fault = keys && signatureFault(seal, isSigned, keys);
      if (fault) return found(fault, seal.keyId ?? undefined);
      const redacted = keys && redaction && redactionFault(redaction, keys);
      if (redacted) return found(redacted, redaction.keyId ?? undefined);
      if (redaction) redactedSeals += 1;
      awaited.delete(seal.hash);
      rows += seal.rows;
      missingSealed += toId - fromId + 1 - seal.rows;
      if (keys && seal.keyId !== null) [isSigned, signedRows] = [true, rows];
      last = seal;
    }
    if (page.length < PAGE) break;
  }
  if (keys && last && !isSigned)
    return verdict({ fault: 'SIGNATURE_MISSING', fromId: last.fromId, toId: last.toId });
  const [missing] = awaited.values();
  if (missing === undefined) return verdict(null);
  return verdict({ fault: 'SEAL_MISSING', fromId: 1, toId: last?.toId ?? 1, about: missing });
}
