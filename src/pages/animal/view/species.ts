import type { AnimalView } from '../../../../resources/animal/calls.ts';
import type { Translate } from '../../../../i18n/index.ts';

type Bred = Pick<AnimalView, 'breed' | 'isCrossBreed' | 'crossBreed'>;

/** What an animal is, in words: its breed, and what it is crossed with. */
export function speciesOf(translate: Translate, { breed, isCrossBreed, crossBreed }: Bred): string {
  if (!isCrossBreed) return breed.name;
  return crossBreed
    ? translate('animalPages.view.crossOf', { breed: breed.name, cross: crossBreed.name })
    : translate('animalPages.view.cross', { breed: breed.name });
}
