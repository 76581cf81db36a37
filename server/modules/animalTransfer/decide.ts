import sql from 'sql-template-tag';
import { animalTransfer as portuguese } from '../../../i18n/pt/animalTransfer/module.ts';
import type { VALIDATIONS } from '../../../resources/animalTransfer/schema.ts';
import type { SignedInCaller } from '../../context.ts';
import type { Write } from '../../write/write.ts';
import { findOne, getOne } from '../../db/db.ts';
import { conflict } from '../../errors.ts';
import { notify } from '../notification/notify.ts';
import { lockRecord } from '../../write/records.ts';
import { refuseStale, saveRecord } from '../../write/saveRecord.ts';
import { giveAnimal, prepareAcceptance } from './acceptTransfer.ts';
import { mailOwners, type Side } from './mails.ts';
import { transfers, type Transfer } from './transfers.ts';

export type Validation = (typeof VALIDATIONS)[number];

/** A decision as it is taken. */
export interface Decision {
  readonly validation: Validation;
  readonly comments: string | null;
  /** Codes of the list of reasons, or words of one's own. */
  readonly reasons: readonly string[];
}

/** A request after its decision. */
export const decidedOf = ({ id, transponder, validationStatus, closed, accepted, version }: Transfer) => ({
  id,
  transponder,
  validationStatus,
  closed,
  accepted,
  version,
});
export type Decided = ReturnType<typeof decidedOf>;

const isReason = (code: string): code is keyof typeof portuguese.reasons => code in portuguese.reasons;

/** Reasons in words, codes in the register's language, which is that of the papers. */
const inWords = (reasons: readonly string[]): string =>
  reasons.map((one) => (isReason(one) ? portuguese.reasons[one] : one)).join(' ');

const OUTCOME = {
  ACCEPTED: { validationStatus: 'DONE', closed: true, accepted: true },
  REJECTED: { validationStatus: 'DONE', closed: true, accepted: false },
  MORE_INFORMATION_NEEDED: { validationStatus: 'WAITING_DOCUMENTATION', closed: false, accepted: null },
} as const;

/**
 * Decides one request, in the caller's transaction. Of two who decide at once the second waits for the first, and
 * is then refused with TRANSFER_ALREADY_CLOSED.
 */
export async function decide(
  write: Write<SignedInCaller>,
  id: number,
  decision: Decision,
  version?: number | null,
): Promise<Decided> {
  const transfer = await lockRecord(write, transfers, id);
  if (transfer.closed) throw conflict('TRANSFER_ALREADY_CLOSED', [], { id, accepted: transfer.accepted });
  await refuseStale(write, transfers, transfer, version);
  const { validation, comments } = decision;
  const acceptance = validation === 'ACCEPTED' ? await prepareAcceptance(write, transfer) : null;
  const reason = inWords(decision.reasons) || null;
  // Closed before the animal changes: the animal's version of the change must not call the request pending.
  const decided = await saveRecord(
    write,
    transfers,
    transfer,
    {
      ...OUTCOME[validation],
      ...(comments ? { comments } : {}),
      reason,
      decisionUserId: write.caller.actor.id,
      ...(acceptance && {
        newOwnerId: acceptance.newOwner.id,
        previousOwnerId: acceptance.previousOwner.id,
      }),
    },
    { action: `TRANSFER_${validation}`, details: reason ? { reason } : {} },
  );
  if (acceptance) await giveAnimal(write, transfer, acceptance);
  const told = [reason, comments].filter(Boolean).join(' ') || '—';
  await tellRequester(write, transfer, `ANIMAL_TRANSFER_${validation}`, told);
  if (validation !== 'MORE_INFORMATION_NEEDED') {
    const words = comments || reason ? { reason: told } : {};
    await mailBoth(
      write,
      transfer,
      validation === 'ACCEPTED' ? 'transferAccepted' : 'transferRejected',
      words,
    );
  }
  return decidedOf(decided);
}

/** Tells the people of the entity that asked; where it was nobody's entity, the one who asked. */
export async function tellRequester(
  write: Write<SignedInCaller>,
  { id, transponder, creationEntityId, creationUserId }: Transfer,
  type: `ANIMAL_TRANSFER_${Validation | 'CANCELED'}`,
  reason: string,
): Promise<void> {
  if (creationEntityId === null && creationUserId === null) return;
  await notify(write, {
    ...(creationEntityId === null ? { userIds: [creationUserId!] } : { entityId: creationEntityId }),
    type,
    objectId: id,
    additionalInfo: { transponder, reason },
  });
}

async function mailBoth(
  write: Write<SignedInCaller>,
  transfer: Transfer,
  kind: 'transferAccepted' | 'transferRejected',
  more: { reason?: string },
): Promise<void> {
  const { tx } = write;
  const read = (id: number | null) =>
    findOne<Side>(tx, sql`select id, email, skip_notifications from owner where id = ${id}::bigint`);
  const { newOwner, previousOwnerId, newOwnerId, animalId } = transfer;
  const animal = await getOne<{ name: string }>(tx, sql`select name from animal where id = ${animalId}`);
  const asked: Side = {
    id: newOwnerId,
    email: newOwner.email,
    skipNotifications: newOwner.skipNotifications,
  };
  await mailOwners(
    write,
    kind,
    {
      previousOwner: (await read(previousOwnerId)) ?? { id: null, email: null },
      // The address given for this transfer is the one that its new owner reads.
      newOwner: newOwner.email ? asked : ((await read(newOwnerId)) ?? asked),
    },
    { animalName: animal.name, transponder: transfer.transponder, ...more },
  );
}
