import sql from 'sql-template-tag';
import { animalTransfer as portuguese } from '../../../i18n/pt/animalTransfer/module.ts';
import type { VALIDATIONS } from '../../../resources/animalTransfer/schema.ts';
import type { SignedInCaller } from '../../context.ts';
import type { Write } from '../../write/write.ts';
import { findOne, getOne } from '../../db/db.ts';
import { conflict } from '../../errors.ts';
import { notify } from '../notification/notify.ts';
import { acceptTransfer } from './acceptTransfer.ts';
import { mailOwners, type Side } from './mails.ts';
import { findTransfer, type TransferRow } from './transferRow.ts';

export type Validation = (typeof VALIDATIONS)[number];

/** A decision as it is taken. */
export interface Decision {
  readonly validation: Validation;
  readonly comments: string | null;
  /** Codes of the list of reasons, or words of one's own. */
  readonly reasons: readonly string[];
}

/** A request after its decision. */
export interface Decided {
  readonly id: number;
  readonly transponder: string;
  readonly validationStatus: TransferRow['validationStatus'];
  readonly closed: boolean;
  readonly accepted: boolean | null;
  readonly version: number;
}

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
  const { tx, caller } = write;
  const transfer = await findTransfer(tx, id, caller, true);
  if (transfer.closed) throw conflict('TRANSFER_ALREADY_CLOSED', [], { id, accepted: transfer.accepted });
  if (version && version !== transfer.version)
    throw conflict('STALE_VERSION', [], { current: { id, version: transfer.version } });
  const { validationStatus, closed, accepted: outcome } = OUTCOME[decision.validation];
  const reason = inWords(decision.reasons) || null;
  // Closed before the animal changes: the animal's version of the change must not call the request pending.
  const decided = await getOne<Omit<Decided, 'transponder'>>(
    tx,
    sql`update animal_transfer set validation_status = ${validationStatus}, closed = ${closed}, accepted = ${outcome},
        comments = coalesce(${decision.comments}, comments), reason = ${reason}, decision_user_id = ${caller.actor.id},
        last_update_timestamp = now(), version = version + 1
      where id = ${id} and not closed returning id, validation_status, closed, accepted, version`,
  );
  if (decision.validation === 'ACCEPTED') {
    const { newOwner, previousOwner } = await acceptTransfer(write, transfer);
    await tx.query(sql`update animal_transfer set new_owner_id = ${newOwner.id}, previous_owner_id = ${previousOwner.id}
      where id = ${id}`);
  }
  const { transponder } = transfer;
  write.audit({
    action: `TRANSFER_${decision.validation}`,
    objectType: 'animalTransfer',
    objectId: id,
    details: { transponder, ...(reason ? { reason } : {}) },
  });
  const told = [reason, decision.comments].filter(Boolean).join(' ') || '—';
  await tellRequester(write, transfer, `ANIMAL_TRANSFER_${decision.validation}`, told);
  if (decision.validation !== 'MORE_INFORMATION_NEEDED') {
    const words = decision.comments || reason ? { reason: told } : {};
    await mailBoth(
      write,
      transfer,
      decision.validation === 'ACCEPTED' ? 'transferAccepted' : 'transferRejected',
      words,
    );
  }
  return { ...decided, transponder };
}

/** Tells the people of the entity that asked; where it was nobody's entity, the one who asked. */
export async function tellRequester(
  write: Write<SignedInCaller>,
  { id, transponder, creationEntityId, creationUserId }: TransferRow,
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
  transfer: TransferRow,
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
