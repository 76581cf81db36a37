import { z } from 'zod';

/** A browser in which the user has signed in: an open session, or a known device. */
export const whereSignedIn = z.object({
  id: z.string(),
  creationTimestamp: z.iso.datetime(),
  /** Of a session, to the minute. */
  lastUseTimestamp: z.iso.datetime(),
  validUntil: z.iso.datetime(),
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  isCurrent: z.boolean(),
});

export type WhereSignedIn = z.output<typeof whereSignedIn>;
