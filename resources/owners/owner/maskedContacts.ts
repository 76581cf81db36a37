import { z } from 'zod';
import { maskEmail } from '../../numbers/email.ts';
import { maskPhone } from '../../numbers/phone.ts';
import { PROVABLE_CONTACTS, type ProvableContact } from './contacts.ts';

const maskedContact = z.object({ contact: z.enum(PROVABLE_CONTACTS), value: z.string() });

/** Contacts of which enough is shown to recognise who stands at the counter, and too little to reach the owner. */
export const maskedContacts = z.array(maskedContact).max(PROVABLE_CONTACTS.length);
export type MaskedContact = z.output<typeof maskedContact>;

/** The contacts of an owner, masked. */
export const maskContacts = (owner: {
  readonly [K in ProvableContact]?: string | null | undefined;
}): MaskedContact[] =>
  PROVABLE_CONTACTS.flatMap((contact) => {
    const value = owner[contact];
    return value ? [{ contact, value: contact === 'email' ? maskEmail(value) : maskPhone(value) }] : [];
  });
