import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import type { IndexedRequest } from '../../kit/records/moduleIndex.ts';

/** The filter of the requests that wait for a decision: the first tab of each queue, and what is counted of it. */
export const TO_DECIDE = { validationStatus: 'WAITING_VALIDATION' } as const;

/** The filter of the requests that wait for documents: the second tab of each queue. */
export const WITH_DOCUMENTS_AWAITED = { validationStatus: 'WAITING_DOCUMENTATION' } as const;

/** The filter of the open requests of a type that are decided one by one, by where they come from. */
export const oneByOneFilter = ({ request }: Pick<IndexedRequest, 'request'>) =>
  ({ origin: request.oneByOne?.origins.join(',') ?? '', closed: false }) as const;

/** The filter of the open requests with a label. */
export const labelFilterOf = (label: string) => ({ label, closed: false }) as const;

const count = z.number().int();

/** The state of a type's open requests; each figure is the total of the list that its filter finds. */
const queueState = z.object({
  /** The name of the type of request. */
  module: z.string(),
  /** Open requests that the queue lists, by what they wait for. */
  waitingValidation: count,
  waitingDocumentation: count,
  /** Open requests that are decided one by one, which the queue lists when it is asked for their origin. */
  oneByOne: count,
  /** Open requests to which a person affected objects: they stand at the head of their queue. */
  objected: count,
  /** When the oldest request that waits for a decision was made. */
  oldest: z.iso.datetime().nullable(),
  /** Requests that wait for a decision and whose legal term is over; null for a type without a term. */
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
