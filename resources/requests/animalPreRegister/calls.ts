import { z } from 'zod';
import { animalWire, ownerWire, type Registration } from '../../animals/animal/registration.ts';
import { filesInput, type FilesInput } from '../../common/document/fileInput.ts';
import { FILES_BODY } from '../../common/document/limits.ts';
import { defineCall } from '../../kit/call.ts';
import type { FieldError } from '../../kit/codes.ts';
import { VALIDATION_STATUSES } from '../../kit/request.ts';
import { owed } from '../../kit/values/described.ts';

/** Characters of the longest reason. */
export const MAX_PRE_REGISTER_REASON = 2000;

/** A pre-registration: what a registration has, why it is asked for, and what proves the number. */
export type PreRegistration = Omit<Registration, 'photo'> & {
  readonly reason?: string | null;
  readonly comments?: string | null;
  readonly documents?: FilesInput | null;
};

/** Returns the faults of a pre-registration beside those of a registration; the same in page and server. */
export function checkPreRegistration({
  reason,
  documents,
}: Pick<PreRegistration, 'reason' | 'documents'>): readonly FieldError[] {
  const faults: FieldError[] = [];
  if (!reason?.trim()) faults.push({ property: 'reason', error: 'MISSING_REASON' });
  if (!documents?.length) faults.push({ property: 'documents', error: 'MISSING_DOCUMENTS' });
  return faults;
}

export const requestPreRegister = defineCall({
  name: 'requestPreRegister',
  method: 'POST',
  path: '/animal-pre-registers',
  access: 'REGISTER_ANIMAL',
  failure: 'ERROR_CREATE',
  summary:
    'Asks for the registration of an animal whose transponder the register cannot check, with documents',
  body: z.strictObject({
    ...animalWire,
    hasPedigree: z.boolean().nullish(),
    owner: owed(z.strictObject(ownerWire).nullish()),
    reason: owed(z.string().max(MAX_PRE_REGISTER_REASON, 'INVALID_REASON').nullish()),
    comments: z.string().max(MAX_PRE_REGISTER_REASON, 'INVALID_COMMENTS').nullish(),
    documents: owed(filesInput.nullish()),
  }) as z.ZodType<PreRegistration, PreRegistration>,
  answer: z.object({
    id: z.number().int(),
    version: z.number(),
    transponder: z.string(),
    animalName: z.string(),
    validationStatus: z.enum(VALIDATION_STATUSES),
    closed: z.boolean(),
    creationTimestamp: z.iso.datetime(),
    dueDate: z.iso.date().nullable(),
  }),
  errors: [
    'FORM_ERROR_MSG',
    'UNWRITABLE_FIELD',
    'NO_CREDITS',
    'ENTITY_CANNOT_REGISTER',
    'ENTITY_CANNOT_REGISTER_BILLABLE',
    'TRANSPONDER_ALREADY_REGISTERED',
    'TRANSPONDER_NOT_AVAILABLE_FOR_ENTITY',
    'TRANSPONDER_IN_PENDING_TRANSACTION_TO_REGISTER_ENTITY',
    'CANNOT_REGISTER_UNUSABLE_TRANSPONDER',
    'TRANSPONDER_RECALLED',
    'TRANSPONDER_IN_PENDING_PRE_REGISTER',
    'CANNOT_REGISTER_FREE_TRANSPONDER',
    'CANNOT_VALIDATE_TRANSPONDER',
  ],
  bodyLimit: FILES_BODY,
});
