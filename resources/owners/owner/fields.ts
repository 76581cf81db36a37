import { z } from 'zod';
import { momentShape } from '../../kit/values/times.ts';
import {
  boolean,
  choice,
  choices,
  country,
  data,
  date,
  email,
  phone,
  postalCode,
  reference,
  text,
  timestamp,
} from '../../kit/fields.ts';
import { CONTACTS, PROVABLE_CONTACTS } from './contacts.ts';
import { dayShape } from '../../kit/values/times.ts';
import { cleanIdentityCard } from '../../numbers/identityCard.ts';
import { cleanPassport } from '../../numbers/passport.ts';
import { isValidPhone, normalisePhone } from '../../numbers/phone.ts';
import { personName } from '../../kit/values/personName.ts';
import { EXAMPLE_NIF } from '../../kit/values/exampleValue.ts';

const contactPhone = {
  valid: (value: string) => isValidPhone(value),
  normalise: (value: string) => normalisePhone(value) ?? value,
  personal: true,
} as const;

/** A change of a contact that waits. */
const waitingChange = z.object({
  id: z.number().int(),
  contact: z.enum(CONTACTS),
  /** The new value as text; null where the contact is to be cleared. */
  value: z.string().max(600).nullable(),
  creationTimestamp: momentShape(),
  entityName: z.string().max(200).nullable(),
  isOldWrong: z.boolean(),
  isObjected: z.boolean(),
});

export type WaitingChange = z.output<typeof waitingChange>;

/** Every field of an owner; what depends on several of them is in rules.ts. */
export const ownerFields = {
  type: choice(['SINGULAR', 'COLLECTIVE', 'TRACES'], { required: true, example: 'SINGULAR' }),
  isLocalResident: boolean({ required: true, example: true }),
  country: country({ required: true, initial: 'PT' }),
  name: text({ required: true, ...personName, hasOrderColumn: true, example: 'Ana Silva' }),
  nationality: country(),
  /** Follows from the country; who gives it must agree. */
  hasLocalVatNumber: boolean(),
  vatNumber: text({ max: 25, personal: true, example: EXAMPLE_NIF }),
  idCard: text({ max: 20, normalise: cleanIdentityCard, personal: true, example: '000000000ZZ4' }),
  passport: text({ max: 20, normalise: cleanPassport, personal: true }),
  email: email({ personal: true }),
  phone: phone(contactPhone),
  phone2: phone(contactPhone),
  phone3: phone(contactPhone),
  responsible: text(personName),
  postalCode: postalCode({ personal: true, example: '1000-001' }),
  locality: text({ personal: true, example: 'Lisboa' }),
  parishId: reference('parish', { example: 1 }),
  street: text({ max: 160, personal: true, example: 'Rua das Flores' }),
  door: text({ max: 20, personal: true, example: '12' }),
  accommodation: text({ max: 40, personal: true }),
  province: text({ max: 80 }),
  municipality: text({ max: 80 }),
  commune: text({ max: 80 }),
  /** Street, door and accommodation as one line; what was typed where there are no such parts. */
  address: text({ max: 300, personal: true }),
  /** The table of addresses does not hold it: entered without the country's table, or imported. */
  hasUnconfirmedAddress: boolean({ computed: true, tones: { true: 'attention', false: 'good' } }),
  district: text({ virtual: true }),
  county: text({ virtual: true }),
  skipNotifications: boolean({
    initial: false,
    write: 'SKIP_ANIMAL_TRANSFER_NOTIFICATIONS',
  }),
  /** The owner wants no mails before a vaccination or licence ends, and none that ask for contacts. */
  skipReminders: boolean({ initial: false }),
  verifiedData: boolean({ initial: false, write: 'WRITE_OWNER_VALIDATED_ID_FIELDS' }),
  /** The contacts that prove who the owner is. */
  provenContacts: choices(PROVABLE_CONTACTS, { virtual: true, recordOnly: true }),
  /** Changes of contacts that others proposed, and that wait until they are confirmed. */
  waitingChanges: data(z.array(waitingChange).max(CONTACTS.length), {
    virtual: true,
    recordOnly: true,
    personal: true,
  }),
  /** The contacts with a waiting change that the owner, at the counter, called wrong: nothing ordinary is sent there. */
  wrongContacts: data(z.array(z.enum(CONTACTS)).max(CONTACTS.length), {
    virtual: true,
    settable: true,
    recordOnly: true,
  }),
  needsReview: boolean({ computed: true }),
  /** Locked now: a temporary lock whose day has come counts as none. */
  isLocked: boolean({ virtual: true }),
  editLocked: boolean({ computed: true }),
  lockOwnerDead: boolean({ computed: true }),
  lockEndDate: date({ computed: true }),
  lockObservations: text({ computed: true, max: 2000 }),
  timeLock: data(z.object({ endDate: dayShape(), observations: z.string().max(2000).nullable() }), {
    virtual: true,
  }),
  hasAccount: boolean({ virtual: true }),
  /** When the owner last confirmed the contacts: in the account, or by a link that was mailed to one of them. */
  contactConfirmedAt: timestamp({ computed: true }),
  /** When staff last entered them, or asked the owner for them at the counter. */
  contactCheckedAt: timestamp({ computed: true }),
  /** The record that a merge kept in place of this one. */
  mergedIntoId: reference('owner', { computed: true }),
  /** The person's data were erased: what is left is a pseudonym. */
  erasedTimestamp: timestamp({ computed: true }),
  creationTimestamp: timestamp({ computed: true }),
};

export type OwnerFields = typeof ownerFields;
