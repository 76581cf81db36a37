import type { useTranslate } from 'react-admin';
import type { MaskedContact } from '../../../../resources/owners/owner/maskedContacts.ts';

/** Masked contacts by the names of their fields, to be read. */
export const maskedPairs = (
  translate: ReturnType<typeof useTranslate>,
  contacts: readonly MaskedContact[],
): { readonly label: string; readonly value: string }[] =>
  contacts.map(({ contact, value }) => ({ label: translate(`resources.owner.fields.${contact}`), value }));
