import type { Caller } from '../../../context.ts';
import type { Write } from '../../../write/openWrite.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { findOrdinaryEmails } from '../../owners/owner/ownerEmails.ts';
import { composeMail, type TransferSide } from '../../../mail/texts.ts';

/** One side of a change of owner, and how to reach it. */
export interface Side {
  readonly id: number | null;
  /** An address that was entered for this transfer; without it, those for ordinary mail to the owner on record. */
  readonly entered?: string | null | undefined;
  readonly skipNotifications?: boolean | null;
}

interface About {
  readonly animalName: string;
  readonly transponder: string;
  readonly reason?: string;
}

/** Writes to both owners once the transaction has committed, except to an owner who refused mails. */
export async function mailOwners(
  write: Pick<Write<Caller>, 'tx' | 'services' | 'caller'>,
  kind: 'transferRequested' | 'transferAccepted' | 'transferRejected',
  sides: Readonly<Record<TransferSide, Side>>,
  about: About,
): Promise<void> {
  const { tx, services } = write;
  for (const side of ['previousOwner', 'newOwner'] as const) {
    const { id, entered, skipNotifications } = sides[side];
    if (skipNotifications) continue;
    const known = id === null ? [] : await findOrdinaryEmails(tx, id);
    const targets = entered ? [{ email: entered, language: known[0]?.language }] : known;
    for (const { email, language } of targets) {
      const target = { to: email, language, publicUrl: services.settings.publicUrl };
      // Who loses the animal is notified at once, and so is either by a decision.
      const isNotice = side === 'previousOwner' || kind !== 'transferRequested';
      await enqueueMail(tx, composeMail(kind, target, { ...about, side }), isNotice ? 'NOTICE' : write);
    }
  }
}
