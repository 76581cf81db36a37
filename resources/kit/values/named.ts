import { z } from 'zod';
import { impersonal, personal } from './personal.ts';

/** A record as another one's answer names it: an entity, a role, a place. */
export const named = z.object({ id: z.number(), name: impersonal(z.string()) });

/** A person as a record's answer names one: a user, an owner, a veterinarian. */
export const namedPerson = z.object({ id: z.number(), name: personal(z.string()) });
