import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';

/** The topics of the live stream. A message carries no data: the page then makes its usual call. */
export const LIVE_TOPICS = [
  'notifications',
  'balance',
  'information',
  'tickets',
  'associations',
  'jobs',
  'allJobs',
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** The events of the stream: it is open, something has changed, the session is over. */
export type LiveEvent = 'open' | 'changed' | 'end';

/** The data of a `changed` event. */
export const liveChange = z.object({ topics: z.array(z.enum(LIVE_TOPICS)) });

/** The number of streams that a user may have open at a server; further tabs and devices poll. */
export const STREAMS_PER_USER = 10;

export const streamNotifications = defineCall({
  name: 'streamNotifications',
  method: 'GET',
  path: '/notifications/stream',
  access: 'SIGNED_IN',
  reads: 'OWN_DATA',
  media: ['text/event-stream'],
  summary:
    'Tells at once what has changed, as server-sent events, until the session ends; without Accept: text/event-stream only the first event',
  background: true,
  limit: { max: 300, seconds: 60 },
});
