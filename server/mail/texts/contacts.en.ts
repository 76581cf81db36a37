import type { Contact } from '../../../resources/owners/owner/contacts.ts';
import { type MailTexts, paths } from './content.ts';

/** The contacts of an owner, by name. */
const CONTACT_NAMES: Readonly<Record<Contact, string>> = {
  email: 'the email address',
  phone: 'the phone',
  phone2: 'the second phone',
  phone3: 'the third phone',
  responsible: 'the person responsible',
  address: 'the address',
};
/** Mails about the contacts of owners, in English. */
export const aboutContacts: Pick<MailTexts, 'contactReminder' | 'contactChangeProposed'> = {
  contactReminder: ({ phoneEnd, locality, token }) => ({
    subject: 'Are your contact details right?',
    paragraphs: [
      'Once a year we ask the owners of animals whether their contact details in the register are right: with them an animal that is found can be returned.',
      `The register has this email address, ${phoneEnd ? `a phone number that ends in ${phoneEnd}` : 'no phone number'} and ${locality ? `an address in ${locality}` : 'no locality'}.`,
    ],
    action: { label: 'Confirm contact details', path: paths.contacts(token) },
    after: ['If one has changed, the same page leads to the request for a change.'],
    refusal: { label: 'To get no further reminders, open this address:', path: paths.reminders(token) },
  }),
  contactChangeProposed: ({ contact, entityName, mayConfirm, token }) => ({
    subject: 'A change of one of your contacts was requested',
    paragraphs: [
      `A change of one of your contacts in the register of companion animals was requested: ${CONTACT_NAMES[contact]}.${entityName ? ` Requested by: ${entityName}.` : ''}`,
      'The contact on record stays until the change is confirmed. Until then, messages go to both.',
      ...(token
        ? [
            mayConfirm
              ? 'If you asked for it, confirm it. If you did not, refuse it: nothing changes.'
              : 'If you did not ask for it, object: the operator of the register decides first. If you did, there is nothing to do.',
          ]
        : ['If you have an account, sign in and confirm or refuse the change.']),
    ],
    ...(token && {
      action: {
        label: mayConfirm ? 'Confirm or refuse' : 'Object to the change',
        path: paths.contactChange(token),
      },
      after: ['Opening the page changes nothing.'],
    }),
  }),
};
