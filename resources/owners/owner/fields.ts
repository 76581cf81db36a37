import { z } from 'zod';
import {
  boolean,
  choice,
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
import { dayShape } from '../../kit/values/times.ts';
import { cleanIdentityCard } from '../../numbers/identityCard.ts';
import { cleanPassport } from '../../numbers/passport.ts';
import { isValidPhone, normalisePhone } from '../../numbers/phone.ts';

const contactPhone = {
  valid: (value: string) => isValidPhone(value),
  normalise: (value: string) => normalisePhone(value) ?? value,
  personal: true,
} as const;

/** Every field of an owner; what depends on several of them is in rules.ts. */
export const ownerFields = {
  type: choice(['SINGULAR', 'COLLECTIVE', 'TRACES'], { required: true }),
  isLocalResident: boolean({ required: true }),
  country: country({ required: true, initial: 'PT' }),
  name: text({ required: true, personal: true }),
  nationality: country(),
  /** Follows from the country; who gives it must agree. */
  hasLocalVatNumber: boolean(),
  vatNumber: text({ max: 25, personal: true }),
  idCard: text({ max: 20, normalise: cleanIdentityCard, personal: true }),
  passport: text({ max: 20, normalise: cleanPassport, personal: true }),
  email: email({ personal: true }),
  phone: phone(contactPhone),
  phone2: phone(contactPhone),
  phone3: phone(contactPhone),
  responsible: text({ personal: true }),
  postalCode: postalCode({ personal: true }),
  locality: text({ personal: true }),
  parishId: reference('parish'),
  street: text({ max: 160, personal: true }),
  door: text({ max: 20, personal: true }),
  accommodation: text({ max: 40, personal: true }),
  province: text({ max: 80 }),
  municipality: text({ max: 80 }),
  commune: text({ max: 80 }),
  /** Street, door and accommodation as one line; what was typed where there are no such parts. */
  address: text({ max: 300, personal: true }),
  district: text({ virtual: true }),
  county: text({ virtual: true }),
  skipNotifications: boolean({
    initial: false,
    write: 'SKIP_ANIMAL_TRANSFER_NOTIFICATIONS',
  }),
  /** The owner wants no mails before a vaccination or licence ends, and none that ask for contacts. */
  skipReminders: boolean({ initial: false }),
  verifiedData: boolean({ initial: false, write: 'WRITE_OWNER_VALIDATED_ID_FIELDS' }),
  /** The owner itself has confirmed the contacts, and no other user has changed them since. */
  verifiedByOwner: boolean({ computed: true }),
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
  /** When contacts were last entered, changed or confirmed. */
  contactConfirmedAt: timestamp({ computed: true }),
  /** The record that a merge kept in place of this one. */
  mergedIntoId: reference('owner', { computed: true }),
  /** The person's data were erased: what is left is a pseudonym. */
  erasedTimestamp: timestamp({ computed: true }),
  creationTimestamp: timestamp({ computed: true }),
};

export type OwnerFields = typeof ownerFields;
