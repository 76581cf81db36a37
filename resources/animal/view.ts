import { z } from 'zod';
import { ANIMAL_STATUSES, BREED_CATEGORIES, flaggedError, GENDERS } from './schema.ts';

const id = z.number().int();
const named = z.object({ id, name: z.string() });
const maybeText = z.string().nullable();
const maybeDay = z.iso.date().nullable();

/** A breed as an animal's page shows it. */
const breedView = z.object({
  id,
  name: z.string(),
  parent: named.nullable(),
  groupType: z.enum(['INTERMEDIATE_GROUP', 'FINAL_GROUP', 'BREED']),
  /** Category letter. */
  type: maybeText,
  canHaveUndefinedGender: z.boolean(),
  hasLicensing: z.boolean(),
  isLocked: z.boolean(),
  disclaimer: maybeText,
});

/** Owner of an animal that is the user's to see. */
export const ownerView = z.object({
  id,
  version: z.number(),
  isRestricted: z.literal(false),
  type: z.enum(['SINGULAR', 'COLLECTIVE', 'TRACES']),
  name: z.string(),
  vatNumber: maybeText,
  idCard: maybeText,
  passport: maybeText,
  nationality: maybeText,
  country: z.string(),
  hasLocalVatNumber: z.boolean(),
  isLocalResident: z.boolean(),
  email: maybeText,
  phone: maybeText,
  phone2: maybeText,
  phone3: maybeText,
  responsible: maybeText,
  street: maybeText,
  door: maybeText,
  accommodation: maybeText,
  /** Street, door and accommodation as one line; free text abroad. */
  address: maybeText,
  postalCode: maybeText,
  locality: maybeText,
  parishId: id.nullable(),
  parish: named.nullable(),
  county: named.nullable(),
  district: named.nullable(),
  verifiedData: z.boolean(),
  /** Locked against receiving animals. */
  isLocked: z.boolean(),
});

/**
 * Owner for readers without the right to owners. Of an animal outside their scope: name and municipality. Of one in
 * scope, lost or found, type and contacts too; for a veterinarian who treats the animal, the address as well.
 */
export const restrictedOwnerView = z.object({
  isRestricted: z.literal(true),
  name: z.string(),
  county: named.nullable(),
  type: z.enum(['SINGULAR', 'COLLECTIVE', 'TRACES']).optional(),
  email: maybeText.optional(),
  phone: maybeText.optional(),
  address: maybeText.optional(),
  postalCode: maybeText.optional(),
  locality: maybeText.optional(),
  parish: named.nullable().optional(),
  district: named.nullable().optional(),
});

export const operationView = z.object({ allowed: z.boolean(), reason: z.string().optional() });
const fieldMode = z.enum(['edit', 'read', 'hidden']);

/** An animal as `GET /animals/{id or transponder}` answers it. */
export const animalView = z.object({
  id,
  version: z.number(),
  transponder: z.string(),
  secondTransponder: maybeText,
  /** Set when it was found by a number that a merge absorbed: that number. */
  mergedTransponder: maybeText,
  hasMergedTransponders: z.boolean(),
  transponderMerges: z.array(
    z.object({
      oldTransponder: z.string(),
      oldTransponderRegDate: maybeDay,
      oldVeterinary: z.object({ name: z.string(), ballotNumber: z.string() }).nullable(),
    }),
  ),
  name: z.string(),
  gender: z.enum(GENDERS),
  breedId: id,
  breed: breedView,
  isCrossBreed: z.boolean(),
  crossBreedId: id.nullable(),
  crossBreed: breedView.nullable(),
  breedCategoryId: z.enum(BREED_CATEGORIES).nullable(),
  /** The category in words, in the user's language. */
  breedType: z.object({ code: z.enum(BREED_CATEGORIES), description: z.string() }).nullable(),
  color: z.string(),
  birthdate: z.iso.date(),
  registrationDate: z.iso.date(),
  creationTimestamp: z.iso.datetime(),
  observations: maybeText,
  passport: maybeText,
  healthReport: maybeText,
  /** Absent without SEE_ORDER_NUMBER. */
  orderNumber: maybeText.optional(),
  hasPedigree: z.boolean(),
  lopNumber: maybeText,
  lopName: maybeText,
  photoId: id.nullable(),
  /** base64 of a JPEG. */
  photo: maybeText,
  status: z.enum(ANIMAL_STATUSES),
  deathDate: maybeDay,
  isLocked: z.boolean(),
  lockReason: z.enum(['STAFF', 'DEATH']).nullable(),
  isExternal: z.boolean(),
  isPreRegister: z.boolean(),
  isSterilized: z.boolean(),
  isDataValid: z.boolean(),
  isLicenseValid: z.boolean(),
  licenseDateEnd: maybeDay,
  isPotentiallyDanger: z.boolean(),
  rabiesImmunizationDateEnd: maybeDay,
  hasPendingOwnerTransfer: z.boolean(),
  pendingOwnerTransferId: id.nullable(),
  errors: z.array(flaggedError),
  /** The user's own animal, or anybody's found by its number. */
  isInScope: z.boolean(),
  ownerId: id.nullable(),
  owner: z.discriminatedUnion('isRestricted', [ownerView, restrictedOwnerView]),
  veterinaryId: id.nullable(),
  veterinary: z.object({ id, name: z.string(), ballotNumber: z.string() }).nullable(),
  entityId: id.nullable(),
  entity: named.nullable(),
  /** Where the animal lives; empty for those who may not see the owner's address. */
  useOwnerAddress: z.boolean(),
  address: maybeText,
  postalCode: maybeText,
  locality: maybeText,
  parishId: id.nullable(),
  parish: named.nullable(),
  county: named.nullable(),
  district: named.nullable(),
  operations: z.record(z.string(), operationView),
  /** How each field meets the user: `name`, and the owner's as `owner.name`. */
  fields: z.record(z.string(), fieldMode),
});

export type AnimalView = z.output<typeof animalView>;
export type AnimalOwnerView = AnimalView['owner'];
