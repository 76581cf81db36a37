import type { Contact } from '../../../resources/owners/owner/contacts.ts';
import type { TransferEnding, WaitReason } from '../../../resources/requests/animalTransfer/twoParty.ts';
import type { ReminderKind } from '../../../resources/animals/animalReminder/record.ts';

/** The content of a mail, before it is rendered as text and as HTML. */
export interface MailContent {
  subject: string;
  paragraphs: string[];
  /** Stands alone on its line. */
  code?: string;
  /** A button, and the same address as text. */
  action?: { label: string; path: string };
  /** After code and button. */
  after?: string[];
  /** A link below all else: how to get no further mails of this kind. */
  refusal?: { label: string; path: string };
}

/** On which side of a change of owner the receiver stands. */
export type TransferSide = 'previousOwner' | 'newOwner';

/** The animal that a mail is about. */
export interface TransferMail {
  side: TransferSide;
  animalName: string;
  transponder: string;
}

/** The animal that changes owner, the name of the other party, and the link for one answer with its last day. */
export interface PartyMail extends TransferMail {
  otherName: string;
  token?: string;
  /** 'YYYY-MM-DD' */
  lastDay?: string;
}

/** A date ('YYYY-MM-DD') that ends for an animal, and the secret of the link that refuses further mails. */
export interface ReminderMail {
  kind: ReminderKind;
  animalName: string;
  transponder: string;
  dateEnd: string;
  token: string;
}

/** By what an owner knows the contacts on record again, and the secret of the link that confirms them. */
export interface ContactMail {
  /** The last digits of the phone; null without one. */
  phoneEnd: string | null;
  locality: string | null;
  token: string;
}

/** A report that a schedule sends: its conditions, when its data were read, and how many rows it has, in words. */
export interface ReportMail {
  name: string;
  schedule: string;
  filters: string;
  moment: string;
  rows: string;
}

/** Every mail that the register sends, with what it is about. */
export interface MailTexts {
  language: string;
  greeting: string;
  /** Below every mail. */
  footer: string;
  /** Above the button's address. */
  orOpen: string;
  secondFactor(about: { code: string; token: string; minutes: number }): MailContent;
  /** The test that the setup list asks for. */
  setupTest(about: { code: string; minutes: number }): MailContent;
  passwordReset(about: { userId: number; token: string; hours: number }): MailContent;
  activation(about: { userId: number; token: string; hours: number }): MailContent;
  passwordChanged(about: { at: string }): MailContent;
  /** A link that completes a sign-in was made on the server. */
  signInLinkMade(about: { at: string }): MailContent;
  emailChanged(about: { at: string }): MailContent;
  /** To the holder of an account that can no longer be used. */
  accountDeactivated(about: { at: string }): MailContent;
  /** To the holder of an account that works for another entity from now on. */
  accountMoved(about: { at: string; entityName: string }): MailContent;
  /** To the holder of an account that can be used again. */
  accountReactivated(about: { at: string }): MailContent;
  /** To the new address: the link that confirms it. */
  emailChange(about: { token: string; hours: number }): MailContent;
  /** To the present address, before anything has changed. */
  emailChangeRequested(about: { at: string }): MailContent;
  /** To an address that has an account already. */
  emailTaken(about: object): MailContent;
  /** The newest seal of the audit, to be kept outside of the register. */
  auditSeal(about: { seal: string }): MailContent;
  /** With the certificates as attachments. */
  certificates(about: { names: string; transponders: string }): MailContent;
  transferRequested(about: TransferMail): MailContent;
  transferAccepted(about: TransferMail): MailContent;
  transferRejected(about: TransferMail & { reason?: string }): MailContent;
  /** Asks a party to confirm. */
  transferConfirm(about: PartyMail): MailContent;
  /** Both have confirmed, and staff decide. Of a locked owner it says only that the operator looks at the data. */
  transferWaits(about: PartyMail & { reasons: readonly WaitReason[] }): MailContent;
  /** A party refused, did not answer in time, or the request was taken back. The link shows the party's words. */
  transferEnded(about: PartyMail & { ending: TransferEnding }): MailContent;
  /** The change took effect, by paper or since both have confirmed; the former owner may object with the link. */
  transferEffective(about: PartyMail & { isSigned: boolean }): MailContent;
  /** The former owner objects; the new owner reads why and replies with the link. */
  transferContested(about: PartyMail): MailContent;
  transferContestDecided(about: PartyMail & { stands: boolean; words: string | null }): MailContent;
  reminder(about: ReminderMail): MailContent;
  contactReminder(about: ContactMail): MailContent;
  /** To a person without an account: confirms the address, or opens a request. */
  publicCode(about: { code: string; title: string; minutes: number }): MailContent;
  publicRequestReceived(about: { reference: string; title: string }): MailContent;
  publicRequestChanged(about: {
    reference: string;
    title: string;
    event: 'ACCEPTED' | 'REJECTED' | 'MORE_INFORMATION_NEEDED' | 'CANCELED';
    /** What an accepted request has changed. */
    result?: string;
    words?: string;
  }): MailContent;
  /** To the contacts of an owner: others proposed a change of one, which waits. The link answers it. */
  contactChangeProposed(about: {
    contact: Contact;
    entityName: string | null;
    mayConfirm: boolean;
    token?: string;
  }): MailContent;
  /** To the owner on record, at the address before the change: others may have asked for it. */
  ownerDataChanged(about: object): MailContent;
  /** To the owner on record: the State's word has opened an account. */
  accountOpenedByState(about: object): MailContent;
  /** To the owner: whose phones were read, and by which entity. Why stands in the account. */
  ownerPhoneRead(about: { animalName: string; transponder: string; reader: string }): MailContent;
  /** To the owner: an account outside the animal's scope registered its death. The link objects. */
  animalMarkedDead(about: {
    animalName: string;
    transponder: string;
    deathDate: string;
    registeredBy: string;
    days: number;
    token: string;
  }): MailContent;
  /** To the owner who objected: whether the death stands. */
  deathContestDecided(about: { animalName: string; transponder: string; stands: boolean }): MailContent;
  /** To the owner: the animal is to move to the register of another state. The link agrees. */
  handoverAsked(about: {
    animalName: string;
    transponder: string;
    registerName: string;
    token: string;
  }): MailContent;
  /** To the owner: the animal has moved to the register of another state. The link objects. */
  handoverDone(about: {
    animalName: string;
    transponder: string;
    registerName: string;
    days: number;
    token: string;
  }): MailContent;
  /** To the owner: whether a hand-over stands. */
  handoverDecided(about: { animalName: string; transponder: string; stands: boolean }): MailContent;
  /** To the reporter of a lost animal: a visitor has seen it. What was written stands behind the link. */
  animalSighted(about: { animalName: string | null; token: string }): MailContent;
  /** To the user who asks for it: what is needed to pay for credits. `lastDay` is 'YYYY-MM-DD', `cents` with tax. */
  referenceToPay(about: {
    id: number;
    entityCode: string;
    number: string;
    cents: number;
    credits: number;
    lastDay: string;
  }): MailContent;
  /** To users of an entity: its credits have fallen below its own threshold; `daysLeft` at the pace of the last weeks. */
  balanceFall(about: {
    entityName: string;
    balance: number;
    threshold: number;
    daysLeft: number | null;
  }): MailContent;
  /** To users of an entity that wants it: the statement of a month. Days are 'YYYY-MM-DD'. */
  monthlyStatement(about: { entityName: string; from: string; to: string; isAttached: boolean }): MailContent;
  /** To the owner of an animal whose transponder was recalled. */
  transponderRecalled(about: { animalName: string; transponder: string }): MailContent;
  /** To its veterinarian and the entity that registered it: what to do, and the list that they work through. */
  recalledTransponderToCheck(about: { animalName: string; transponder: string; caseId: number }): MailContent;
  /** To an account: a report of a schedule is ready. */
  reportReady(about: ReportMail & { jobId: number }): MailContent;
  /** To an address without an account: a report of a schedule, attached unless it is too large. */
  reportAttached(about: ReportMail & { sender: string; isAttached: boolean }): MailContent;
  animalReportedDead(about: { animalName: string; transponder: string }): MailContent;
  /** To the proven email of an owner: the code by which the owner opens the own record to an entity, at its counter. */
  consentCode(about: { entityName: string; code: string; minutes: number }): MailContent;
  /** To every address of an owner: which entity reads the record from now on. */
  consentGiven(about: { entityName: string }): MailContent;
  /** The same of a request that was made in the account of an owner. */
  ownRequestChanged(about: {
    module: string;
    id: number;
    title: string;
    event: 'ACCEPTED' | 'REJECTED' | 'MORE_INFORMATION_NEEDED' | 'CANCELED';
    words?: string;
  }): MailContent;
}

/** Pages that mails lead to; the page shows a button, and only that button's call changes anything. */
export const paths = {
  setup: '/setup',
  secondFactor: (token: string, code: string): string => `/auth/2fa/${encodeURIComponent(token)}/${code}`,
  reset: (userId: number, token: string): string => `/auth/reset/${userId}/${encodeURIComponent(token)}`,
  activate: (userId: number, token: string): string =>
    `/auth/activate/${userId}/${encodeURIComponent(token)}`,
  recovery: '/auth/recovery',
  charge: '/billing/charging/create',
  statement: (from: string, to: string): string => `/billing/statement?from=${from}&to=${to}`,
  job: (id: number): string => `/jobs?job=${id}`,
  recallCase: (id: number): string => `/traceability/recall-cases/${id}`,
  reference: (id: number): string => `/billing/charging/${id}`,
  ownRequest: (module: string, id: number): string => `/owner-account/requests/${module}/${id}`,
  ownConsents: '/owner-account/consents',
  publicRequest: (reference: string): string => `/public/request/${encodeURIComponent(reference)}`,
  // In the fragment a secret reaches no log.
  reminders: (token: string): string => `/public/reminders#${encodeURIComponent(token)}`,
  contacts: (token: string): string => `/public/contacts#${encodeURIComponent(token)}`,
  contactChange: (token: string): string => `/public/contact-change#${encodeURIComponent(token)}`,
  death: (token: string): string => `/public/death#${encodeURIComponent(token)}`,
  handover: (token: string): string => `/public/handover#${encodeURIComponent(token)}`,
  sightings: (token: string): string => `/public/sightings#${encodeURIComponent(token)}`,
  transfer: (token: string): string => `/public/transfer#${encodeURIComponent(token)}`,
  emailChange: (token: string): string => `/personal/email/${encodeURIComponent(token)}`,
};
