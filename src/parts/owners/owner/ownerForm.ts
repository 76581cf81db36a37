import type { Actor } from '../../../../resources/kit/access.ts';
import type { FieldMode } from '../../../../resources/kit/module.ts';
import { EMBEDDED_FIELDS, type EmbeddedOwner } from '../../../../resources/owners/owner/embedded.ts';
import type { OwnerFields } from '../../../../resources/owners/owner/fields.ts';
import { DEFAULT_COUNTRY, ownerModes } from '../../../../resources/owners/owner/rules.ts';

/** An owner while it is being entered. */
export type OwnerValues = { -readonly [K in keyof EmbeddedOwner]: EmbeddedOwner[K] };

/** Returns the initial values of a new owner's form. */
export const emptyOwner = (): OwnerValues => ({
  ...Object.fromEntries(EMBEDDED_FIELDS.map((name) => [name, null])),
  type: 'SINGULAR',
  isLocalResident: true,
  country: DEFAULT_COUNTRY,
  nationality: DEFAULT_COUNTRY,
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
  const modes = embeddedModes(owner, null, actor);
  const { changedContacts } = owner;
  const given = Object.fromEntries(
    EMBEDDED_FIELDS.flatMap((name) => {
      const value = owner[name];
      const isThere = value !== null && value !== undefined && value !== '';
      return isThere && modes[name] !== 'hidden' ? [[name, value]] : [];
    }),
  ) as EmbeddedOwner;
  return { ...given, ...(changedContacts?.length && { changedContacts }) };
}
