import { categoryOf, type BreedFacts } from '../../../../../resources/animals/animal/rules.ts';
import type { FieldMode } from '../../../../../resources/kit/module.ts';

/** The mode of each field of an animal for the user; a field that is not named can be written. */
export type FieldModes = Readonly<Record<string, FieldMode | undefined>>;

/** Whether a field can be written. */
export const isOpen = (modes: FieldModes, name: string): boolean => (modes[name] ?? 'edit') === 'edit';

const PEDIGREE = ['lopNumber', 'lopName'] as const;
const PLACE = ['postalCode', 'locality', 'parishId', 'address'] as const;

/** Whether the pedigree switch can be used: on, it opens what can be written; off, it clears both fields. */
export const canSwitchPedigree = (modes: FieldModes, isOn: boolean): boolean =>
  isOn ? PEDIGREE.every((name) => isOpen(modes, name)) : PEDIGREE.some((name) => isOpen(modes, name));

/** Whether the animal's own address is shown: where it has one, or where that alone can be written. */
export const showsPlace = (modes: FieldModes, livesWithOwner: boolean): boolean =>
  !livesWithOwner || (!isOpen(modes, 'useOwnerAddress') && PLACE.some((name) => isOpen(modes, name)));

/** The breeds of an animal on record, and the category that it has. */
export interface RecordedBreeds {
  readonly breedId: number | null;
  readonly isCrossBreed: boolean | null;
  readonly crossBreedId: number | null;
  readonly breedCategoryId: BreedFacts['type'];
}

/** The category of the breeds chosen. What else an animal is kept for stays as long as its breeds do. */
export function shownCategory(
  breed: BreedFacts | null,
  cross: BreedFacts | null,
  recorded?: RecordedBreeds,
): BreedFacts['type'] {
  if (!breed) return null;
  const recordedCross = recorded?.isCrossBreed ? recorded.crossBreedId : null;
  return recorded?.breedId === breed.id && recordedCross === (cross?.id ?? null)
    ? recorded.breedCategoryId
    : categoryOf(breed, cross);
}
