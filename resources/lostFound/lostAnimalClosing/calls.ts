import { z } from 'zod';
import { animalKey } from '../../kit/values/ids.ts';
import { requestTransfer, type TransferInput } from '../../requests/animalTransfer/calls.ts';
import { FILES_BODY } from '../../common/document/limits.ts';
import { defineCall } from '../../kit/call.ts';
import { date } from '../../kit/fields.ts';
import { fieldShape } from '../../kit/checks/shapes.ts';
import { DELIVERY_STATUSES } from '../lostAnimal/statuses.ts';
import { owed } from '../../kit/values/described.ts';

/**
 * The input for closing a report: the outcome, the date of death, or the data of the transfer that the outcome needs.
 */
interface Closing extends TransferInput {
  readonly status?: (typeof DELIVERY_STATUSES)[number] | null;
  readonly deathDate?: string | null;
  readonly version?: number | null;
}

export const closeLostAnimal = defineCall({
  name: 'closeLostAnimal',
  method: 'PUT',
  path: '/lost-animals/:transponder/update-status',
  access: 'UPDATE_LOST_ANIMAL_STATUS',
  failure: 'ERROR_SET_CLOSED',
  summary:
    'Closes an open report with an outcome, or requests the transfer of ownership that the outcome needs',
  params: z.strictObject({ transponder: animalKey }),
  body: (requestTransfer.body as z.ZodObject).omit({ lostAnimalStatus: true }).extend({
    status: owed(z.enum(DELIVERY_STATUSES, 'INVALID_DELIVERY_STATUS').nullish()),
    deathDate: fieldShape(
      'deathDate',
      date({ past: true, moments: true, owedWhen: 'of an animal found dead' }),
    ),
    version: z.number().int().positive().nullish(),
  }) as z.ZodType<Closing, Closing>,
  reads: { objectType: 'lostAnimal' },
  answer: z.looseObject({
    id: z.number(),
    version: z.number(),
    isClosed: z.boolean(),
    deliveryStatus: z.string().nullable(),
    /** The request for a transfer that will close the report. */
    pendingAnimalTransferId: z.number().nullable(),
  }),
  errors: [
    'FORM_ERROR_MSG',
    'LOST_ALREADY_CLOSED',
    'LOST_PENDING_VALIDATION',
    'LOST_CLOSE_IS_PENDING',
    'LOST_STATUS_NOT_ALLOWED',
    'LOST_WITHOUT_ANIMAL',
    'LOST_NEEDS_TRANSFER',
    'ANIMAL_IS_LOCKED',
    'ANIMAL_IS_EXTERNAL',
    'OWNER_IS_LOCKED',
    'TRANSFER_OWNER_SAME_AS_CURRENT',
    'UNWRITABLE_FIELD',
    'PENDING_TRANSFER',
    'STALE_VERSION',
  ],
  statuses: { LOST_STATUS_NOT_ALLOWED: 403 },
  bodyLimit: FILES_BODY,
});
