import { z } from 'zod';
import { any, veterinarian } from '../kit/access.ts';
import { boolean, choice, data, reference, text, timestamp, transponder } from '../kit/fields.ts';
import { defineModule } from '../kit/module.ts';

export const VALIDATION_STATUSES = ['WAITING_VALIDATION', 'WAITING_DOCUMENTATION', 'DONE'] as const;
/** Where a request may come from, beside the product itself. */
export const FURTHER_ORIGINS = ['OWNERS', 'PUBLIC'] as const;
export const VALIDATIONS = ['ACCEPTED', 'REJECTED', 'MORE_INFORMATION_NEEDED'] as const;

export const REQUEST_TRANSFERS = any('REQUEST_ANIMAL_TRANSFER', veterinarian);
export const READ_TRANSFERS = any(
  'REQUEST_ANIMAL_TRANSFER',
  'REQUEST_BULK_ANIMAL_TRANSFER',
  'MANAGE_ANIMAL_TRANSFER',
  veterinarian,
);

const computed = { computed: true } as const;
const virtual = { virtual: true } as const;
const optionalId = z.int().nullish();
const optionalText = z.string().nullish();

/** Requests for a change of owner: read here, opened and decided by calls of their own. */
export const animalTransfer = defineModule({
  name: 'animalTransfer',
  resource: 'transfers',
  access: { read: READ_TRANSFERS },
  title: 'transponder',
  fields: {
    transponder: transponder(virtual),
    animalName: text(virtual),
    animalId: reference('animal', { computed: true, label: 'transponder' }),
    /** The product's token, OWNERS or PUBLIC. */
    origin: text(computed),
    validationStatus: choice(VALIDATION_STATUSES, {
      ...computed,
      tones: { WAITING_VALIDATION: 'attention', WAITING_DOCUMENTATION: 'info', DONE: 'neutral' },
    }),
    closed: boolean(computed),
    /** Empty and closed: canceled. */
    accepted: boolean(computed),
    creationUser: data(z.object({ id: z.number(), name: z.string().max(120) }), virtual),
    creationEntityId: reference('entity', computed),
    /** Who asked, where it was nobody with an account here. */
    requesterName: text({ computed: true, personal: true }),
    newOwnerName: text({ virtual: true, personal: true }),
    newAnimalName: text(computed),
    lostAnimalStatus: text(computed),
    creationTimestamp: timestamp(computed),
    lastUpdateTimestamp: timestamp(computed),
  },
  list: {
    columns: [
      'transponder',
      'requesterName',
      'origin',
      'creationTimestamp',
      'lastUpdateTimestamp',
      'validationStatus',
      'accepted',
    ],
    sort: ['creationTimestamp', 'DESC'],
    sortable: ['id', 'creationTimestamp'],
    filters: [
      'validationStatus',
      'closed',
      'accepted',
      'creationEntityId',
      'animalId',
      'creationTimestamp',
      'lastUpdateTimestamp',
    ],
    card: { title: 'transponder', text: 'animalName' },
  },
  menu: { group: 'animals', icon: 'transfer', order: 4 },
  alsoAnswers: {
    publicRequest: z.object({ requesterName: z.string() }).nullable(),
    labels: z.array(z.string()),
    // Of one request, as its versions have them.
    newOwner: z.looseObject({}).optional(),
    newOwnerId: optionalId,
    previousOwnerId: optionalId,
    useOwnerAddress: z.boolean().optional(),
    animalPostalCode: optionalText,
    animalLocality: optionalText,
    animalParishId: optionalId,
    animalAddress: optionalText,
    comments: optionalText,
    reason: optionalText,
    creationUserId: optionalId,
    decisionUserId: optionalId,
  },
  without: ['create', 'get', 'update', 'remove'],
  personal: true,
});
