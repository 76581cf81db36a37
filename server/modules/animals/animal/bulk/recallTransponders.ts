import sql, { empty } from 'sql-template-tag';
import { recallTransponders } from '../../../../../resources/animals/animal/bulkOperations.ts';
import { conflict } from '../../../../errors.ts';
import { enqueueMail } from '../../../../jobs/mail.ts';
import { composeMail } from '../../../../mail/texts.ts';
import { handleBulk } from '../../../../work/bulk/handleBulk.ts';
import type { Write } from '../../../../write/openWrite.ts';

interface Receiver {
  readonly email: string;
  readonly language: string | null;
  readonly animalName: string;
  readonly transponder: string;
}

/** The owner of the animal that has a transponder, its veterinarian and the entity that registered it; each address once. */
const findReceivers = ({ tx }: Write, id: number): Promise<Receiver[]> =>
  tx.query<Receiver>(sql`
    with found as (select a.id, a.name, a.owner_id, a.veterinary_id, a.entity_id, x.number from transponder x
      join animal a on a.id = x.animal_id where x.id = ${id} and a.status <> 'DEAD')
    select distinct on (lower(email)) email, language, name as animal_name, number as transponder from (
      select o.email, (select u.language from app_user u where u.owner_id = o.id order by u.id limit 1) as language,
        f.name, f.number from found f join owner o on o.id = f.owner_id
      union all
      select u.email, u.language, f.name, f.number from found f
        join app_user u on u.veterinary_id = f.veterinary_id and u.status = 'ACTIVE'
      union all
      select e.email, null, f.name, f.number from found f join entity e on e.id = f.entity_id) receiver
    where coalesce(email, '') <> '' order by lower(email), language nulls last`);

/** Marks the transponders of a batch as unusable, and writes to those who have an animal with one of them. */
export const recallTranspondersBulk = handleBulk(recallTransponders, {
  find: ({ parameters: { lot, manufacturer } }) =>
    sql`t.lot = ${lot} ${manufacturer === null ? empty : sql`and t.manufacturer = ${manufacturer}`}`,
  change: async ({ write, save, record, parameters: { reason } }) => {
    const { unusableReason } = record as unknown as { readonly unusableReason: string | null };
    if (unusableReason !== null) throw conflict('TRANSPONDER_IS_UNUSABLE');
    await save({ unusableReason: reason }, 'SET_UNUSABLE');
    const { publicUrl } = write.services.settings;
    for (const { email, language, ...about } of await findReceivers(write, record.id))
      await enqueueMail(
        write.tx,
        composeMail('transponderRecalled', { to: email, language: language ?? undefined, publicUrl }, about),
        'NOTICE',
      );
  },
});
