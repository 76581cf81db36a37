import sql, { join, type Sql } from 'sql-template-tag';
import type { AuditAction } from '../../resources/common/audit/actions.ts';
import type { Actor } from '../../resources/kit/access.ts';
import type { Db, Queryable } from '../db/db.ts';

/** One thing that happened: who did what to which object. */
export interface AuditEntry {
  readonly action: AuditAction;
  readonly objectType: string;
  readonly objectId?: string | number | null;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Whose doing it was; sign-in calls have no caller yet and name the account. */
export interface Who {
  readonly actor: Pick<Actor, 'id' | 'impersonatorId' | 'apiKey'> | null;
  readonly ip: string;
}

interface Waiting {
  readonly who: Who;
  readonly entry: AuditEntry;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** The details of a row: of what a program did, with the key and who runs the program. */
function detailsOf({ actor }: Who, { details }: AuditEntry): AuditEntry['details'] {
  if (!actor?.apiKey) return details;
  const { id, name, partner } = actor.apiKey;
  return { ...details, apiKey: id, keyName: name, ...(partner !== null && { partner }) };
}

function row(who: Who, entry: AuditEntry): Sql {
  const { actor, ip } = who;
  const { action, objectType, objectId } = entry;
  const details = detailsOf(who, entry);
  return sql`(${actor?.id ?? null}, ${actor?.impersonatorId ?? null}, ${ip}, ${action}, ${objectType}, ${
    objectId === undefined || objectId === null ? null : String(objectId)
  }, ${details === undefined ? null : JSON.stringify(details)}::jsonb)`;
}

const insert = (rows: readonly Sql[]): Sql => sql`
  insert into audit_log (user_id, impersonator_id, ip, action, object_type, object_id, details)
  values ${join([...rows])}`;

/** The statement that writes these entries; at least one. */
export const auditRows = (who: Who, entries: readonly AuditEntry[]): Sql =>
  insert(entries.map((entry) => row(who, entry)));

/** Writes entries inside the transaction of what they tell of. */
export async function writeAudit(tx: Queryable, who: Who, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await tx.query(auditRows(who, entries));
}

/** Rows of one statement at most: beyond this a group no longer gains anything. */
const GROUP = 64;

/**
 * Writes the rows of reads. An answer waits until its row is committed; rows of answers that wait at the
 * same time share one statement, so that a busy register pays one commit for many reads.
 */
export class AuditWriter {
  private waiting: Waiting[] = [];
  private writing = 0;

  constructor(
    private readonly db: Db,
    private readonly writers = 2,
  ) {}

  /** Resolves once the row is committed; rejects when it could not be written, and then nothing may be shown. */
  record(who: Who, entry: AuditEntry): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ who, entry, done, failed });
      if (this.writing < this.writers) void this.drain();
    });
  }

  private async drain(): Promise<void> {
    this.writing += 1;
    try {
      while (this.waiting.length > 0) {
        const group = this.waiting.splice(0, GROUP);
        try {
          await this.db.query(insert(group.map(({ who, entry }) => row(who, entry))));
          for (const { done } of group) done();
        } catch (error) {
          for (const { failed } of group) failed(error);
        }
      }
    } finally {
      this.writing -= 1;
    }
  }
}
