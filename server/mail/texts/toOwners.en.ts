import { showDate } from '../../../resources/numbers/dates.ts';
import { paths, type MailTexts } from './content.ts';

/** To the owner on record: what others have done in the owner's name, or read. */
export const toOwners: Pick<
  MailTexts,
  | 'accountOpenedByState'
  | 'ownerDataChanged'
  | 'ownerPhoneRead'
  | 'transponderRecalled'
  | 'recalledTransponderToCheck'
  | 'animalReportedDead'
  | 'animalSighted'
  | 'animalMarkedDead'
  | 'deathContestDecided'
  | 'handoverAsked'
  | 'handoverDone'
  | 'handoverDecided'
  | 'consentCode'
  | 'consentGiven'
> = {
  accountOpenedByState: () => ({
    subject: 'An account was opened with your data as an owner',
    paragraphs: ['The account was opened with the State identity of the person who has your tax number.'],
    after: ['If this was not you, contact the operator of the register at once.'],
  }),
  ownerDataChanged: () => ({
    subject: 'Your data in the register was changed',
    paragraphs: [
      'Your data in the register of companion animals was changed, because a request in your name was accepted.',
    ],
    after: ['If you did not make this request, contact the operator of the register at once.'],
  }),
  ownerPhoneRead: ({ animalName, transponder, reader }) => ({
    subject: `${animalName}: your phone was read`,
    paragraphs: [
      `${reader} read your phone in the record of ${animalName} (transponder ${transponder}), to be able to speak to you.`,
      'The reason that was given is in your account, under “Who looked at my data”.',
    ],
    after: ['If you do not recognise this contact, inform the operator of the register.'],
  }),
  animalSighted: ({ animalName, token }) => ({
    subject: `${animalName ?? 'The animal you look for'}: there is a sighting`,
    paragraphs: [
      `A person reported having seen ${animalName ?? 'the animal you look for'}. Where, when and what they wrote is on the page behind the link.`,
      'On that page you can also hide sightings, stop receiving them or stop these messages.',
    ],
    action: { label: 'See the sightings', path: paths.sightings(token) },
    after: ['Do not pay, or meet alone, anyone who asks you for money for the animal.'],
  }),
  transponderRecalled: ({ animalName, transponder }) => ({
    subject: `${animalName}: the transponder was recalled by its manufacturer`,
    paragraphs: [
      `The transponder ${transponder}, by which ${animalName} is in the register of companion animals, is of a batch that was recalled: it may stop working.`,
      'Ask a veterinarian to check with a reader whether the transponder still answers. If it does not, the animal needs another one, which the veterinarian adds to the record.',
    ],
  }),
  recalledTransponderToCheck: ({ animalName, transponder, caseId }) => ({
    subject: `${animalName}: a recalled transponder to check`,
    paragraphs: [
      `The transponder ${transponder}, by which ${animalName} is in the register of companion animals, is of a batch that was recalled: it may stop working.`,
      'Read it when you see the animal. If the transponder answers, note that in the list. If it does not, implant another one, add it to the record of the animal and note the replacement in the list.',
    ],
    action: { label: 'Open in the list of animals to check', path: paths.recallCase(caseId) },
    after: ['The owner was notified, if the register has an email address.'],
  }),
  animalReportedDead: ({ animalName, transponder }) => ({
    subject: `${animalName}: death registered`,
    paragraphs: [
      `The death of ${animalName} (transponder ${transponder}) was registered, because a report to the register was accepted.`,
    ],
    after: ['If the animal is alive, contact the operator of the register: the death can be undone.'],
  }),
  animalMarkedDead: ({ animalName, transponder, deathDate, registeredBy, days, token }) => ({
    subject: `${animalName}: death registered`,
    paragraphs: [
      `The death of ${animalName} (transponder ${transponder}) on ${showDate(deathDate)} was registered by ${registeredBy}.`,
      `If the animal is alive, object within ${days} days: the operator of the register decides first, and the death can be undone.`,
    ],
    action: { label: 'Object to the death', path: paths.death(token) },
    after: ['Opening the page changes nothing. If the death is right, there is nothing to do.'],
  }),
  deathContestDecided: ({ animalName, transponder, stands }) => ({
    subject: `${animalName}: objection decided`,
    paragraphs: [
      stands
        ? `The death of ${animalName} (transponder ${transponder}) stands.`
        : `The death of ${animalName} (transponder ${transponder}) was undone: the animal is alive on the register.`,
    ],
    after: ['If you disagree, contact the operator of the register.'],
  }),
  handoverAsked: ({ animalName, transponder, registerName, token }) => ({
    subject: `${animalName}: hand-over to another register`,
    paragraphs: [
      `A request was made to move ${animalName} (transponder ${transponder}) to the register ${registerName}, since it moves to another state.`,
      'It moves only if you agree. Your data is not passed on: register as the owner in the other register.',
    ],
    action: { label: 'View the request', path: paths.handover(token) },
    after: ['Opening the page changes nothing. If you do not agree, you need to do nothing.'],
  }),
  handoverDone: ({ animalName, transponder, registerName, days, token }) => ({
    subject: `${animalName}: moved to another register`,
    paragraphs: [
      `${animalName} (transponder ${transponder}) moved to the register ${registerName}.`,
      `If you did not agree, object within the next ${days} days: the operator of the register decides first, and the hand-over can be undone.`,
    ],
    action: { label: 'Object to the hand-over', path: paths.handover(token) },
    after: ['Opening the page changes nothing. If the hand-over is right, you need to do nothing.'],
  }),
  handoverDecided: ({ animalName, transponder, stands }) => ({
    subject: `${animalName}: hand-over to another register decided`,
    paragraphs: [
      stands
        ? `The hand-over of ${animalName} (transponder ${transponder}) to another register stands.`
        : `The hand-over of ${animalName} (transponder ${transponder}) to another register was undone: the animal is in this register again.`,
    ],
    after: ['If you do not agree, contact the operator of the register.'],
  }),
  consentCode: ({ entityName, code, minutes }) => ({
    subject: `Code to open your record to ${entityName}`,
    paragraphs: [
      `${entityName} asks to read your record in the register of companion animals: identification, address and contacts.`,
      'If you are at the counter and agree, say this code:',
    ],
    code,
    after: [
      `The code is valid for ${minutes} minutes. You can take the access back at any time, in your account.`,
      'If you are not at the counter of this entity, say the code to no one: without it your record stays closed.',
    ],
  }),
  consentGiven: ({ entityName }) => ({
    subject: `${entityName} can now read your record`,
    paragraphs: [
      `By the code that you said at the counter, ${entityName} reads your record in the register of companion animals until you take the access back.`,
      'The entities with access are in your account, where you can revoke it.',
    ],
    action: { label: 'See who has access', path: paths.ownConsents },
    after: ['If you did not give this code, revoke the access and inform the operator of the register.'],
  }),
};
