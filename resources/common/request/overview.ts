import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';

/** The filter of the requests that wait for a decision: the first tab of each queue, and what is counted of it. */
export const TO_DECIDE = { validationStatus: 'WAITING_VALIDATION' } as const;

const count = z.number().int();

/** The state of a type's open requests. */
const queueState = z.object({
  /** The name of the type of request. */
  module: z.string(),
  /** Open requests that the queue lists, by what they wait for. */
  waitingValidation: count,
  waitingDocumentation: count,
  /** The other open requests: those decided one by one, which the queue lists when it is asked for their origin. */
  oneByOne: count,
  /** Open requests to which a person affected objects: they stand at the head of their queue. */
  objected: count,
  /** When the oldest open request was made. */
  oldest: z.iso.datetime().nullable(),
  /** Open requests whose legal term is over; null for a type without a term. */
  overdue: count.nullable(),
  /** The labels of open requests, those of most requests first; none for users who do not see labels. */
  labels: z.array(z.object({ value: z.string(), count })),
});
export type QueueState = z.output<typeof queueState>;

export const getRequestsOverview = defineCall({
  name: 'getRequestsOverview',
  method: 'GET',
  path: '/requests/overview',
  access: 'SIGNED_IN',
  summary: 'Counts the open requests of each type that the user reads, with their labels',
  answer: z.array(queueState),
});
