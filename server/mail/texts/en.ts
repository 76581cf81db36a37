import { type MailTexts, paths } from './content.ts';

const animal = (about: { animalName: string; transponder: string }): string =>
  `“${about.animalName}” (transponder ${about.transponder})`;
const notYou = 'If you did not ask for this, ignore this message: nothing will change.';

/** English. */
export const en: MailTexts = {
  language: 'en',
  greeting: 'Hello,',
  footer: 'Coleira — national register of companion animals. This message is automatic; please do not reply.',
  orOpen: 'Or open this address:',
  secondFactor: ({ code, token, minutes }) => ({
    subject: 'Your sign-in code',
    paragraphs: [`Enter this code to finish signing in. It is valid for ${minutes} minutes.`],
    code,
    action: { label: 'Finish signing in', path: paths.secondFactor(token, code) },
    after: ['Never tell anybody this code. If you are not signing in, change your password.'],
  }),
  passwordReset: ({ userId, token, hours }) => ({
    subject: 'Set a new password',
    paragraphs: [
      `A new password was asked for on your account. The link is valid for ${hours} hours and works once.`,
    ],
    action: { label: 'Set a new password', path: paths.reset(userId, token) },
    after: [notYou],
  }),
  activation: ({ userId, token, hours }) => ({
    subject: 'Activate your account',
    paragraphs: [
      'An account with this address was created in the register of companion animals.',
      `Set a password to activate it. The link is valid for ${hours} hours and works once.`,
    ],
    action: { label: 'Activate the account', path: paths.activate(userId, token) },
    after: [notYou],
  }),
  passwordChanged: ({ at }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed on ${at}. Open sessions were ended.`,
      'If it was not you, set a new password at once and contact support.',
    ],
    action: { label: 'Recover access', path: paths.recovery },
  }),
  emailChanged: ({ at }) => ({
    subject: "Your account's e-mail address was changed",
    paragraphs: [
      `The e-mail address of your account was changed on ${at}; this one no longer signs in.`,
      'If it was not you, contact support at once.',
    ],
  }),
  emailChange: ({ token, hours }) => ({
    subject: 'Confirm the new e-mail address',
    paragraphs: [
      'Your account at the register of companion animals was asked to use this address.',
      `To confirm it, open the link while signed in. It is valid for ${hours} hours; until then the previous address is the one in use.`,
    ],
    action: { label: 'Confirm the address', path: paths.emailChange(token) },
    after: [notYou],
  }),
  emailChangeRequested: ({ at }) => ({
    subject: 'Another e-mail address was asked for',
    paragraphs: [
      `On ${at} your account was asked to use another e-mail address. This one stays in use until the new one is confirmed.`,
      'If it was not you, somebody knows your password: change it at once and contact support.',
    ],
    action: { label: 'Recover access', path: paths.recovery },
  }),
  emailTaken: () => ({
    subject: 'This address already has an account',
    paragraphs: [
      'Another account was asked to use this e-mail address, with which you sign in to yours.',
      'Nothing was changed, and there is nothing to do.',
    ],
  }),
  transferRequested: (about) => ({
    subject: `Change of owner requested: ${about.animalName}`,
    paragraphs: [
      about.side === 'newOwner'
        ? `It was requested that ${animal(about)} be registered in your name.`
        : `It was requested that ${animal(about)}, registered in your name, go to another owner.`,
      'The request is waiting for validation. The decision will be sent to this address.',
    ],
    after: ['If you do not know of this request, contact support before it is decided.'],
  }),
  transferAccepted: (about) => ({
    subject: `Change of owner accepted: ${about.animalName}`,
    paragraphs: [
      about.side === 'newOwner'
        ? `The change was accepted: ${animal(about)} is now registered in your name.`
        : `The change was accepted: ${animal(about)} is no longer registered in your name.`,
    ],
  }),
  transferRejected: (about) => ({
    subject: `Change of owner rejected: ${about.animalName}`,
    paragraphs: [
      `The request to change the owner of ${animal(about)} was rejected.`,
      ...(about.reason ? [`Reason: ${about.reason}`] : []),
      about.side === 'newOwner'
        ? 'The previous owner remains.'
        : 'The animal remains registered in your name.',
    ],
  }),
};
