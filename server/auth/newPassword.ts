import sql from 'sql-template-tag';
import type { Tx } from '../db/db.ts';
import { formError } from '../errors.ts';
import { enqueueMail } from '../jobs/mail.ts';
import { composeMail, momentIn } from '../mail/texts.ts';
import type { Settings } from '../settings/settings.ts';
import { clearAccountAttempts } from './attempts.ts';
import { newPasswordError } from './commonPasswords.ts';
import { forgetDevices } from './knownDevice.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { endSecrets } from './secrets.ts';
import { endSessions } from './session.ts';

/** The account whose password changes. */
export interface PasswordOwner {
  readonly id: number;
  readonly email: string;
  readonly language: string;
  readonly timezone: string;
  readonly passwordHash: string | null;
}

/**
 * Checks a new password and hashes it: slow, so before the transaction opens.
 * @throws Refusal 422 under `password`
 */
export async function prepareNewPassword(password: string, present: string | null): Promise<string> {
  const error = await newPasswordError(password);
  if (error) throw formError([{ property: 'password', error }]);
  if (present !== null && (await isPassword(present, password))) {
    throw formError([{ property: 'password', error: 'USER_PASSWORD_EQUALS_OLD' }]);
  }
  return hashPassword(password);
}

/** Sets a password: earlier sessions, links, known devices and counted attempts end, and the owner is notified. */
export async function setPassword(
  tx: Tx,
  settings: Pick<Settings, 'publicUrl'>,
  owner: PasswordOwner,
  hash: string,
  except: Buffer | null = null,
): Promise<void> {
  await tx.query(
    sql`update app_user set password_hash = ${hash}, password_timestamp = now() where id = ${owner.id}`,
  );
  await endSessions(tx, owner.id, except);
  await endSecrets(tx, owner.id, 'TWO_FACTOR');
  await endSecrets(tx, owner.id, 'RESET');
  await endSecrets(tx, owner.id, 'ACTIVATE');
  await clearAccountAttempts(tx, owner);
  await forgetDevices(tx, owner.id);
  if (owner.passwordHash === null) return;
  const target = { to: owner.email, language: owner.language, publicUrl: settings.publicUrl };
  await enqueueMail(
    tx,
    composeMail('passwordChanged', target, { at: momentIn(new Date(), owner.language, owner.timezone) }),
    'NOTICE',
  );
}
