import { ADDRESS_FIELDS } from './addressFields.ts';

/** The contacts of an owner. The fields of an address are one contact: half of it is wrong. */
export const CONTACTS = ['email', 'phone', 'phone2', 'phone3', 'responsible', 'address'] as const;
export type Contact = (typeof CONTACTS)[number];

/** The contacts by which an owner can answer, and so prove to be the one on record. */
export const PROVABLE_CONTACTS = ['email', 'phone', 'phone2', 'phone3'] as const satisfies readonly Contact[];
export type ProvableContact = (typeof PROVABLE_CONTACTS)[number];

/** Days for which a contact must have been on record before it proves anything. */
export const PROOF_DAYS = 15;

/** The fields of each contact. */
export const FIELDS_BY_CONTACT = {
  email: ['email'],
  phone: ['phone'],
  phone2: ['phone2'],
  phone3: ['phone3'],
  responsible: ['responsible'],
  address: ADDRESS_FIELDS,
} as const satisfies Readonly<Record<Contact, readonly string[]>>;

/** The fields of the contacts: who may change them otherwise than by a waiting change takes the owner's place. */
export type ContactField = (typeof FIELDS_BY_CONTACT)[Contact][number];

/** The fields of a contact. */
export const fieldsOfContact = (contact: Contact): readonly ContactField[] => FIELDS_BY_CONTACT[contact];

/** Every field of the contacts. */
export const CONTACT_FIELDS: readonly ContactField[] = CONTACTS.flatMap(fieldsOfContact);
