/**
 * Why an entity reads an owner: it registered the owner, carried out a transfer to it, or was let in by it. Animals of the
 * owner alone, registered or treated, are no ground.
 */
export const OWNER_GROUNDS = ['REGISTERED', 'TRANSFERRED', 'CONSENT'] as const;
export type OwnerGround = (typeof OWNER_GROUNDS)[number];
