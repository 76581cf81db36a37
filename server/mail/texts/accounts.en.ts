import type { MailTexts } from './content.ts';

/** Mails about the state of an account, in English. */
export const aboutAccounts: Pick<MailTexts, 'accountDeactivated' | 'accountMoved' | 'accountReactivated'> = {
  accountDeactivated: ({ at }) => ({
    subject: 'Your account was deactivated',
    paragraphs: [
      `Your account at the register of companion animals was deactivated on ${at}. You can no longer sign in with it, and its open sessions have ended.`,
      'If you still need the account, contact the person who manages the users of your entity, or support.',
    ],
  }),
  accountMoved: ({ at, entityName }) => ({
    subject: 'Your account belongs to another entity now',
    paragraphs: [
      `Since ${at}, your account at the register of companion animals belongs to the entity ${entityName}. Open sessions have ended: sign in again.`,
      'If you did not expect this, contact the person who manages the users of the entity, or support.',
    ],
  }),
  accountReactivated: ({ at }) => ({
    subject: 'Your account was reactivated',
    paragraphs: [
      `Your account at the register of companion animals was reactivated on ${at}. You can sign in again with the password that you had.`,
    ],
  }),
};
