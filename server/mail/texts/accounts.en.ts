import type { MailTexts } from './content.ts';

/** Mails about the state of an account, in English. */
export const aboutAccounts: Pick<MailTexts, 'accountDeactivated' | 'accountReactivated'> = {
  accountDeactivated: ({ at }) => ({
    subject: 'Your account was deactivated',
    paragraphs: [
      `Your account at the register of companion animals was deactivated on ${at}. You can no longer sign in with it, and its open sessions have ended.`,
      'If you still need the account, contact the person who manages the users of your entity, or support.',
    ],
  }),
  accountReactivated: ({ at }) => ({
    subject: 'Your account was reactivated',
    paragraphs: [
      `Your account at the register of companion animals was reactivated on ${at}. You can sign in again with the password that you had.`,
    ],
  }),
};
