import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { PAGE_MAX } from '../../kit/calls/paging.ts';
import { idNumber } from '../../kit/values/ids.ts';
import { named } from '../../kit/values/named.ts';
import { personal } from '../../kit/values/personal.ts';

/** The states that accounts are put into. */
const statuses = z.enum(['ACTIVE', 'INACTIVE']);

/** Why accounts are deactivated or activated again: the audit and the versions keep it, the mail does not say it. */
export const STATUS_REASONS = ['LEFT', 'UNUSED', 'ENTITY_CLOSED', 'SECURITY', 'RETURNED', 'OTHER'] as const;

/** A code that stands against the change of one account; none where it can be changed. */
const refusal = z.string().nullable();

export const checkUserStatuses = defineCall({
  name: 'checkUserStatuses',
  method: 'POST',
  path: '/users/bulk/status/check',
  effect: 'read',
  access: 'WRITE_USER',
  summary:
    'What changing the state of several accounts does to each, and what stands against it; changes nothing',
  body: z.strictObject({
    ids: z.array(idNumber, 'EMPTY_SELECTION').min(1, 'EMPTY_SELECTION').max(PAGE_MAX),
    status: statuses,
  }),
  answer: z.object({
    users: z.array(
      z.object({
        id: z.number(),
        /** To be sent with the change: an account that was changed meanwhile is left as it is. */
        version: z.number(),
        name: personal(z.string()),
        entity: named.nullable(),
        refusal,
        /** Sessions that end. */
        sessions: z.number(),
        /** Decisions on several requests that were taken and have not taken effect: they no longer do. */
        waitingDecisions: z.number(),
        /** Certificates in bulk that are being issued: they stop. */
        runningBatches: z.number(),
        /** Requests that the user has open at this moment. */
        openRequests: z.number(),
      }),
    ),
    /** Selected accounts that are not there, or not for the caller to see. */
    missing: z.number(),
  }),
  reads: { objectType: 'user' },
  errors: ['FORM_ERROR_MSG'],
});

export const setUserStatuses = defineCall({
  name: 'setUserStatuses',
  method: 'PUT',
  path: '/users/bulk/status',
  access: 'WRITE_USER',
  failure: 'ERROR_SET_USER_STATUSES',
  summary:
    'Deactivates accounts, or activates them again, and answers for each whether it was done; each holder is written to',
  body: z.strictObject({
    users: z
      .array(z.strictObject({ id: idNumber, version: z.number().int().positive() }), 'EMPTY_SELECTION')
      .min(1, 'EMPTY_SELECTION')
      .max(PAGE_MAX),
    status: statuses,
    reason: z.enum(STATUS_REASONS, 'MISSING_REASON'),
  }),
  answer: z.object({
    users: z.array(
      z.object({
        id: z.number(),
        /** The version after the change: with it the change is undone. */
        version: z.number().nullable(),
        refusal,
      }),
    ),
  }),
  errors: ['FORM_ERROR_MSG'],
});
