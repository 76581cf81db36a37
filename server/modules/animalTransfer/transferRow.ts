import sql, { empty } from 'sql-template-tag';
import type { SignedInCaller } from '../../context.ts';
import type { OwnerInput } from '../../../resources/owner/addresses.ts';
import { findOne, type Queryable } from '../../db/db.ts';
import { notFound } from '../../errors.ts';
import { transferScope } from './hooks.ts';

/** A request as it is stored. */
export interface TransferRow {
  readonly id: number;
  readonly version: number;
  readonly animalId: number;
  readonly transponder: string;
  readonly origin: string;
  readonly validationStatus: 'WAITING_VALIDATION' | 'WAITING_DOCUMENTATION' | 'DONE';
  readonly closed: boolean;
  readonly accepted: boolean | null;
  readonly newAnimalName: string | null;
  readonly newOwner: OwnerInput;
  readonly newOwnerId: number | null;
  readonly previousOwnerId: number | null;
  readonly useOwnerAddress: boolean;
  readonly animalPostalCode: string | null;
  readonly animalLocality: string | null;
  readonly animalParishId: number | null;
  readonly animalAddress: string | null;
  readonly lostAnimalStatus: string | null;
  readonly comments: string | null;
  readonly reason: string | null;
  readonly requesterName: string | null;
  readonly creationUserId: number | null;
  readonly creationEntityId: number | null;
}

/** A request that this caller may see, locked until the transaction ends where asked; else 404. */
export async function findTransfer(
  db: Queryable,
  id: number,
  caller: SignedInCaller,
  lock = false,
): Promise<TransferRow> {
  const scope = transferScope(caller);
  const row = await findOne<TransferRow>(
    db,
    sql`select t.*, (select a.transponder from animal a where a.id = t.animal_id) as transponder
      from animal_transfer t where t.id = ${id}${scope ? sql` and ${scope}` : empty}${lock ? sql` for update of t` : empty}`,
  );
  if (!row) throw notFound();
  return row;
}
