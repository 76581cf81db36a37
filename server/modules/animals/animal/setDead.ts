import sql from 'sql-template-tag';
import { setDead } from '../../../../resources/animals/animal/operations.ts';
import { hashToken, newToken } from '../../../auth/session.ts';
import type { SignedInCaller } from '../../../context.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { getOne } from '../../../db/db.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { composeMail } from '../../../mail/texts.ts';
import type { Write } from '../../../write/openWrite.ts';
import type { Values } from '../../../write/recordValues.ts';
import { insertRecord } from '../../../write/saveRecord.ts';
import { storedRequest } from '../../common/request/storedRequest.ts';
import { raiseAlert } from '../../common/securityAlert/raiseAlert.ts';
import { findEveryEmail } from '../../owners/owner/ownerEmails.ts';

/** Days for an owner to object to the death of an animal that an account outside its scope registered. */
const OBJECTION_DAYS = 15;
/** Such deaths of one account in 24 hours that the operator looks into. */
const DEATHS_OF_ALERT = 10;

interface Animal {
  readonly name: string;
  readonly transponder: string;
  readonly ownerId: number | null;
  readonly deathDate: string;
}

/** Writes to every address of the owner, each with a link to object; returns whether there is one. */
async function mailOwnerOf(
  { tx, services, caller: { actor } }: Write<SignedInCaller>,
  noticeId: number,
  { name, transponder, ownerId, deathDate }: Animal,
): Promise<boolean> {
  if (ownerId === null) return true;
  const emails = await findEveryEmail(tx, ownerId);
  for (const { email, language } of emails) {
    const token = newToken();
    await tx.query(sql`insert into death_notice_link (death_notice_id, email, token_hash)
      values (${noticeId}, ${email}, ${hashToken(token)})`);
    const target = { to: email, language, publicUrl: services.settings.publicUrl };
    const about = {
      animalName: name,
      transponder,
      deathDate,
      registeredBy: actor.entity?.name ?? actor.name,
      days: OBJECTION_DAYS,
      token,
    };
    await enqueueMail(tx, composeMail('animalMarkedDead', target, about), 'NOTICE');
  }
  return emails.length > 0;
}

/** Has staff notify an owner to whom nothing can be mailed: the death stands among the reported ones until they say how. */
async function askForNotice(
  write: Write<SignedInCaller>,
  animalId: number,
  { transponder, ownerId, deathDate }: Animal,
): Promise<void> {
  const { actor } = write.caller;
  const { country } = await getOne<{ country: string }>(
    write.tx,
    sql`select country from owner where id = ${ownerId}`,
  );
  const values: Values = {
    // It is not the request of the account, which has no part in the decision.
    creationUserId: null,
    creationEntityId: null,
    transponder,
    animalId,
    deathDate,
    relation: actor.type === 'VETERINARY' ? 'VETERINARIAN' : 'OTHER',
    country,
    contestState: 'UNNOTIFIED',
    contestEntityId: actor.entity?.id ?? null,
  };
  await insertRecord(write, storedRequest({ name: 'deathRequest' }), values);
}

/** A death acts at once. Of an animal outside the account's scope, the owner is notified and may object. */
export const setDeadOperation = operationHandler(setDead, {
  after: async (write) => {
    const { tx, record, caller } = write;
    if (record.isInScope !== false) return;
    const { actor } = caller;
    const animal = await getOne<Animal>(
      tx,
      sql`select name, transponder, owner_id, death_date from animal where id = ${record.id}`,
    );
    const { id } = await getOne<{ id: number }>(
      tx,
      sql`insert into death_notice (animal_id, user_id, entity_id, death_date, end_timestamp)
        values (${record.id}, ${actor.id}, ${actor.entity?.id ?? null}, ${animal.deathDate},
          now() + make_interval(days => ${OBJECTION_DAYS}::int)) returning id`,
    );
    if (!(await mailOwnerOf(write, id, animal))) await askForNotice(write, record.id, animal);
    const { deaths } = await getOne<{ deaths: number }>(
      tx,
      sql`select count(*)::int as deaths from death_notice
        where user_id = ${actor.id} and creation_timestamp > now() - interval '1 day'`,
    );
    if (deaths % DEATHS_OF_ALERT === 0) await raiseAlert(tx, caller, 'DEATHS_OUTSIDE_SCOPE', deaths);
  },
});
