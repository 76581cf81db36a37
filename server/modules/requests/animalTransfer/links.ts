import sql from 'sql-template-tag';
import { MAX_LINK_TRIES, type Party } from '../../../../resources/requests/animalTransfer/twoParty.ts';
import { hashToken, newToken } from '../../../auth/session.ts';
import { findOne, getOne, type Db, type Tx } from '../../../db/db.ts';
import { conflict, formError } from '../../../errors.ts';
import { findRecord } from '../../../write/records.ts';
import { enteredReceiver, getParty, isNumberOf } from './parties.ts';
import { transfers } from './transfers.ts';
import type { Transfer } from './transfer.ts';

/** A link that was mailed to a party. */
export interface TransferLink {
  readonly id: number;
  readonly transferId: number;
  readonly party: Party;
  /** It went to an address that only the other party named. */
  readonly isEntered: boolean;
}

/** Issues the secret of a link for one answer of a party; only its hash is stored. */
export async function issueLink(
  tx: Tx,
  transferId: number,
  party: Party,
  endTimestamp: string,
  isEntered: boolean,
): Promise<string> {
  const token = newToken();
  await tx.query(sql`insert into transfer_link (transfer_id, party, token_hash, end_timestamp, is_entered)
    values (${transferId}, ${party}, ${hashToken(token)}, ${endTimestamp}::timestamptz, ${isEntered})`);
  return token;
}

/**
 * Checks a link and the tax number of the person who opened it, and counts the try before any transaction opens: a
 * refusal must not give it back.
 * @throws Refusal 409 TRANSFER_LINK_EXPIRED for a link that is used, over or unknown; 422 at `vatNumber`
 */
export async function checkLink(
  db: Db,
  token: string,
  vatNumber: string | null | undefined,
): Promise<{ link: TransferLink; transfer: Transfer }> {
  if (!vatNumber) throw formError([{ property: 'vatNumber', error: 'MISSING_VAT_NUMBER' }]);
  const link = await findOne<TransferLink>(
    db,
    sql`update transfer_link set tries = tries + 1
      where token_hash = ${hashToken(token)} and used_timestamp is null and end_timestamp > now()
        and tries < ${MAX_LINK_TRIES}
      returning id, transfer_id, party, is_entered`,
  );
  if (!link) throw conflict('TRANSFER_LINK_EXPIRED');
  const transfer = await findRecord(db, transfers, sql`t.id = ${link.transferId}`);
  if (!transfer) throw conflict('TRANSFER_LINK_EXPIRED');
  const party = link.isEntered ? enteredReceiver(transfer) : await getParty(db, transfer, link.party);
  if (!isNumberOf(party, vatNumber))
    throw formError([{ property: 'vatNumber', error: 'INVALID_VAT_NUMBER' }]);
  await db.query(sql`update transfer_link set tries = tries - 1 where id = ${link.id}`);
  return { link, transfer };
}

/**
 * Uses a link up, in the transaction of the answer that it allows.
 * @throws Refusal 409 TRANSFER_LINK_EXPIRED where another use was faster
 */
export async function useLink(tx: Tx, { id }: TransferLink): Promise<void> {
  const used = await tx.query(
    sql`update transfer_link set used_timestamp = now() where id = ${id} and used_timestamp is null returning 1`,
  );
  if (used.length === 0) throw conflict('TRANSFER_LINK_EXPIRED');
}

/** The moment a number of days from now, as answers and columns have it. */
export const daysFromNow = async (tx: Tx, days: number): Promise<string> =>
  (await getOne<{ moment: string }>(tx, sql`select now() + make_interval(days => ${days}::int) as moment`))
    .moment;
