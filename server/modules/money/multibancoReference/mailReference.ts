import { mailReference } from '../../../../resources/money/multibancoReference/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { composeMail } from '../../../mail/texts.ts';

/** Mails a reference to the user who asks for it, and to no other address. */
export const mailReferenceOperation = operationHandler(mailReference, {
  after: async ({ record, tx, caller, services }) => {
    const { email: to, language } = caller.actor;
    const { id, entityCode, number, amount, credits, lastDay } = record;
    const about = {
      id,
      entityCode: entityCode!,
      number: number!,
      cents: amount!,
      credits,
      lastDay: lastDay!,
    };
    const target = { to, language, publicUrl: services.settings.publicUrl };
    await enqueueMail(tx, composeMail('referenceToPay', target, about), { caller, services });
  },
});
