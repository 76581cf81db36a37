import sql from 'sql-template-tag';
import { readOwnerPhone } from '../../../../resources/animals/animal/ownerPhone.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { getOne } from '../../../db/db.ts';
import { countTransponderRead } from './record/numberRead.ts';
import { mailOwner } from '../../owners/owner/mailOwner.ts';

interface OnRecord {
  readonly animalName: string;
  readonly transponder: string;
  readonly id: number;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Answers the phones of the animal's owner, and informs the owner who has read them. */
export const readOwnerPhoneOperation = operationHandler(readOwnerPhone, {
  after: async (write) => {
    const { tx, record, caller, services, fail } = write;
    const { actor } = caller;
    const owner = await getOne<OnRecord>(
      tx,
      sql`select a.name as animal_name, a.transponder, o.id, o.email, nullif(concat_ws(', ', o.phone, o.phone2, o.phone3), '') as phone
        from animal a join owner o on o.id = a.owner_id where a.id = ${record.id}`,
    );
    await countTransponderRead(tx, services, caller, owner.transponder);
    if (owner.phone === null) return fail('OWNER_HAS_NO_PHONE');
    const { animalName, transponder } = owner;
    const reader = actor.entity ? `${actor.name} (${actor.entity.name})` : actor.name;
    await mailOwner(write, 'ownerPhoneRead', owner, actor.email, { animalName, transponder, reader });
    return { phone: owner.phone };
  },
});
