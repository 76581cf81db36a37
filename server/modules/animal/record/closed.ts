import { animal } from '../../../../resources/animal/schema.ts';
import type { Fields } from '../../../../resources/kit/module.ts';
import type { AnimalView } from '../../../../resources/animal/view.ts';

/** Of animals in these states all is told to every reader, so that they get home. */
export const OPEN_STATUSES: readonly unknown[] = ['LOST', 'FOUND'];

/** Whether everything is told of an animal: of one's own, and of each that is lost or was found. */
export const isOpen = (isInScope: boolean, status: unknown): boolean =>
  isInScope || OPEN_STATUSES.includes(status);

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

/** Whether a field of the animal follows from child records, which only those of its scope read. */
export const isOfChildren = (name: string): boolean => (animal.fields as Fields)[name]?.textsOf !== undefined;
