import sql from 'sql-template-tag';
import { enqueueTrackedMail, noteNoAddress } from '../../../../jobs/mail.ts';
import { composeMail } from '../../../../mail/texts.ts';
import type { Write } from '../../../../write/openWrite.ts';
import { CASE_MAILS } from '../../recallCase/recallCases.ts';

interface Receiver {
  readonly receiver: 'OWNER' | 'VETERINARY' | 'ENTITY';
  readonly email: string | null;
  readonly language: string | null;
  readonly animalName: string;
}

/** The owner of an animal, its veterinarian and the entity that registered it; each address once, the owner's first. */
const findReceivers = ({ tx }: Write, animalId: number): Promise<Receiver[]> =>
  tx.query<Receiver>(sql`
    with found as (select id, name, owner_id, veterinary_id, entity_id from animal where id = ${animalId})
    select distinct on (coalesce(lower(email), receiver)) receiver, email, language, name as animal_name from (
      select 'OWNER' as receiver, 1 as place, nullif(o.email, '') as email,
        (select u.language from app_user u where u.owner_id = o.id order by u.id limit 1) as language, f.name
      from found f join owner o on o.id = f.owner_id
      union all
      select 'VETERINARY', 2, nullif(u.email, ''), u.language, f.name from found f
        join app_user u on u.veterinary_id = f.veterinary_id and u.status = 'ACTIVE'
      union all
      select 'ENTITY', 3, nullif(e.email, ''), null, f.name from found f join entity e on e.id = f.entity_id) receiver
    order by coalesce(lower(email), receiver), place, language nulls last`);

/** Writes to those who can look at the animal of a case; keeps of each whether the mail left, and who has no address. */
export async function mailRecall(
  write: Write,
  {
    id,
    animalId,
    transponder,
  }: { readonly id: number; readonly animalId: number | null; readonly transponder: string | null },
): Promise<void> {
  if (animalId === null || transponder === null) return;
  const { publicUrl } = write.services.settings;
  const receivers = await findReceivers(write, animalId);
  // An animal may have no owner on record: then none is reached.
  const known = receivers.some(({ receiver }) => receiver === 'OWNER') ? receivers : [...receivers, null];
  for (const found of known) {
    const subject = { subjectType: CASE_MAILS, subjectId: id, receiver: found?.receiver ?? 'OWNER' };
    if (!found?.email) {
      await noteNoAddress(write.tx, subject);
      continue;
    }
    const target = { to: found.email, language: found.language ?? undefined, publicUrl };
    const { animalName } = found;
    const mail =
      found.receiver === 'OWNER'
        ? composeMail('transponderRecalled', target, { animalName, transponder })
        : composeMail('recalledTransponderToCheck', target, { animalName, transponder, caseId: id });
    await enqueueTrackedMail(write.tx, mail, subject);
  }
}
