import sql from 'sql-template-tag';
import type { Party } from '../../../../resources/requests/animalTransfer/twoParty.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import type { Caller } from '../../../context.ts';
import { findOne, getOne, type Tx } from '../../../db/db.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { composeMail, type MailAbout } from '../../../mail/texts.ts';
import type { Write } from '../../../write/openWrite.ts';
import { findEveryEmail, type OwnerEmail } from '../../owners/owner/ownerEmails.ts';
import { issueLink } from './links.ts';
import { getParty, nameForOther } from './parties.ts';
import type { Transfer } from './transfer.ts';

type Mailing = Pick<Write<Caller>, 'tx' | 'services' | 'caller'>;

const SIDES = { GIVER: 'previousOwner', RECEIVER: 'newOwner' } as const;
const OTHER = { GIVER: 'RECEIVER', RECEIVER: 'GIVER' } as const satisfies Record<Party, Party>;

/** The mails that both parties of a change of owner get, each with a text for each side. */
type PartyMail =
  | 'transferConfirm'
  | 'transferWaits'
  | 'transferEnded'
  | 'transferEffective'
  | 'transferContested'
  | 'transferContestDecided';

/** The mails that an account can cause again and again; the others say what became of an animal. */
const COUNTED: ReadonlySet<PartyMail> = new Set([
  'transferConfirm',
  'transferWaits',
  'transferEnded',
] as const);

/** The values of a mail besides the animal, the names and the side, which follow from the request. */
type About<K extends PartyMail> = Omit<
  MailAbout<K>,
  'side' | 'animalName' | 'transponder' | 'otherName' | 'token' | 'lastDay'
>;

/** Milliseconds for which a link to the other party's words is good; staff may decide before. */
const WORDS_LINK_MS = 30 * 24 * 3_600_000;

/** Until when a link leads to a party's words, which stand on its page alone; nothing without words. */
export const wordsLinkEnd = (words: string | null | undefined): string | null =>
  words ? new Date(Date.now() + WORDS_LINK_MS).toISOString() : null;

/**
 * Writes to one party, also to one who wants no notifications: what is mailed here must be answered, or be known to be
 * answerable. `linkEnd` adds a link for one answer until then. An owner without an address gets none.
 */
export async function mailParty<K extends PartyMail>(
  write: Mailing,
  transfer: Transfer,
  party: Party,
  kind: K,
  about: About<K>,
  linkEnd?: string | null,
): Promise<void> {
  const { tx, services } = write;
  const { isEmailProven } = await getParty(tx, transfer, party);
  const other = await getParty(tx, transfer, OTHER[party]);
  const animal = await getOne<{ name: string; transponder: string }>(
    tx,
    sql`select name, transponder from animal where id = ${transfer.animalId}`,
  );
  const isCounted = COUNTED.has(kind);
  for (const address of await addressesOf(tx, transfer, party, isCounted)) {
    // Who gives confirms from a proven address, or in the account: a link to another would prove nothing. Any may object.
    const isLinked =
      kind !== 'transferConfirm' || party === 'RECEIVER' || (isEmailProven && address.isOnRecord);
    const link = linkEnd && {
      ...(isLinked && {
        token: await issueLink(tx, transfer.id, party, linkEnd, party === 'RECEIVER' && !address.isOnRecord),
      }),
      lastDay: dayIn(undefined, new Date(linkEnd)),
    };
    const all = {
      ...about,
      ...link,
      side: SIDES[party],
      animalName: animal.name,
      transponder: animal.transponder,
      otherName: nameForOther(transfer, OTHER[party], other),
    };
    const target = { to: address.email, language: address.language, publicUrl: services.settings.publicUrl };
    await enqueueMail(
      tx,
      composeMail(kind, target, all),
      isCounted ? { ...write, isCopy: address.isCopy } : 'NOTICE',
    );
  }
}

/** An address of a party; a copy is not counted beside the mail that it copies. */
type PartyAddress = OwnerEmail & { readonly isCopy?: true };

/**
 * The addresses of a party: of the owner who gives, all that are known, so that none who changed one keeps the owner from
 * knowing; of the one who receives, the one on record, else the one that was entered. An owner's account that entered
 * another address than the one on record has the mails until the decision sent to both, and counted once: whether a
 * mail arrives must not tell whether the number is on record.
 */
async function addressesOf(
  tx: Tx,
  transfer: Transfer,
  party: Party,
  isBeforeDecision: boolean,
): Promise<readonly PartyAddress[]> {
  const { id, email, isAddressKnown } = await getParty(tx, transfer, party);
  if (party === 'GIVER' && id !== null) return findEveryEmail(tx, id);
  if (!email) return [];
  if (!isAddressKnown) return [{ email, language: null, isOnRecord: false }];
  const account = await findOne<{ language: string }>(
    tx,
    sql`select language from app_user where owner_id = ${id} limit 1`,
  );
  const onRecord = { email, language: account?.language ?? null, isOnRecord: true };
  const entered = transfer.newOwner.email;
  const isOther = Boolean(entered) && entered!.toLowerCase() !== email.toLowerCase();
  return isBeforeDecision && transfer.origin === 'OWNERS' && isOther
    ? [{ email: entered!, language: null, isOnRecord: false, isCopy: true }, onRecord]
    : [onRecord];
}

/** Writes to both parties. */
export async function mailParties<K extends PartyMail>(
  write: Mailing,
  transfer: Transfer,
  kind: K,
  about: About<K>,
  linkEnd?: string | null,
): Promise<void> {
  await mailParty(write, transfer, 'GIVER', kind, about, linkEnd);
  await mailParty(write, transfer, 'RECEIVER', kind, about, linkEnd);
}
