import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { byId } from '../../kit/values/ids.ts';

/** The milliseconds in which a decision on several records can be taken back. */
export const DECISION_DELAY_MS = 10_000;
/** The seconds for which a decision is listed after it took effect, so that its failures are read. */
export const DECISION_LISTED_SECONDS = 60;

/** A decision that was stored: when it takes effect. */
export const storedDecision = z.object({ id: z.number().int(), effectiveTimestamp: z.iso.datetime() });

const delayedDecision = storedDecision.extend({
  module: z.string(),
  validation: z.string(),
  state: z.enum(['WAITING', 'RUNNING', 'DONE']),
  /** Milliseconds until it takes effect, by the server's clock. */
  remainingMs: z.number().int(),
  records: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      /** Empty until it takes effect; DONE, or the code of what stood against it. */
      outcome: z.string().nullable(),
    }),
  ),
});

/** A decision as its user's pages show it. */
export type DelayedDecision = z.output<typeof delayedDecision>;

export const ownDelayedDecisions = defineCall({
  name: 'ownDelayedDecisions',
  method: 'GET',
  path: '/delayed-decisions',
  access: 'SIGNED_IN',
  summary: 'Lists the own decisions on several records that are not in effect yet, or only just are',
  answer: z.array(delayedDecision),
  reads: 'OWN_DATA',
  background: true,
});

export const takeBackDecision = defineCall({
  name: 'takeBackDecision',
  method: 'DELETE',
  path: '/delayed-decisions/:id',
  access: 'SIGNED_IN',
  failure: 'ERROR_TAKE_BACK_DECISION',
  summary: 'Takes back an own decision that is not in effect yet: nothing of it happens',
  params: byId,
  answer: z.object({}),
  errors: ['NOT_FOUND', 'DECISION_ALREADY_EFFECTIVE'],
});
