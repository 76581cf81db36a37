import sql from 'sql-template-tag';
import type { Queryable } from '../db/db.ts';

/** What came of reading the sealed audit again. */
export interface Verdict {
  /** Rows under seals that hold. */
  readonly rows: number;
  /** The last seal that holds, in hex: noted elsewhere, it shows later that nothing before it was rewritten. */
  readonly seal: string | null;
  /** The first run of rows that is not as it was sealed. */
  readonly broken: { readonly fromId: number; readonly toId: number } | null;
}

interface SealRow {
  readonly id: number;
  readonly fromId: number;
  readonly toId: number;
  readonly rows: number;
  readonly previous: string | null;
  readonly hash: string;
  readonly holds: boolean;
}

/** Seals read at a time. */
const PAGE = 50;

const seals = (db: Queryable, after: number): Promise<SealRow[]> =>
  db.query<SealRow>(sql`
    select id, from_id, to_id, rows, encode(previous, 'hex') as previous, encode(hash, 'hex') as hash,
      hash = audit_digest(previous, from_id, to_id) as holds
    from audit_seal where id > ${after} order by id limit ${PAGE}`);

/**
 * Reads the audit again from its first row and holds it against its seals.
 * @param noted a seal that was noted before; where it is no longer in the chain, the chain itself was rewritten
 */
export async function verifyAudit(db: Queryable, noted?: string): Promise<Verdict> {
  let rows = 0;
  let last: SealRow | undefined;
  let isNoted = noted === undefined;
  for (;;) {
    const page = await seals(db, last?.id ?? 0);
    for (const seal of page) {
      const { fromId, toId } = seal;
      const follows = seal.previous === (last?.hash ?? null) && fromId === (last?.toId ?? 0) + 1;
      if (!seal.holds || !follows) return { rows, seal: last?.hash ?? null, broken: { fromId, toId } };
      isNoted ||= seal.hash === noted;
      rows += seal.rows;
      last = seal;
    }
    if (page.length < PAGE) break;
  }
  const broken = isNoted ? null : { fromId: 1, toId: last?.toId ?? 1 };
  return { rows, seal: last?.hash ?? null, broken };
}
