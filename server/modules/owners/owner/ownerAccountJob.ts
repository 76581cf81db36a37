import sql from 'sql-template-tag';
import { cleanIdentityCard } from '../../../../resources/numbers/identityCard.ts';
import type { requestOwnerAccount } from '../../../../resources/owners/owner/calls.ts';
import type { BodyOf } from '../../../../resources/kit/call.ts';
import { FORGOT_PASSWORD } from '../../../auth/forgotJob.ts';
import type { Caller, Services } from '../../../context.ts';
import { findOne, getOne, type Queryable } from '../../../db/db.ts';
import type { OutboxHandler } from '../../../jobs/outbox.ts';
import { runWrite } from '../../../write/pipeline.ts';
import type { Write } from '../../../write/openWrite.ts';
import { sendActivation } from '../../access/user/activation.ts';
import { mayOpenAccount } from './contactProof.ts';
import { insertOwnerAccount } from './ownerAccount.ts';
import { readOwner } from './ownerRecord.ts';

/** The outbox's kind of a request of an owner for an account. */
export const OWNER_ACCOUNT = 'OWNER_ACCOUNT';

/** Maximum links mailed to one owner within a day: the limit protects the mailbox. */
const MAX_LINKS = 3;

type AccountRequest = BodyOf<typeof requestOwnerAccount>;

interface Account {
  readonly id: number;
  readonly email: string;
  readonly language: string;
  readonly status: string;
  readonly hasPassword: boolean;
}

/** No user asked for it, and the address of the network is not kept with what was typed. */
const CALLER: Caller = { actor: null, ip: '', userAgent: null, scopeEntityIds: [], sessionHash: null };

const plain = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z+*]/g, '');

/** The one owner whose number, postal code and email are all as given, through the index of emails. */
async function findMeant(
  db: Queryable,
  { number, postalCode, email }: AccountRequest,
): Promise<number | undefined> {
  const typed = plain(number);
  // The letters of the country may stand before a tax number.
  const numbers = [typed, typed.slice(2), cleanIdentityCard(number)];
  const found = await db.query<{ id: number }>(sql`
    select t.id from owner t
    where t.email = ${email} and upper(regexp_replace(t.postal_code, '[^0-9A-Za-z]', '', 'g')) = ${plain(postalCode)}
      and (t.vat_number = any(${numbers}::text[]) or t.id_card = any(${numbers}::text[]) or t.passport = ${typed})
      and t.type <> 'TRACES' and t.merged_into_id is null and ${mayOpenAccount(sql`t`)}
    limit 2`);
  return found.length === 1 ? found[0]!.id : undefined;
}

/** An account that was never activated gets another link, one in use the link for a new password. */
async function remind(write: Write<Caller>, account: Account): Promise<void> {
  if (account.status !== 'ACTIVE') return;
  if (account.hasPassword) return write.enqueue(FORGOT_PASSWORD, { email: account.email.toLowerCase() });
  const { recent } = await getOne<{ recent: number }>(
    write.tx,
    sql`select count(*)::int as recent from secret_token where user_id = ${account.id} and purpose = 'ACTIVATE'
      and creation_timestamp > now() - interval '1 day'`,
  );
  if (recent < MAX_LINKS) await sendActivation(write, account);
}

/**
 * Makes the account of an owner and mails its link, to the email on record alone, if all the values given agree with
 * the record. Otherwise nothing happens, and no one is notified.
 */
export const ownerAccountJob =
  (services: Services): OutboxHandler =>
  async ({ payload }) => {
    const given = payload as AccountRequest;
    await runWrite(services, CALLER, null, async (write) => {
      const done = { status: 200, body: null };
      const id = await findMeant(write.tx, given);
      if (id === undefined) return done;
      const owner = await readOwner(write.tx, id, true);
      if (owner.isLocked || owner.email !== given.email) return done;
      const account = await findOne<Account>(
        write.tx,
        sql`select id, email, language, status, password_hash is not null as has_password from app_user
          where owner_id = ${id} order by id limit 1`,
      );
      if (account) await remind(write, account);
      else await insertOwnerAccount(write, owner, given.language);
      return done;
    });
  };
