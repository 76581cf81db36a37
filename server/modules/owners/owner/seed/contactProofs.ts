import type { Queryable } from '../../../../db/db.ts';
import { insertRows, type Columns } from '../../../../demonstration/base/insert.ts';
import type { OwnerRow } from './ownerRow.ts';

interface ProofRow {
  readonly ownerId: number;
  readonly contact: 'email' | 'phone' | 'phone2';
  readonly value: string;
  readonly source: 'REGISTRATION';
  readonly sinceTimestamp: string;
  readonly answeredTimestamp: string | null;
}

const PROOF_COLUMNS = {
  ownerId: 'bigint',
  contact: 'text',
  value: 'text',
  source: 'text',
  sinceTimestamp: 'timestamptz',
  answeredTimestamp: 'timestamptz',
} satisfies Columns<ProofRow>;

/** Writes the evidence of the contacts of owners: on record since they were registered, and answered by some. */
export async function writeContactProofs(tx: Queryable, owners: readonly OwnerRow[]): Promise<void> {
  const rows = owners.flatMap((owner) =>
    (['email', 'phone', 'phone2'] as const).flatMap((contact): ProofRow[] => {
      const value = owner[contact];
      if (value === null) return [];
      const answeredTimestamp = contact === 'email' ? owner.contactConfirmedAt : null;
      const since = owner.creationTimestamp;
      return [
        {
          ownerId: owner.id,
          contact,
          value,
          source: 'REGISTRATION',
          sinceTimestamp: since,
          answeredTimestamp,
        },
      ];
    }),
  );
  await insertRows(tx, 'owner_contact', PROOF_COLUMNS, rows);
}
