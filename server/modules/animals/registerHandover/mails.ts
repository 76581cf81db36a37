import sql from 'sql-template-tag';
import { hashToken, newToken } from '../../../auth/session.ts';
import type { Caller } from '../../../context.ts';
import { getOne, type Tx } from '../../../db/db.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { composeMail } from '../../../mail/texts.ts';
import type { Write } from '../../../write/openWrite.ts';
import { findProvenContacts } from '../../owners/owner/contactProof.ts';
import { findAccountEmail, findEveryEmail } from '../../owners/owner/ownerEmails.ts';

/** Days for the owner to agree, and to object once it is done. */
export const HANDOVER_DAYS = 15;

interface Subject {
  readonly id: number;
  readonly registerId: number;
}

interface Moving {
  readonly name: string;
  readonly transponder: string;
  readonly ownerId: number | null;
}

async function issueLink(tx: Tx, id: number, act: 'AGREE' | 'OBJECT', email: string): Promise<string> {
  const token = newToken();
  await tx.query(sql`insert into register_handover_link (handover_id, act, email, token_hash, end_timestamp)
    values (${id}, ${act}, ${email}, ${hashToken(token)}, now() + make_interval(days => ${HANDOVER_DAYS}::int))`);
  return token;
}

const registerOf = (tx: Tx, { registerId }: Subject): Promise<{ name: string }> =>
  getOne<{ name: string }>(tx, sql`select name from other_register where id = ${registerId}`);

/**
 * Asks the owner of an animal to agree, by a link to the proven email or to that of the account.
 * @returns whether there is one
 */
export async function mailAsked(write: Write<Caller>, handover: Subject, animal: Moving): Promise<boolean> {
  const { tx, services } = write;
  if (animal.ownerId === null) return false;
  const address = (await findProvenContacts(tx, animal.ownerId)).includes('email')
    ? (await findEveryEmail(tx, animal.ownerId)).find(({ isOnRecord }) => isOnRecord)
    : await findAccountEmail(tx, animal.ownerId);
  if (!address) return false;
  const target = { to: address.email, language: address.language, publicUrl: services.settings.publicUrl };
  const token = await issueLink(tx, handover.id, 'AGREE', address.email);
  const { name: registerName } = await registerOf(tx, handover);
  const about = { animalName: animal.name, transponder: animal.transponder, registerName, token };
  await enqueueMail(tx, composeMail('handoverAsked', target, about), write);
  return true;
}

/** Writes to every address of the owner that the animal has moved, with a link to object. */
export async function mailDone(write: Write<Caller>, handover: Subject, animal: Moving): Promise<void> {
  const { tx, services } = write;
  if (animal.ownerId === null) return;
  const { name: registerName } = await registerOf(tx, handover);
  for (const { email, language } of await findEveryEmail(tx, animal.ownerId)) {
    const token = await issueLink(tx, handover.id, 'OBJECT', email);
    const target = { to: email, language, publicUrl: services.settings.publicUrl };
    const { name: animalName, transponder } = animal;
    const about = { animalName, transponder, registerName, days: HANDOVER_DAYS, token };
    await enqueueMail(tx, composeMail('handoverDone', target, about), 'NOTICE');
  }
}

/** Writes to every address of the owner whether the hand-over stands. */
export async function mailDecided(write: Write<Caller>, animalId: number, stands: boolean): Promise<void> {
  const { tx, services } = write;
  const animal = await getOne<Moving>(
    tx,
    sql`select name, transponder, owner_id from animal where id = ${animalId}`,
  );
  if (animal.ownerId === null) return;
  for (const { email, language } of await findEveryEmail(tx, animal.ownerId)) {
    const target = { to: email, language, publicUrl: services.settings.publicUrl };
    const about = { animalName: animal.name, transponder: animal.transponder, stands };
    await enqueueMail(tx, composeMail('handoverDecided', target, about), 'NOTICE');
  }
}
