import type { AuditAction } from './actions.ts';

/** What entities are notified of. The modules whose saves they follow from say so (`announces`). */
export const ENTITY_EVENTS = [
  'ANIMAL_REGISTERED',
  'ANIMAL_TRANSFERRED',
  'ANIMAL_LOST',
  'ANIMAL_FOUND',
  'ANIMAL_DIED',
  'REQUEST_DECIDED',
  'CREDITS_LOW',
  'CERTIFICATE_REVOKED',
] as const;
export type EntityEvent = (typeof ENTITY_EVENTS)[number];

/** The actions of the saves that events follow from. */
export type Announced = { readonly [E in EntityEvent]?: readonly AuditAction[] };
