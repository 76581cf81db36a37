import { ACTIVATION_HOURS, endSecrets, issueSecret } from '../../../auth/secrets.ts';
import type { Caller } from '../../../context.ts';
import type { Write } from '../../../write/openWrite.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { composeMail } from '../../../mail/texts.ts';

/** Mails a new account the link under which its password is set; earlier links stop working. */
export async function sendActivation(
  { tx, services, caller }: Pick<Write<Caller>, 'tx' | 'services' | 'caller'>,
  user: { readonly id: number; readonly email: string; readonly language: string },
): Promise<void> {
  await endSecrets(tx, user.id, 'ACTIVATE');
  const { token } = await issueSecret(tx, {
    purpose: 'ACTIVATE',
    userId: user.id,
    minutes: ACTIVATION_HOURS * 60,
  });
  const target = { to: user.email, language: user.language, publicUrl: services.settings.publicUrl };
  await enqueueMail(
    tx,
    composeMail('activation', target, { userId: user.id, token, hours: ACTIVATION_HOURS }),
    { caller, services },
  );
}
