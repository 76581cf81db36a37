import type { AnimalView } from '../../../../../../resources/animals/animal/calls.ts';
import { dayIn } from '../../../../../../resources/numbers/dates.ts';
import type { ToneName } from '../../../../../theme/palette.ts';

/** The fact whose validity is shown. */
export type ValidityKey = 'rabies' | 'license' | 'sterilized';

export interface Validity {
  readonly key: ValidityKey;
  readonly tone: ToneName;
  /** Its text among those of the panel and of the summary. */
  readonly text:
    | 'noRabies'
    | 'rabiesUntil'
    | 'rabiesSince'
    | 'isSterilized'
    | 'notSterilized'
    | 'licensedUntil'
    | 'licensed'
    | 'notLicensed';
  /** The day that the text names, if any. */
  readonly date: string | null;
}

/** Returns what is in force of an animal: rabies vaccination, licence for breeds that need one, sterilisation. */
export function validitiesOf(animal: AnimalView): readonly Validity[] {
  const rabies = animal.rabiesImmunizationDateEnd;
  const isCurrent = rabies !== null && rabies >= dayIn();
  const vaccination: Validity =
    rabies === null
      ? { key: 'rabies', tone: 'neutral', text: 'noRabies', date: null }
      : isCurrent
        ? { key: 'rabies', tone: 'good', text: 'rabiesUntil', date: rabies }
        : { key: 'rabies', tone: 'bad', text: 'rabiesSince', date: rabies };
  const license: Validity = !animal.isLicenseValid
    ? { key: 'license', tone: 'attention', text: 'notLicensed', date: null }
    : animal.licenseDateEnd === null
      ? { key: 'license', tone: 'good', text: 'licensed', date: null }
      : { key: 'license', tone: 'good', text: 'licensedUntil', date: animal.licenseDateEnd };
  return [
    vaccination,
    ...(animal.breed.hasLicensing ? [license] : []),
    animal.isSterilized
      ? { key: 'sterilized', tone: 'good', text: 'isSterilized', date: null }
      : { key: 'sterilized', tone: 'neutral', text: 'notSterilized', date: null },
  ];
}
