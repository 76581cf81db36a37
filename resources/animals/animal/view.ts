import { z } from 'zod';
import { operationView } from '../../kit/operations/operationView.ts';
import { breed } from '../../reference/breed/schema.ts';
import { anyOf, veterinarian, type Access } from '../../kit/access.ts';
import { certainly, defineView, joined, type AnswerOfView } from '../../kit/view.ts';
import { isLockedNow } from '../../owners/owner/rules.ts';
import { owner, READ_OWNERS } from '../../owners/owner/schema.ts';
import { veterinary } from '../../entities/veterinary/schema.ts';
import { maskedContacts } from '../../owners/owner/maskedContacts.ts';
import { advertView } from './advert.ts';
import { derivedOf } from './derived.ts';
import { animal } from './schema.ts';
import { BREED_CATEGORIES } from './breedCategories.ts';

const breedView = defineView(breed, {
  fields: ['name', 'groupType', 'type', 'canHaveUndefinedGender', 'hasLicensing', 'isLocked', 'disclaimer'],
  names: [['parentId']],
});

/**
 * An owner beside one of its animals: name and municipality. Where the caller's entity has a ground to read the owner, type
 * and contacts too; all of it for veterinarians and readers of owners.
 */
export const ownerBeside = (readers: Access = anyOf(READ_OWNERS, veterinarian)) =>
  defineView(owner, {
    fields: [
      'version',
      'type',
      'name',
      'vatNumber',
      'idCard',
      'passport',
      'nationality',
      'country',
      'isLocalResident',
      'email',
      'phone',
      'phone2',
      'phone3',
      'responsible',
      'street',
      'door',
      'accommodation',
      'address',
      'postalCode',
      'locality',
      'parishId',
      'verifiedData',
    ],
    certain: ['hasLocalVatNumber', 'isLocked', 'hasUnconfirmedAddress'],
    names: [['parishId', 'countyId', 'districtId']],
    /** For the entity that registered the animal for an owner on record, and does not read the owner. */
    adds: { maskedContacts: maskedContacts.optional() },
    forRules: ['isLocked', 'lockEndDate', 'editLocked'],
    computed: (row) => ({ isLocked: isLockedNow(row) }),
    redactions: [
      { fields: ['type', 'email', 'phone'], shown: [{ on: ['OWNER_IN_SCOPE'] }] },
      {
        fields: ['address', 'postalCode', 'locality', 'parish', 'district'],
        shown: [{ to: readers, on: ['OWNER_IN_SCOPE'] }],
      },
      {
        fields: [
          'id',
          'version',
          'vatNumber',
          'idCard',
          'passport',
          'nationality',
          'country',
          'hasLocalVatNumber',
          'isLocalResident',
          'phone2',
          'phone3',
          'responsible',
          'street',
          'door',
          'accommodation',
          'parishId',
          'hasUnconfirmedAddress',
          'verifiedData',
          'isLocked',
        ],
        shown: [{ to: readers, on: ['OWNER_IN_SCOPE'] }],
      },
    ],
  });

const maybeText = z.string().nullable();

/** An animal as `GET /animals/{id or transponder}` answers it. */
export const animalView = defineView(animal, {
  fields: [
    'version',
    'transponder',
    'secondTransponder',
    'name',
    'gender',
    'breedId',
    'isCrossBreed',
    'crossBreedId',
    'color',
    'birthdate',
    'observations',
    'passport',
    'healthReport',
    'orderNumber',
    'lopNumber',
    'lopName',
    'photoId',
    'deathDate',
    'lockReason',
    'licenseDateEnd',
    'rabiesImmunizationDateEnd',
    'ownerId',
    'veterinaryId',
    'entityId',
    'useOwnerAddress',
    'address',
    'postalCode',
    'locality',
    'parishId',
  ],
  certain: [
    'hasUnconfirmedAddress',
    'registrationDate',
    'creationTimestamp',
    'hasPedigree',
    'status',
    'isLocked',
    'isExternal',
    'isPreRegister',
    'isSterilized',
    'isDataValid',
    'isLicenseValid',
    'isPotentiallyDanger',
    'hasPendingOwnerTransfer',
    'hasAdvertCode',
    'hasPendingLostReport',
    'isReportClosing',
    'hasDeathReport',
    'errors',
  ],
  names: [['entityId'], ['parishId', 'countyId', 'districtId']],
  joins: {
    breed: certainly('breedId', breedView),
    crossBreed: joined('crossBreedId', breedView),
    owner: certainly('ownerId', ownerBeside()),
    veterinary: joined('veterinaryId', defineView(veterinary, { fields: ['name', 'ballotNumber'] })),
  },
  forRules: ['breedCategory'],
  computed: derivedOf,
  adds: {
    /** Set when it was found by a number that a merge absorbed: that number. */
    mergedTransponder: maybeText,
    hasMergedTransponders: z.boolean(),
    transponderMerges: z.array(
      z.object({
        /** The merge; `null` for a number that was imported without one. */
        id: z.int().nullable(),
        oldTransponder: z.string(),
        oldTransponderRegDate: z.iso.date().nullable(),
        oldVeterinary: z.object({ name: z.string(), ballotNumber: z.string() }).nullable(),
      }),
    ),
    breedCategoryId: z.enum(BREED_CATEGORIES).nullable(),
    /** The category in words, in the user's language. */
    breedType: z.object({ code: z.enum(BREED_CATEGORIES), description: z.string() }).nullable(),
    /** base64 of a JPEG. */
    photo: maybeText,
    /** Codes and checks of adverts; null where there are none, and of an animal outside the scope. */
    advert: advertView.nullable(),
    pendingOwnerTransferId: z.int().nullable(),
    /** The user's own animal, or anybody's found by its number. */
    isInScope: z.boolean(),
    /** The user's entity reads its owner. */
    isOwnerInScope: z.boolean(),
    operations: z.record(z.string(), operationView),
    /** The mode of each field for the user: `name`, and the owner's as `owner.name`. */
    fields: z.record(z.string(), z.enum(['edit', 'read', 'hidden'])),
  },
});

export type AnimalView = AnswerOfView<typeof animalView>;
export type AnimalOwnerView = AnimalView['owner'];
