import type { WaitReason } from '../../../resources/requests/animalTransfer/twoParty.ts';
import { showDate } from '../../../resources/numbers/dates.ts';
import { showMultibancoReference } from '../../../resources/numbers/multibanco.ts';
import { type MailTexts, paths } from './content.ts';
import { aboutAccounts } from './accounts.en.ts';
import { aboutContacts } from './contacts.en.ts';
import { aboutMoney } from './money.en.ts';
import { aboutReports } from './reports.en.ts';
import { aboutSignIn } from './signIn.en.ts';
import { toOwners } from './toOwners.en.ts';

/** Reasons why staff decide, as far as both parties may know them: that the other owner is locked is not said. */
const TRANSFER_WAITS: Readonly<Record<WaitReason, string>> = {
  DANGEROUS_ANIMAL: 'The animal is of a dangerous or potentially dangerous breed.',
  OWNER_LOCKED: 'The operator of the register has to check the details of the parties.',
  FAULT_FLAGGED: 'The record of the animal has details that need correcting.',
  ANIMAL_STATE: 'The status of the animal has changed since the request.',
  NEW_OWNER_DATA: 'The new owner cannot be registered with the details given.',
  NO_CREDITS: 'The entity that made the request has no credits.',
  RECEIVER_UNKNOWN: 'The operator of the register has to confirm who the new owner is.',
};

const PUBLIC_EVENTS = {
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  MORE_INFORMATION_NEEDED: 'waiting for documents',
  CANCELED: 'cancelled',
} as const;
const REMINDERS = {
  RABIES: {
    subject: 'Rabies vaccination ends soon',
    text: 'The validity of the rabies vaccination',
    next: 'Arrange the vaccination with a veterinarian before that day.',
  },
  LICENSE: {
    subject: 'Licence ends soon',
    text: 'The licence',
    next: 'Renew it at the parish council of your residence before that day.',
  },
} as const;
/** The endings of a change of owner that was not carried out. */
const TRANSFER_ENDINGS = {
  EXPIRED: 'was not confirmed by both parties in time.',
  WITHDRAWN: 'was withdrawn by the requester.',
  REFUSED_BY_GIVER: 'was refused by the owner of the animal.',
  REFUSED_BY_RECEIVER: 'was refused by the person who would receive the animal.',
} as const;
const animal = (about: { animalName: string; transponder: string }): string =>
  `the animal “${about.animalName}” (transponder ${about.transponder})`;
const notYou = 'If you did not expect this message, ignore it: nothing will change.';

/** English. */
export const en: MailTexts = {
  language: 'en',
  greeting: 'Hello,',
  footer: 'Coleira — national register of companion animals. This message is automatic; do not reply.',
  orOpen: 'Or open this address:',
  secondFactor: ({ code, token, minutes }) => ({
    subject: 'Your sign-in code',
    paragraphs: [`Enter this code to finish signing in. It is valid for ${minutes} minutes.`],
    code,
    action: { label: 'Finish signing in', path: paths.secondFactor(token, code) },
    after: ['Never give this code to anyone. If you are not signing in, change your password.'],
  }),
  setupTest: ({ code, minutes }) => ({
    subject: 'Emails of the register arrive',
    paragraphs: [
      `This email was requested during the setup of the register. Enter this code there to confirm that it arrived. It is valid for ${minutes} minutes.`,
    ],
    code,
    action: { label: 'Open the setup of the register', path: paths.setup },
  }),
  passwordReset: ({ userId, token, hours }) => ({
    subject: 'Set a new password',
    paragraphs: [
      `You asked for a new password for your account. The link is valid for ${hours} hours and you can use it once.`,
    ],
    action: { label: 'Set a new password', path: paths.reset(userId, token) },
    after: [notYou],
  }),
  activation: ({ userId, token, hours }) => ({
    subject: 'Activate your account',
    paragraphs: [
      'An account with this address was created in the register of companion animals.',
      `Set a password to activate it. The link is valid for ${hours} hours and you can use it once.`,
    ],
    action: { label: 'Activate the account', path: paths.activate(userId, token) },
    after: [notYou],
  }),
  referenceToPay: ({ id, entityCode, number, cents, credits, lastDay }) => ({
    subject: `Multibanco reference ${showMultibancoReference(number)}`,
    paragraphs: [
      `To add ${credits} credits, pay by ${showDate(lastDay)} at a cash machine or with your bank.`,
      `Entity: ${entityCode}`,
      `Reference: ${showMultibancoReference(number)}`,
      `Amount: €${(cents / 100).toFixed(2)}`,
    ],
    action: { label: 'Open the reference', path: paths.reference(id) },
  }),
  emailChanged: ({ at }) => ({
    subject: "Your account's email address was changed",
    paragraphs: [
      `The email address of your account was changed on ${at}; you can no longer sign in with this one.`,
      'If you did not make this change, contact support at once.',
    ],
  }),
  ...aboutAccounts,
  emailChange: ({ token, hours }) => ({
    subject: 'Confirm the new email address',
    paragraphs: [
      'Your account at the register of companion animals was asked to use this address.',
      `To confirm it, open the link while signed in. It is valid for ${hours} hours; until then the previous address stays in use.`,
    ],
    action: { label: 'Confirm the address', path: paths.emailChange(token) },
    after: [notYou],
  }),
  emailChangeRequested: ({ at }) => ({
    subject: 'Change of email address requested',
    paragraphs: [
      `On ${at} your account was asked to use another email address. This one stays in use until the new one is confirmed.`,
      'If you did not make this request, someone may know your password: change it at once and contact support.',
    ],
    action: { label: 'Reset your password', path: paths.recovery },
  }),
  emailTaken: () => ({
    subject: 'This address already has an account',
    paragraphs: [
      'Another account was asked to use this email address, with which you sign in to yours.',
      'Nothing was changed, and there is nothing to do.',
    ],
  }),
  auditSeal: ({ seal }) => ({
    subject: 'The newest seal of the audit',
    paragraphs: [
      'Keep this message: it shows later that no row of the audit written before it was changed or removed.',
      seal,
      'To check, run npm run verify:audit with the value of "hash" as --seal.',
    ],
  }),
  certificates: ({ names, transponders }) => ({
    subject: `Certificate: ${names}`,
    paragraphs: [
      `Attached: ${names}. Transponder: ${transponders}.`,
      'The document is signed. Its QR code shows whether it is genuine and up to date.',
    ],
  }),
  transferRequested: (about) => ({
    subject: `Change of owner requested: ${about.animalName}`,
    paragraphs: [
      about.side === 'newOwner'
        ? `It was requested that ${animal(about)} be registered in your name.`
        : `It was requested that ${animal(about)}, registered in your name, go to another owner.`,
      'The request is waiting for the operator of the register to validate it. We will send the decision to this email address.',
    ],
    after: ['If you do not recognise this request, contact support before it is decided.'],
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
        ? 'The animal remains registered in the name of the previous owner.'
        : 'The animal remains registered in your name.',
    ],
  }),
  transferConfirm: ({ token, lastDay, otherName, ...about }) => ({
    subject: `Confirm the change of owner: ${about.animalName}`,
    paragraphs: [
      about.side === 'newOwner'
        ? `It was requested that ${animal(about)}, registered to ${otherName}, be registered to you.`
        : `It was requested that ${animal(about)}, registered to you, be registered to ${otherName}.`,
      `The owner changes only when both parties confirm${lastDay ? `, by ${showDate(lastDay)}` : ''}. After that, the operator of the register may still have to decide. To confirm or refuse, open the page and enter your tax number.`,
    ],
    ...(token && { action: { label: 'Confirm or refuse', path: paths.transfer(token) } }),
    after: [
      'Opening the page changes nothing. If you have an account, you can answer in your account as well.',
    ],
  }),
  transferWaits: ({ reasons, otherName, ...about }) => ({
    subject: `Change of owner to be decided: ${about.animalName}`,
    paragraphs: [
      `Both parties have confirmed the transfer of ${animal(about)}; the other party is ${otherName}. The operator of the register now decides, for this reason:`,
      ...reasons.map((reason) => TRANSFER_WAITS[reason]),
      about.side === 'newOwner'
        ? 'Until then, the animal stays registered to the former owner.'
        : 'Until then, the animal stays registered to you.',
    ],
    after: ['You will get the decision at this email address.'],
  }),
  transferEnded: ({ ending, token, otherName, ...about }) => ({
    subject: `Change of owner did not take place: ${about.animalName}`,
    paragraphs: [
      `The change of owner of ${animal(about)}, with ${otherName} as the other party, ${TRANSFER_ENDINGS[ending]}`,
      about.side === 'newOwner'
        ? 'The animal remains registered in the name of the previous owner.'
        : 'The animal remains registered in your name.',
    ],
    ...(token && { action: { label: 'Read the reason', path: paths.transfer(token) } }),
  }),
  transferEffective: ({ token, lastDay, otherName, isSigned, ...about }) => ({
    subject: `Change of owner complete: ${about.animalName}`,
    paragraphs: [
      about.side === 'newOwner'
        ? `${isSigned ? 'The register’s operator has accepted the request' : 'Both parties have confirmed'}: ${animal(about)} is now registered in your name.`
        : `${isSigned ? 'The register’s operator has accepted the request' : 'Both parties have confirmed'}: ${animal(about)} is now registered to ${otherName}.`,
      ...(lastDay
        ? [
            `If you disagree, you can contest the change of owner until ${showDate(lastDay)}. The register’s operator decides.`,
          ]
        : []),
    ],
    ...(token && { action: { label: 'Contest the change of owner', path: paths.transfer(token) } }),
  }),
  transferContested: ({ token, otherName, ...about }) => ({
    subject: `Change of owner contested: ${about.animalName}`,
    paragraphs:
      about.side === 'newOwner'
        ? [
            `${otherName} contests the change of owner of ${animal(about)}. What they wrote is on the page of the link.`,
            'The animal remains registered in your name until the register’s operator decides. Your reply is read before the decision.',
          ]
        : [
            `We have received your objection to the change of owner of ${animal(about)}.`,
            'The register’s operator asks the other party and decides. Until then the owner does not change.',
          ],
    ...(token && { action: { label: 'Reply', path: paths.transfer(token) } }),
  }),
  transferContestDecided: ({ stands, words, otherName, ...about }) => ({
    subject: `Objection decided: ${about.animalName}`,
    paragraphs: [
      stands
        ? `The change of owner of ${animal(about)} stands.`
        : `The change of owner of ${animal(about)} was undone.`,
      (about.side === 'newOwner') === stands
        ? 'The animal is registered in your name.'
        : `The animal is registered to ${otherName}.`,
      ...(words ? [`Grounds: ${words}`] : []),
    ],
  }),
  reminder: ({ kind, dateEnd, token, ...about }) => ({
    subject: `${REMINDERS[kind].subject}: ${about.animalName}`,
    paragraphs: [
      `${REMINDERS[kind].text} of ${animal(about)} ends on ${showDate(dateEnd)}.`,
      REMINDERS[kind].next,
    ],
    after: ['If you have renewed it, the register does not have the new date yet.'],
    refusal: { label: 'To get no further reminders, open this address:', path: paths.reminders(token) },
  }),
  publicCode: ({ code, title, minutes }) => ({
    subject: 'Your code',
    paragraphs: [`Enter this code on the page “${title}”. It is valid for ${minutes} minutes.`],
    code,
    after: ['If you are not filling in a form of the register, ignore this message: nothing will change.'],
  }),
  publicRequestReceived: ({ reference, title }) => ({
    subject: `Request received: ${reference}`,
    paragraphs: [
      `We received the request “${title}”. Its reference is ${reference}.`,
      'With the reference you can follow the request, add documents if they are asked for, or cancel it.',
    ],
    action: { label: 'Follow the request', path: paths.publicRequest(reference) },
  }),
  publicRequestChanged: ({ reference, title, event, result, words }) => ({
    subject: `Request ${reference}: ${PUBLIC_EVENTS[event]}`,
    paragraphs: [
      `The request “${title}” with the reference ${reference} is now: ${PUBLIC_EVENTS[event]}.`,
      ...(result ? [result] : []),
      ...(words ? [`Answer: ${words}`] : []),
    ],
    action: { label: 'Follow the request', path: paths.publicRequest(reference) },
  }),
  ...aboutSignIn,
  ...aboutMoney,
  ...aboutReports,
  ...aboutContacts,
  ...toOwners,
  ownRequestChanged: ({ module, id, title, event, words }) => ({
    subject: `${title}: ${PUBLIC_EVENTS[event]}`,
    paragraphs: [
      `The request “${title}” that you made in your account is now: ${PUBLIC_EVENTS[event]}.`,
      ...(words ? [`Answer: ${words}`] : []),
    ],
    action: { label: 'Open the request', path: paths.ownRequest(module, id) },
  }),
};
