import type { Tx } from '../db/db.ts';
import { enqueueMail } from '../jobs/mail.ts';
import { composeMail } from '../mail/texts.ts';
import type { Settings } from '../settings.ts';
import { ACTIVATION_HOURS, endSecrets, issueSecret } from './secrets.ts';

/** Mails an account the link with which its first password is set, once `tx` has committed. Earlier links end. */
export async function mailActivation(
  tx: Tx,
  settings: Pick<Settings, 'publicUrl'>,
  user: { readonly id: number; readonly email: string; readonly language: string },
): Promise<void> {
  await endSecrets(tx, user.id, 'ACTIVATE');
  const { token } = await issueSecret(tx, {
    purpose: 'ACTIVATE',
    userId: user.id,
    minutes: ACTIVATION_HOURS * 60,
  });
  const target = { to: user.email, language: user.language, publicUrl: settings.publicUrl };
  await enqueueMail(
    tx,
    composeMail('activation', target, { userId: user.id, token, hours: ACTIVATION_HOURS }),
  );
}
