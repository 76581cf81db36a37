import { isPassword } from '../../../auth/passwords.ts';
import { issueSecret, newCode } from '../../../auth/secrets.ts';
import { writeAudit } from '../../../audit/writer.ts';
import type { Db } from '../../../db/db.ts';
import { languageIn } from '../../../language.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { composeMail, momentIn } from '../../../mail/texts.ts';
import { paths } from '../../../mail/texts/content.ts';
import type { Settings } from '../../../settings/settings.ts';
import { REGISTER_ZONE } from '../../../../resources/numbers/dates.ts';
import { findAccount } from './login.ts';

/** Minutes for which the link is good: time to start the register of an embedded database again. */
const LINK_MINUTES = 15;

/** The account cannot sign in, or the password is wrong. */
export class SignInLinkError extends Error {
  override name = 'SignInLinkError';
}

/**
 * Makes the link that the mail of a sign-in would hold, for an account whose mails do not arrive. It takes the place of the
 * mail alone: the password is asked for, and who runs this has the machine. It is in the audit, and the account is mailed.
 * @throws SignInLinkError when the account could not sign in on the page either
 */
export async function makeSignInLink(
  db: Db,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ link: string; minutes: number }> {
  const user = await findAccount(db, email.trim().toLowerCase(), null);
  const isRight = await isPassword(user?.passwordHash, password);
  if (!user || !isRight) throw new SignInLinkError('Email address or password are wrong.');
  if (user.status !== 'ACTIVE' || !user.hasWorkplace || !user.mayPractise)
    throw new SignInLinkError('The account is inactive, or its entity is.');
  if (user.isExpired) throw new SignInLinkError('The password has expired.');
  const code = newCode();
  const token = await db.transaction(async (tx) => {
    const secret = await issueSecret(tx, {
      purpose: 'TWO_FACTOR',
      userId: user.id,
      minutes: LINK_MINUTES,
      code,
    });
    await writeAudit(tx, { actor: null, ip: '' }, [
      { action: 'SIGN_IN_LINK_MADE', objectType: 'user', objectId: user.id },
    ]);
    const target = { to: user.email, language: user.language, publicUrl };
    const at = momentIn(new Date(), languageIn(user.language), REGISTER_ZONE);
    await enqueueMail(tx, composeMail('signInLinkMade', target, { at }), 'NOTICE');
    return secret.token;
  });
  return { link: publicUrl + paths.secondFactor(token, code), minutes: LINK_MINUTES };
}
