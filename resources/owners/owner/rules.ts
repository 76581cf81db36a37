import { allows, anyOf, ownerAccount, veterinarian, type Actor } from '../../kit/access.ts';
import type { FieldError } from '../../kit/codes.ts';
import type { FieldMode, RuleContext } from '../../kit/module.ts';
import type { Permission } from '../../kit/permissions.ts';
import { dayIn } from '../../numbers/dates.ts';
import { isValidIdentityCard } from '../../numbers/identityCard.ts';
import { ownerTypeOfNif } from '../../numbers/nif.ts';
import { isPassport } from '../../numbers/passport.ts';
import { isValidVat } from '../../numbers/vatNumber.ts';
import { addressForm, checkAddress, type OwnerInput } from './addresses.ts';
import { ADDRESS_PARTS } from './addressFields.ts';
import { CONTACT_FIELDS } from './contacts.ts';
import type { OwnerFields } from './fields.ts';

/** The country whose forms and numbers are the register's own. */
export const DEFAULT_COUNTRY = 'PT';

/** People, bodies, and those who are known from the trade between countries alone. */
export type OwnerType = 'SINGULAR' | 'COLLECTIVE' | 'TRACES';
type Modes = { [K in keyof OwnerFields]?: FieldMode };

/** Identity: what says who an owner is, apart from the name. */
export const ID_FIELDS = ['type', 'country', 'nationality', 'vatNumber', 'idCard', 'passport'] as const;

/** The phones of an owner are the contacts of its animals: who may change those changes them. */
const WRITE_PHONES = anyOf('WRITE_ANIMAL_CONTACTS', veterinarian, ownerAccount);
const PHONES = ['phone', 'phone2', 'phone3'] as const;

/** Whether an owner is locked on a day ('YYYY-MM-DD'): a temporary lock ends automatically on its unlock date. */
export const isLockedNow = (
  owner: { readonly isLocked?: boolean | null; readonly lockEndDate?: string | null },
  day: string = dayIn(),
): boolean => owner.isLocked === true && (!owner.lockEndDate || owner.lockEndDate > day);

/** Whether it is the owner who acts in the own account, and no one in the owner's place. */
export const isOwnerInAccount = ({
  ownerId,
  impersonatorId,
}: Pick<Actor, 'ownerId' | 'impersonatorId'>): boolean => ownerId !== null && impersonatorId === null;

const hasLocalVat = (owner: OwnerInput): boolean => (owner.country ?? DEFAULT_COUNTRY) === DEFAULT_COUNTRY;

/**
 * The type that an owner's number makes it: a local number that begins with 5 or 6 is a collective's, one that
 * begins with 1, 2, 3 or 45 a person's. Any other, and TRACES, leave the type as it is.
 */
export function ownerTypeOf(owner: OwnerInput): OwnerType | null | undefined {
  const { type, vatNumber } = owner;
  if (type === 'TRACES' || !vatNumber || !hasLocalVat(owner)) return type;
  return ownerTypeOfNif(vatNumber) ?? type;
}

/** Returns the document that identifies an owner besides the name: only persons need one. */
export function documentOf(owner: OwnerInput): 'idCard' | 'passport' | null {
  if (ownerTypeOf(owner) !== 'SINGULAR') return null;
  const isNational = (owner.nationality ?? owner.country ?? DEFAULT_COUNTRY) === DEFAULT_COUNTRY;
  return hasLocalVat(owner) && isNational ? 'idCard' : 'passport';
}

const may = (actor: Actor, permission: Permission): boolean => actor.permissions.includes(permission);

/** Whether one of the stored identity fields is wrong: then WRITE_OWNER_ID_FIELDS_ON_ERROR may correct it. */
const isWrong = (field: (typeof ID_FIELDS)[number], before: OwnerInput): boolean =>
  checkIdentity(before).some((error) => error.property === field);

/** Returns the mode of each field for this user: by locks, verified data, TRACES, and the kind of owner. */
export function ownerModes({ mode, actor, record, before }: RuleContext<OwnerFields>): Modes {
  const modes: Modes = {};
  const used = new Set<string>(ADDRESS_PARTS[addressForm(record)]);
  for (const part of new Set<keyof OwnerFields>(Object.values(ADDRESS_PARTS).flat())) {
    if (!used.has(part)) modes[part] = 'hidden';
  }
  // A program may give the whole line instead of its parts; the form shows the line that the parts make.
  if (addressForm(record) === 'PT')
    modes.address =
      record.address && record.address !== before?.address ? 'edit' : mode === 'create' ? 'hidden' : 'read';
  const document = documentOf(record);
  const isPerson = ownerTypeOf(record) === 'SINGULAR';
  if (document !== 'idCard') modes.idCard = 'hidden';
  if (document !== 'passport') modes.passport = 'hidden';
  if (record.type && !isPerson) modes.nationality = 'hidden';
  if (ownerTypeOf(record) !== 'COLLECTIVE') modes.responsible = 'hidden';
  if (!before) return modes;

  const isClosed = isLockedNow(before) || before.editLocked === true;
  if (isClosed || (before.type === 'TRACES' && !may(actor, 'REGISTER_OWNER_TRACES'))) return allRead(modes);
  const validated = may(actor, 'WRITE_OWNER_VALIDATED_ID_FIELDS');
  if (before.verifiedData && !validated) modes.name = 'read';
  for (const field of ID_FIELDS) {
    const open = before.verifiedData
      ? validated
      : may(actor, 'WRITE_ANIMAL_PROTECTED_FIELDS') ||
        (may(actor, 'WRITE_OWNER_ID_FIELDS_ON_ERROR') && isWrong(field, before));
    if (!open && modes[field] !== 'hidden') modes[field] = 'read';
  }
  if (before.type === 'COLLECTIVE' && !validated) modes.email = 'read';
  if (!allows(WRITE_PHONES, actor)) for (const field of PHONES) modes[field] = 'read';
  return modes;
}

const EDITABLE = [
  ...ID_FIELDS,
  ...CONTACT_FIELDS,
  'name',
  'hasLocalVatNumber',
  'skipNotifications',
  'skipReminders',
  'verifiedData',
  'wrongContacts',
] as const;

function allRead(modes: Modes): Modes {
  const closed: Modes = { ...modes };
  for (const field of EDITABLE) if (closed[field] !== 'hidden') closed[field] = 'read';
  return closed;
}

/** Returns the faults of the numbers that identify an owner. */
function checkIdentity(owner: OwnerInput): FieldError[] {
  const { vatNumber, idCard, passport } = owner;
  const country = owner.country ?? DEFAULT_COUNTRY;
  const errors: FieldError[] = [];
  const document = documentOf(owner);
  const needsVat = ownerTypeOf(owner) !== 'SINGULAR' || hasLocalVat(owner);
  if (!vatNumber && needsVat) errors.push({ property: 'vatNumber', error: 'MISSING_VAT_NUMBER' });
  if (vatNumber && !isValidVat(country, vatNumber))
    errors.push({ property: 'vatNumber', error: 'INVALID_VAT_NUMBER' });
  if (document === 'idCard') {
    if (!idCard && !vatNumber) errors.push({ property: 'idCard', error: 'MISSING_ID_CARD' });
    if (idCard && !isValidIdentityCard(idCard)) errors.push({ property: 'idCard', error: 'INVALID_ID_CARD' });
  }
  if (document === 'passport') {
    if (!passport && !hasLocalVat(owner)) errors.push({ property: 'passport', error: 'MISSING_PASSPORT' });
    if (passport && !isPassport(passport)) errors.push({ property: 'passport', error: 'INVALID_PASSPORT' });
  }
  return errors;
}

/** Rules over several fields of an owner. */
export function checkOwnerRules({ actor, record, before }: RuleContext<OwnerFields>): FieldError[] {
  if (!record.type || !record.country || typeof record.isLocalResident !== 'boolean') return [];
  const errors = [...checkIdentity(record), ...checkAddress(record, before)];
  if (record.type === 'TRACES' && before?.type !== 'TRACES' && !may(actor, 'REGISTER_OWNER_TRACES')) {
    errors.push({ property: 'type', error: 'OWNER_IS_TRACES' });
  }
  if (
    typeof record.hasLocalVatNumber === 'boolean' &&
    record.hasLocalVatNumber !== hasLocalVat(record) &&
    record.hasLocalVatNumber !== before?.hasLocalVatNumber
  ) {
    errors.push({ property: 'hasLocalVatNumber', error: 'INVALID_HAS_LOCAL_VAT_NUMBER' });
  }
  if (ownerTypeOf(record) === 'COLLECTIVE' && !record.responsible)
    errors.push({ property: 'responsible', error: 'MISSING_RESPONSIBLE' });
  return errors;
}

/** Whether a change by this user makes the identity of an owner one that staff review: name, type or a number. */
export function needsReview(
  before: OwnerInput,
  after: Readonly<Record<string, unknown>>,
  actor: Actor | null,
): boolean {
  if (actor?.isOperator || (actor && may(actor, 'WRITE_OWNER_VALIDATED_ID_FIELDS'))) return false;
  return (['name', ...ID_FIELDS] as const).some(
    (name) => after[name] !== undefined && (after[name] ?? null) !== (before[name] ?? null),
  );
}
