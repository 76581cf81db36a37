import sql from 'sql-template-tag';
import type { RecordOfModule } from '../../../resources/kit/module.ts';
import type { OwnerInput } from '../../../resources/owner/addresses.ts';
import { owner } from '../../../resources/owner/schema.ts';
import type { Caller } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { awaitAll } from '../../db/awaitAll.ts';
import { formError, notFound, Refusal } from '../../errors.ts';
import { findRecord } from '../../write/records.ts';
import { insertRecord } from '../../write/saveRecord.ts';
import { storedModule } from '../../write/storedModule.ts';
import type { Changes } from '../../write/values.ts';
import type { Write } from '../../write/write.ts';
import { ownerHooks } from './hooks.ts';
import { requireOnMap } from './values.ts';

export type Owner = RecordOfModule<typeof owner> & {
  readonly isLocked: boolean;
  readonly editLocked: boolean;
  readonly lockOwnerDead: boolean;
  readonly hasAccount: boolean;
};

export const owners = storedModule<Owner>(owner, ownerHooks);

/** Returns any owner by id, without a check of access; for rules that have already checked it. */
export async function readOwner(db: Queryable, id: number, lock = false): Promise<Owner> {
  const found = await findRecord(db, owners, sql`t.id = ${id}`, { lock });
  if (!found) throw notFound();
  return found;
}

/** Runs a part of a form: the properties of a refusal get its prefix. */
export async function underPrefix<T>(prefix: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 422) throw error;
    throw formError(error.errors.map((one) => ({ ...one, property: prefix + one.property })));
  }
}

/**
 * Saves a new owner, already checked.
 * @throws Refusal 422 when the number or document is taken, or the address is not on the map
 */
export async function insertOwner(write: Write<Caller>, input: OwnerInput): Promise<Owner> {
  const given: OwnerInput = { country: 'PT', skipNotifications: false, ...input };
  const [, record] = await awaitAll([
    requireOnMap(write.tx, given, null),
    insertRecord(write, owners, given as Changes<Owner>),
  ]);
  return record;
}
