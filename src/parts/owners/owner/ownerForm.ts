import { readOwnerInput } from '../../../../resources/owners/owner/checkedOwner.ts';
import type { Actor } from '../../../../resources/kit/access.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import type { FieldMode } from '../../../../resources/kit/module.ts';
import { checkAddress } from '../../../../resources/owners/owner/addresses.ts';
import type { getOwnerByVat } from '../../../../resources/owners/owner/calls.ts';
import { EMBEDDED_FIELDS, type EmbeddedOwner } from '../../../../resources/owners/owner/embedded.ts';
import type { OwnerFields } from '../../../../resources/owners/owner/fields.ts';
import { DEFAULT_COUNTRY, ownerModes } from '../../../../resources/owners/owner/rules.ts';

/** An owner on record, as a search by number finds it. */
export type OwnerOfNumber = AnswerOf<typeof getOwnerByVat>;
/** One whose data the user does not read: the register has them, and the form asks for none. */
export type RecognisedOwner = Extract<OwnerOfNumber, { readonly isRestricted: true }>;

/** An owner while it is being entered. */
export type OwnerValues = { -readonly [K in keyof EmbeddedOwner]: EmbeddedOwner[K] } & {
  recognised?: RecognisedOwner | null;
};

/** Returns the initial values of a new owner's form. */
export const emptyOwner = (): OwnerValues => ({
  ...Object.fromEntries(EMBEDDED_FIELDS.map((name) => [name, null])),
  type: 'SINGULAR',
  isLocalResident: true,
  country: DEFAULT_COUNTRY,
  nationality: DEFAULT_COUNTRY,
  recognised: null,
});

/** Whether the three things are there on which all other fields depend. */
export const isTyped = (owner: OwnerValues): boolean =>
  Boolean(owner.type && owner.country) && typeof owner.isLocalResident === 'boolean';

type Modes = { readonly [K in keyof OwnerFields]?: FieldMode };

/**
 * Returns the mode of each field while an owner is entered. For a known owner, the fields that may not be changed are
 * read-only; the number stays editable, since another number means another person.
 */
export function embeddedModes(owner: OwnerValues, known: OwnerValues | null, actor: Actor | null): Modes {
  if (!actor) return {};
  const modes = ownerModes({ mode: known ? 'update' : 'create', actor, record: owner, before: known });
  return {
    ...modes,
    vatNumber: 'edit',
    skipNotifications: 'hidden',
    skipReminders: 'hidden',
    verifiedData: 'hidden',
  };
}

/** An owner as a call takes it: what this kind of owner has, empty fields left out. */
export function givenOwner(owner: OwnerValues, actor: Actor | null): EmbeddedOwner {
  const { changedContacts, recognised } = owner;
  // Of one on record the form holds what was entered, and nothing else.
  const modes: Modes = recognised ? {} : embeddedModes(owner, null, actor);
  const given = Object.fromEntries(
    EMBEDDED_FIELDS.flatMap((name) => {
      const value = owner[name];
      const isThere = value !== null && value !== undefined && value !== '';
      return isThere && modes[name] !== 'hidden' ? [[name, value]] : [];
    }),
  ) as EmbeddedOwner;
  return { ...given, ...(changedContacts?.length && { changedContacts }) };
}

/** The faults of an owner that a form carries, before it is sent. One on record owes what the user says has changed. */
export function ownerFaults(owner: OwnerValues, actor: Actor, prefix: string): readonly FieldError[] {
  const { errors, errorsIfNew } = readOwnerInput(givenOwner(owner, actor), actor, prefix);
  if (!owner.recognised) return [...errors, ...errorsIfNew];
  const empty = (owner.changedContacts ?? []).flatMap((contact): FieldError[] =>
    contact === 'address'
      ? checkAddress(owner, null)
      : owner[contact]
        ? []
        : [{ property: contact, error: 'MISSING_VALUE' }],
  );
  return [...errors, ...empty.map((fault) => ({ ...fault, property: prefix + fault.property }))];
}

/** Whether an owner on record has an email there, to which a link can be mailed. */
export const isReachedOnRecord = ({ recognised }: OwnerValues): boolean =>
  recognised?.maskedContacts.some(({ contact }) => contact === 'email') === true;
