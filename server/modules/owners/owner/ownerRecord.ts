import sql from 'sql-template-tag';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import type { OwnerInput } from '../../../../resources/owners/owner/addresses.ts';
import { owner } from '../../../../resources/owners/owner/schema.ts';
import type { Caller } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { formError, notFound, Refusal } from '../../../errors.ts';
import { findRecord } from '../../../write/records.ts';
import { prepareInsert } from '../../../write/saveRecord.ts';
import { storedModule } from '../../../write/storedModule.ts';
import type { Changes } from '../../../write/recordValues.ts';
import type { Write } from '../../../write/openWrite.ts';
import { ownerHooks } from './hooks.ts';
import { placeOf } from './ownerPlace.ts';
import { placeFaults, type PlaceFacts } from '../../reference/address/place.ts';

export type Owner = RecordOfModule<typeof owner> & {
  readonly isLocked: boolean;
  readonly editLocked: boolean;
  readonly lockOwnerDead: boolean;
  readonly hasAccount: boolean;
  readonly parish: { readonly id: number; readonly name: string } | null;
  readonly mergedInto: { readonly id: number; readonly name: string } | null;
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

/** The id of the owner that a form means, known or reserved for a new one, and what the map says of the address given. */
export interface MeantOwner extends PlaceFacts {
  readonly id: number;
  readonly isNew: boolean;
}

/** An owner that is ready to be saved. */
export interface PreparedOwner {
  readonly owner: Pick<Owner, 'id' | 'name' | 'type'>;
  /**
   * Saves it; a new one's statement leaves before this returns, so that what refers to it can be sent right after.
   * @throws Refusal 422 when the number or document is taken, or the address is not on the map
   */
  readonly save: () => Promise<unknown>;
}

/** Returns what an owner is given who says nothing of it. */
export const withDefaults = (input: OwnerInput): OwnerInput => ({
  country: 'PT',
  skipNotifications: false,
  ...input,
});

/**
 * Prepares a new owner, already checked, under the id that was reserved for it.
 * @throws Refusal 422 when the address is not on the map
 */
export async function prepareNewOwner(
  write: Write<Caller>,
  { id, parish, ...place }: MeantOwner,
  input: OwnerInput,
): Promise<PreparedOwner> {
  const given = withDefaults(input);
  const wrong = placeFaults(placeOf(given), { parish, ...place });
  if (wrong.length > 0) throw formError(wrong);
  const { fields, send } = await prepareInsert(write, owners, { id, ...given } as Changes<Owner>, 'CREATE', {
    joined: {
      parish: parish && { id: parish.id, name: parish.name },
      county: parish?.county ?? null,
      district: parish?.district ?? null,
      mergedInto: null,
      isLocked: false,
      timeLock: null,
      hasAccount: false,
      provenContacts: [],
      waitingChanges: [],
      wrongContacts: [],
    },
  });
  const { name, type } = fields as Pick<Owner, 'name' | 'type'>;
  return { owner: { id, name, type }, save: send };
}
