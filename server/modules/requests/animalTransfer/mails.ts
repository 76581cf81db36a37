import sql from 'sql-template-tag';
import type { Caller } from '../../../context.ts';
import type { Write } from '../../../write/openWrite.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { composeMail, type TransferSide } from '../../../mail/texts.ts';

/** One side of a change of owner, and how to reach it. */
export interface Side {
  readonly id: number | null;
  readonly email: string | null | undefined;
  readonly skipNotifications?: boolean | null;
}

interface About {
  readonly animalName: string;
  readonly transponder: string;
  readonly reason?: string;
}

/** Writes to both owners once the transaction has committed, except to an owner who refused mails. */
export async function mailOwners(
  { tx, services }: Pick<Write<Caller>, 'tx' | 'services'>,
  kind: 'transferRequested' | 'transferAccepted' | 'transferRejected',
  sides: Readonly<Record<TransferSide, Side>>,
  about: About,
): Promise<void> {
  const receivers = (['previousOwner', 'newOwner'] as const).filter(
    (side) => sides[side].email && !sides[side].skipNotifications,
  );
  if (receivers.length === 0) return;
  const ids = receivers.map((side) => sides[side].id).filter((id) => id !== null);
  const accounts = await tx.query<{ ownerId: number; language: string }>(
    sql`select owner_id, language from app_user where owner_id = any(${ids}::bigint[])`,
  );
  for (const side of receivers) {
    const { id, email } = sides[side];
    const language = accounts.find(({ ownerId }) => ownerId === id)?.language;
    const target = { to: email!, language, publicUrl: services.settings.publicUrl };
    await enqueueMail(tx, composeMail(kind, target, { ...about, side }));
  }
}
