/**
 * The states of the association of a veterinarian with an entity, in the order of urgency for those who manage an
 * entity. They lie here because signing in offers a veterinarian these entities.
 */
export const ASSOCIATION_STATUSES = [
  'PENDING_ENTITY_RESPONSE',
  'PENDING_VETERINARY_RESPONSE',
  'ACCEPTED',
] as const;
export type AssociationStatus = (typeof ASSOCIATION_STATUSES)[number];
