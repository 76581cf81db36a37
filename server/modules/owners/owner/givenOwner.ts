import sql from 'sql-template-tag';
import { allows, type Actor } from '../../../../resources/kit/access.ts';
import type { CheckedOwner } from '../../../../resources/owners/owner/checkedOwner.ts';
import type { EmbeddedOwner } from '../../../../resources/owners/owner/embedded.ts';
import { getOwnerByVat } from '../../../../resources/owners/owner/calls.ts';
import { getOne, type Queryable } from '../../../db/db.ts';
import { findOwnerId } from './findOwner.ts';

interface GivenOwner extends Omit<CheckedOwner, 'errorsIfNew'> {
  /** One on record, given by the number alone, who is reached at the email on record. */
  readonly hasKnownEmail: boolean;
}

/**
 * The owner of a form with its faults. One on record is given by the number alone, to callers who may find owners by it:
 * the register has all else, and the name is taken from there. Other callers enter an owner in full, so that no answer says
 * whether a number is on record.
 */
export async function settleGivenOwner(
  db: Queryable,
  actor: Actor,
  { owner, errors, errorsIfNew }: CheckedOwner,
): Promise<GivenOwner> {
  const mayFind = Boolean(owner.vatNumber) && allows(getOwnerByVat.access, actor);
  const id = mayFind && errorsIfNew.length > 0 ? await findOwnerId(db, owner) : undefined;
  if (id === undefined) return { owner, errors: [...errors, ...errorsIfNew], hasKnownEmail: false };
  const { type, name, hasKnownEmail } = await getOne<
    Pick<EmbeddedOwner, 'type' | 'name'> & Pick<GivenOwner, 'hasKnownEmail'>
  >(db, sql`select type, name, email is not null as has_known_email from owner where id = ${id}`);
  return { owner: { ...owner, type, name: owner.name ?? name }, errors, hasKnownEmail };
}
