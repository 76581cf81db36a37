import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../authProvider/useSession.ts';
import { pageTexts } from '../../../i18n/generated/pageTexts.ts';
import { PARTS, withTexts } from '../../../i18n/index.ts';
import { allows, anyOf } from '../../../resources/kit/access.ts';
import { indexOf } from '../../../resources/moduleIndex.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import type { Place } from './places.ts';

/** So many are enough beside records. */
const PLACES = 6;
/** With fewer letters too many would be found. */
const FEWEST_LETTERS = 3;

/** Returns the permissions and values of the configuration that fit; their texts are fetched with the first search. */
export function usePlaces(typed: string, fits: (text: string) => boolean): readonly Place[] {
  const actor = useActor();
  const translate = useTranslate();
  const [language] = useLanguage();
  const isWanted = typed.length >= FEWEST_LETTERS;
  const { data } = useQuery({
    queryKey: ['palette', 'places', language],
    queryFn: () => withTexts(pageTexts.places ?? PARTS.backOffice, () => import('./places.ts')),
    enabled: isWanted && allows(anyOf('WRITE_CONFIGURATION', indexOf('role').access.pages), actor),
    staleTime: Infinity,
  });
  if (!data || !isWanted) return [];
  const places = data.placesOf(actor, translate);
  const byName = places.filter(({ label }) => fits(label));
  const byText = places.filter((place) => !byName.includes(place) && fits(`${place.label} ${place.text}`));
  return [...byName, ...byText].slice(0, PLACES);
}
