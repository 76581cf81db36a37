import { z } from 'zod';
import type { Actor } from '../../kit/access.ts';
import type { FieldError } from '../../kit/codes.ts';
import { fieldShape, missingFields } from '../../kit/checks/shapes.ts';
import { checkAddress, type OwnerInput } from './addresses.ts';
import { CONTACTS, type Contact } from './contacts.ts';
import { ownerFields, type OwnerFields } from './fields.ts';
import { checkOwnerRules } from './rules.ts';

export type { OwnerInput } from './addresses.ts';

/** The fields that an owner inside another form may carry: all that are not the server's own. */
export const EMBEDDED_FIELDS = (Object.keys(ownerFields) as (keyof OwnerFields)[]).filter(
  (name) =>
    !ownerFields[name].options.computed &&
    !('virtual' in ownerFields[name].options) &&
    name !== 'verifiedData' &&
    name !== 'skipReminders',
);

const contacts = z.array(z.enum(CONTACTS)).max(CONTACTS.length).nullish();

/**
 * What the person at the counter says of an owner on record: the contacts that have changed, and those on record that are
 * wrong. Without a tick a contact stays as it is.
 */
export const CONTACT_TICKS = { changedContacts: contacts, wrongContacts: contacts } as const;

/** An owner inside a registration or a transfer. */
export type EmbeddedOwner = OwnerInput & {
  readonly changedContacts?: Contact[] | null | undefined;
  readonly wrongContacts?: Contact[] | null | undefined;
};

/**
 * An owner as it comes inside a registration or a transfer: single values are checked here, the rest by
 * `checkOwner`. Unknown fields are refused.
 */
export const embeddedOwner = z.strictObject({
  ...Object.fromEntries(
    EMBEDDED_FIELDS.map((name) => [name, fieldShape(name, ownerFields[name]).optional()]),
  ),
  ...CONTACT_TICKS,
}) as z.ZodType<EmbeddedOwner, EmbeddedOwner>;

const asked = Object.fromEntries(EMBEDDED_FIELDS.map((name) => [name, ownerFields[name]])) as OwnerFields;

const withCountry = (input: OwnerInput): OwnerInput => ({
  ...input,
  country: input.country === undefined ? 'PT' : input.country,
});

const placed = (errors: readonly FieldError[], prefix: string): FieldError[] =>
  errors.map((error) => ({ ...error, property: prefix + error.property }));

/** The fields without which no new owner is saved, and that an embedded one does not have. */
export function missingOfOwner(input: OwnerInput, prefix = 'owner.'): FieldError[] {
  const record = withCountry(input);
  return placed([...missingFields(asked, record), ...checkAddress(record, null)], prefix);
}

/**
 * Checks an embedded owner without the database: missing values and the rules over several fields. `prefix` stands
 * before each property: `owner.` gives `owner.vatNumber`.
 */
export function checkOwner(input: OwnerInput, actor: Actor, prefix = 'owner.'): FieldError[] {
  const record = withCountry(input);
  const missing = missingFields(asked, record);
  const named = new Set(missing.map((error) => error.property));
  const rules = checkOwnerRules({ mode: 'create', actor, record, before: null });
  return placed([...missing, ...rules.filter((error) => !named.has(error.property))], prefix);
}
