import sql from 'sql-template-tag';
import type { Services } from '../context.ts';
import { Refusal } from '../errors.ts';
import { composeMail } from '../mail/texts.ts';
import { MailUnavailable } from '../mail/errors.ts';
import { CODE_MAILS, refundAttempt, mailSubject, consumeAttempt } from './attempts.ts';
import { CODE_MINUTES, issueSecret, newCode, type OrderIdentity } from './secrets.ts';
import { hashToken } from './session.ts';

/**
 * Issues a code for the second factor and mails it at once, since the user is waiting.
 * @param device the known device on which it is asked for, if it is one
 * @param order who came from the professional order: the right code binds them to the account
 * @throws MailUnavailable when it cannot be mailed; the code is then worth nothing. Refusal 401 when many were mailed and none
 * has come back
 */
export async function mailCode(
  { db, mailer, settings, log }: Services,
  user: { readonly id: number; readonly email: string; readonly language: string },
  device: Uint8Array | null,
  order: OrderIdentity | null = null,
): Promise<{ token: string; expiresAt: string }> {
  const taken = await consumeAttempt(db, mailSubject(user.id, device), CODE_MAILS);
  if ('blockedSeconds' in taken)
    throw new Refusal(401, 'LOGIN_MAX_RETRIES_EXCEEDED', [], {}, taken.blockedSeconds);
  const code = newCode();
  const secret = await issueSecret(db, {
    purpose: 'TWO_FACTOR',
    userId: user.id,
    minutes: CODE_MINUTES,
    code,
    order,
    device,
  });
  const target = { to: user.email, language: user.language, publicUrl: settings.publicUrl };
  try {
    await mailer.send(
      composeMail('secondFactor', target, { code, token: secret.token, minutes: CODE_MINUTES }),
    );
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a code could not be mailed');
    await refundAttempt(db, mailSubject(user.id, device));
    await db.query(sql`delete from secret_token where token_hash = ${hashToken(secret.token)}`);
    throw error instanceof MailUnavailable
      ? error
      : new MailUnavailable('the code could not be mailed', { cause: error });
  }
  return secret;
}
