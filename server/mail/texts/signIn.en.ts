import { type MailTexts, paths } from './content.ts';

/** What an account is mailed after its sign-in was changed, in English. */
export const aboutSignIn: Pick<MailTexts, 'passwordChanged' | 'signInLinkMade'> = {
  passwordChanged: ({ at }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed on ${at}. Active sessions were ended.`,
      'If you did not make this change, set a new password at once and contact support.',
    ],
    action: { label: 'Reset your password', path: paths.recovery },
  }),
  signInLinkMade: ({ at }) => ({
    subject: 'A sign-in link was made',
    paragraphs: [
      `A link to sign in to your account was made on the server on ${at}. If you did not ask for it, change your password.`,
    ],
    action: { label: 'Reset your password', path: paths.recovery },
  }),
};
