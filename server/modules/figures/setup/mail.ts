import sql from 'sql-template-tag';
import {
  confirmSetupMail,
  MAIL_CODE_MINUTES,
  sendSetupMail,
} from '../../../../resources/figures/setup/calls.ts';
import { hashCode, newCode } from '../../../auth/secrets.ts';
import { findOne } from '../../../db/db.ts';
import { formError } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { composeMail } from '../../../mail/texts.ts';
import { readState } from './getSetupState.ts';
import { senderOf } from './mailSender.ts';

export const sendSetupMailHandler = handleWrite(sendSetupMail, async ({ tx, caller, services, fail }) => {
  const { id, email, language } = caller.actor;
  const sender = senderOf(services.settings) ?? fail('SETUP_NO_MAIL_SERVER');
  const code = newCode();
  // The last code counts, and only for its user.
  await tx.query(sql`delete from setup_mail_test where user_id = ${id} and confirmation_timestamp is null`);
  await tx.query(sql`insert into setup_mail_test (user_id, email, sender, code_hash)
    values (${id}, ${email}, ${sender}, ${hashCode(String(id), code)})`);
  const target = { to: email, language, publicUrl: services.settings.publicUrl };
  await enqueueMail(tx, composeMail('setupTest', target, { code, minutes: MAIL_CODE_MINUTES }), 'NOTICE');
  return { email };
});

export const confirmSetupMailHandler = handleWrite(confirmSetupMail, async (write) => {
  const { tx, caller, body, services, audit } = write;
  const { id } = caller.actor;
  const confirmed = await findOne<{ id: number; sender: string }>(
    tx,
    sql`update setup_mail_test set confirmation_timestamp = now()
      where user_id = ${id} and code_hash = ${hashCode(String(id), body.code)} and confirmation_timestamp is null
        and creation_timestamp > now() - make_interval(mins => ${MAIL_CODE_MINUTES})
      returning id, sender`,
  );
  if (!confirmed) throw formError([{ property: 'code', error: 'INVALID_CODE' }]);
  const { sender } = confirmed;
  audit({ action: 'SETUP_MAIL_CONFIRMED', objectType: 'setup', objectId: 'mail', details: { sender } });
  return readState({ db: tx, settings: services.settings });
});
