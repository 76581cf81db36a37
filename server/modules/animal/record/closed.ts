import type { AnimalView } from '../../../../resources/animal/view.ts';

/** Whether everything is told of an animal: of one's own, and of each that is lost or was found. */
export const isOpen = (isInScope: boolean, status: unknown): boolean =>
  isInScope || status === 'LOST' || status === 'FOUND';

/** What would tell where the owner of somebody else's animal lives, or what was noted of it there. */
export const CLOSED = {
  ownerId: null,
  address: null,
  postalCode: null,
  locality: null,
  parishId: null,
  parish: null,
  passport: null,
  observations: null,
  healthReport: null,
} as const satisfies Partial<AnimalView>;
