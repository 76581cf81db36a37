import { z } from 'zod';

/** A record as another one's answer names it: a user, an entity, a place. */
export const named = z.object({ id: z.number(), name: z.string() });
