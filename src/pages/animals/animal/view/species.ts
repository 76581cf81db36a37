import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import type { Translate } from '../../../../../i18n/index.ts';

type Bred = Pick<AnimalView, 'breed' | 'isCrossBreed' | 'crossBreed'>;

/** Returns the species of an animal in words: its breed, and the breed that it is crossed with. */
export function speciesOf(translate: Translate, { breed, isCrossBreed, crossBreed }: Bred): string {
  if (!isCrossBreed) return breed.name;
  return crossBreed
    ? translate('animalPages.view.crossOf', { breed: breed.name, cross: crossBreed.name })
    : translate('animalPages.view.cross', { breed: breed.name });
}
