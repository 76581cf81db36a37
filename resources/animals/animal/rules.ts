import type { BREED_CATEGORIES } from './breedCategories.ts';
import { allows, anyOf, veterinarian, type Access, type Actor } from '../../kit/access.ts';
import type { FieldError } from '../../kit/codes.ts';
import { fieldModes } from '../../kit/records/modes.ts';
import type { FieldMode, InputOfModule, WriteMode } from '../../kit/module.ts';
import { daysBetween, type IsoDate } from '../../numbers/dates.ts';
import { owner } from '../../owners/owner/schema.ts';

/** Days from birth within which the law wants an animal registered. Later is warned of, never refused. */
const REGISTRATION_DAYS = 120;

/** The values on which the modes of an owner's fields depend, beside the flagged numbers. */
const OWNER_FACTS = [
  'type',
  'country',
  'isLocalResident',
  'verifiedData',
  'isLocked',
  'lockEndDate',
  'editLocked',
] as const satisfies readonly (keyof InputOfModule<typeof owner>)[];

/** An owner whose data were found to be wrong. */
export type FlaggedOwner = Pick<InputOfModule<typeof owner>, (typeof OWNER_FACTS)[number]>;

/** The values that the rules read; all may be absent in a form that is only half filled in. */
export interface AnimalFacts {
  readonly breedId?: number | null;
  readonly isCrossBreed?: boolean | null;
  readonly crossBreedId?: number | null;
  readonly gender?: string | null;
  readonly lopNumber?: string | null;
  readonly lopName?: string | null;
  readonly veterinaryId?: number | null;
  readonly entityId?: number | null;
  readonly useOwnerAddress?: boolean | null;
  readonly postalCode?: string | null;
  readonly address?: string | null;
  readonly parishId?: number | null;
  readonly errors?: readonly { readonly property: string }[] | null;
  /** Its owner, where one of the errors is a fault of the owner's data. */
  readonly flaggedOwner?: FlaggedOwner | null;
  /** The breed it stands with may be changed only with WRITE_ANIMAL_PROTECTED_FIELDS. */
  readonly breedIsLocked?: boolean | null;
}

const PROTECTED: Access = 'WRITE_ANIMAL_PROTECTED_FIELDS';
const GROUP_1: Access = anyOf('WRITE_ANIMAL_CHARS_GROUP_1', veterinarian);
const GROUP_2: Access = 'WRITE_ANIMAL_CHARS_GROUP_2';
const CONTACTS: Access = anyOf('WRITE_ANIMAL_CONTACTS', veterinarian);

/**
 * The users who may change a field of a registered animal. Veterinarians may change what they see and read on the
 * animal.
 */
export const FIELD_WRITERS = {
  transponder: PROTECTED,
  secondTransponder: PROTECTED,
  orderNumber: PROTECTED,
  registrationDate: PROTECTED,
  veterinaryId: PROTECTED,
  entityId: PROTECTED,
  name: anyOf('WRITE_ANIMAL_NAME', veterinarian),
  birthdate: 'WRITE_ANIMAL_BIRTHDATE',
  gender: GROUP_1,
  color: GROUP_1,
  observations: GROUP_1,
  healthReport: GROUP_1,
  lopNumber: GROUP_1,
  lopName: GROUP_1,
  breedId: GROUP_2,
  isCrossBreed: GROUP_2,
  crossBreedId: GROUP_2,
  passport: anyOf('WRITE_ANIMAL_PASSPORT', veterinarian),
  useOwnerAddress: CONTACTS,
  postalCode: CONTACTS,
  locality: CONTACTS,
  parishId: CONTACTS,
  address: CONTACTS,
} as const satisfies Readonly<Record<string, Access>>;

export type WritableField = keyof typeof FIELD_WRITERS;

/** Set by the register or by a user who may correct it: not asked for at registration. */
const NOT_ASKED = new Set<WritableField>([
  'secondTransponder',
  'orderNumber',
  'registrationDate',
  'entityId',
]);

interface ModesContext {
  readonly mode: WriteMode;
  readonly actor: Actor;
  readonly before: AnimalFacts | null;
}

/** Whether a field stands among the record's known errors. */
const isFlagged = (record: AnimalFacts | null, field: string): boolean =>
  record?.errors?.some(({ property }) => property === field) ?? false;

/** Returns the mode of each field for this user. The record's state (locked, dead …) is left to the operations. */
export function animalModes({ mode, actor, before }: ModesContext): { [K in WritableField]: FieldMode } {
  const modes = {} as { [K in WritableField]: FieldMode };
  for (const field of Object.keys(FIELD_WRITERS) as WritableField[]) {
    const may = mode === 'create' ? mayGive(field, actor) : mayChange(field, actor, before);
    modes[field] = may ? 'edit' : 'read';
  }
  return modes;
}

function mayGive(field: WritableField, actor: Actor): boolean {
  if (NOT_ASKED.has(field)) return allows(PROTECTED, actor);
  // A veterinarian registers in their own name.
  return field !== 'veterinaryId' || actor.veterinaryId === null || allows(PROTECTED, actor);
}

function mayChange(field: WritableField, actor: Actor, before: AnimalFacts | null): boolean {
  if (field === 'breedId' && before?.breedIsLocked) return allows(PROTECTED, actor);
  return (
    allows(FIELD_WRITERS[field], actor) || (isFlagged(before, field) && allows('REGISTER_ANIMAL', actor))
  );
}

/** The prefix of errors in the owner's data: `owner.email`. */
export const OF_OWNER = 'owner.';

/** The fields of the owner that the errors of an animal name. */
const ownerFaults = ({ errors }: AnimalFacts): string[] =>
  (errors ?? []).flatMap(({ property }) =>
    property.startsWith(OF_OWNER) ? [property.slice(OF_OWNER.length)] : [],
  );

/** Reads from an owner what decides who may correct it; nothing where no error of the animal concerns its owner. */
export const flaggedOwnerOf = (record: AnimalFacts, of: FlaggedOwner | null): FlaggedOwner | null =>
  of && ownerFaults(record).length > 0
    ? (Object.fromEntries(OWNER_FACTS.map((name) => [name, of[name] ?? null])) as FlaggedOwner)
    : null;

/** Whether this user may write every field of the owner that is flagged, on the owner's own page. */
function canMendOwner(record: AnimalFacts, actor: Actor): boolean {
  const faults = ownerFaults(record);
  if (faults.length === 0) return true;
  const { flaggedOwner } = record;
  if (!flaggedOwner || !allows(owner.access.read, actor)) return false;
  const modes: Readonly<Record<string, FieldMode>> = fieldModes(
    owner,
    actor,
    'update',
    flaggedOwner,
    flaggedOwner,
  );
  // The line of an address follows from its parts, and is written with them.
  return faults.every((name) => modes[name === 'address' ? 'street' : name] !== 'read');
}

/** Whether this user may put right every field that the record's errors name, those of the owner included. */
export function canMendErrors(record: AnimalFacts, actor: Actor): boolean {
  const modes = animalModes({ mode: 'update', actor, before: record });
  return (
    (record.errors ?? []).every(
      ({ property }) => !(property in modes) || modes[property as WritableField] === 'edit',
    ) && canMendOwner(record, actor)
  );
}

interface CheckContext {
  readonly mode: WriteMode;
  readonly record: AnimalFacts;
  readonly before: AnimalFacts | null;
}

const ADDRESS = ['useOwnerAddress', 'postalCode', 'address', 'parishId'] as const;

/** Rules over several fields that need no look at the breed. */
export function checkAnimal({ mode, record, before }: CheckContext): FieldError[] {
  const found: FieldError[] = [];
  const refuse = (property: string, error: FieldError['error']) => void found.push({ property, error });
  // An imported animal without a veterinarian can still be edited; a veterinarian on record cannot be removed.
  if (!record.veterinaryId && (mode === 'create' || before?.veterinaryId))
    refuse('veterinaryId', 'MISSING_VETERINARY');
  if (!record.entityId && (mode === 'create' || before?.entityId)) refuse('entityId', 'MISSING_ENTITY');
  if (record.isCrossBreed && !record.crossBreedId) refuse('crossBreedId', 'MISSING_CROSS_BREED');
  else if (record.isCrossBreed && record.crossBreedId === record.breedId)
    refuse('crossBreedId', 'INVALID_CROSS_BREED');
  if (record.lopName && !record.lopNumber) refuse('lopNumber', 'MISSING_LOP_NUMBER');
  if (record.lopNumber && !record.lopName) refuse('lopName', 'MISSING_LOP_NAME');
  const movesHouse = mode === 'create' || ADDRESS.some((field) => record[field] !== before?.[field]);
  if (record.useOwnerAddress === false && movesHouse) {
    if (!record.postalCode) refuse('postalCode', 'MISSING_POSTAL_CODE');
    if (!record.address) refuse('address', 'MISSING_ADDRESS');
  }
  return found;
}

/** The values of a breed that the rules need. */
export interface BreedFacts {
  readonly id: number;
  readonly parentId: number | null;
  readonly groupType: string;
  /** Category letter. */
  readonly type: (typeof BREED_CATEGORIES)[number] | null;
  readonly canHaveUndefinedGender: boolean;
  readonly hasLicensing: boolean;
  readonly isLocked: boolean;
}

/**
 * Returns the faults in the breeds of an animal: only a breed may be chosen, a locked one by few users; a cross is made
 * within the breed's own group; an undefined gender is possible for some breeds only.
 * @param breed null when there is none with the id given
 */
export function checkBreeds(
  { isCrossBreed, crossBreedId, gender }: AnimalFacts,
  breed: BreedFacts | null,
  crossBreed: BreedFacts | null,
  actor: Actor,
  isChosenNow = true,
  isCrossChosenNow = isChosenNow,
): FieldError[] {
  if (breed === null || breed.groupType !== 'BREED') return [{ property: 'breedId', error: 'INVALID_BREED' }];
  const found: FieldError[] = [];
  if (isChosenNow && breed.isLocked && !allows(PROTECTED, actor))
    found.push({ property: 'breedId', error: 'INVALID_BREED' });
  if (gender === 'UNDEFINED' && !breed.canHaveUndefinedGender)
    found.push({ property: 'gender', error: 'INVALID_GENDER' });
  if (isCrossBreed && crossBreedId) {
    const fits =
      crossBreed?.groupType === 'BREED' &&
      crossBreed.id !== breed.id &&
      crossBreed.parentId === breed.parentId;
    const isProtected = isCrossChosenNow && crossBreed?.isLocked === true && !allows(PROTECTED, actor);
    if (!fits || isProtected) found.push({ property: 'crossBreedId', error: 'INVALID_CROSS_BREED' });
  }
  return found;
}

/** The category letter that breeds give: G as soon as one of a cross is potentially dangerous. */
export const categoryOf = (breed: BreedFacts, crossBreed: BreedFacts | null): BreedFacts['type'] =>
  breed.type === 'G' || crossBreed?.type === 'G' ? 'G' : breed.type;

/** Whether the first registration is the licence of the first year. */
export const startsLicensed = (breed: BreedFacts, category: string | null): boolean =>
  breed.hasLicensing && category !== 'G' && category !== 'H';

export type AnimalWarning = 'LATE_REGISTRATION' | 'TRANSPONDER_UNKNOWN_PREFIX';

/** Whether more days than the law gives have passed since birth. */
export const isLateRegistration = (birthdate: IsoDate, registered: IsoDate): boolean =>
  daysBetween(birthdate, registered) > REGISTRATION_DAYS;
