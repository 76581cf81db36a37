import { speciesOfCategory } from '../../../../resources/animals/animal/silhouettes.ts';
import { addDays } from '../../../../resources/numbers/dates.ts';
import { lastDay } from '../../../../resources/requests/herdingDog/rules.ts';
import {
  columnsOfSubject,
  textOfSubject,
  type AnimalsOfPersons,
} from '../../animals/animal/seed/ofPersons.ts';
import {
  insertRequest,
  REQUEST_FATES,
  requestColumns,
  type Demonstration,
} from '../../common/request/seed.ts';

const TERM_DAYS = 20;

/** Writes requests to validate herding dogs that people made without an account, in every state. */
export async function writeHerdingDogs(
  demonstration: Demonstration,
  { alive, ownerOf }: AnimalsOfPersons,
): Promise<void> {
  const { tx, today } = demonstration;
  const grown = alive.filter(
    ({ birthdate, transponder, breedCategory }) =>
      speciesOfCategory(breedCategory) === 'dog' &&
      birthdate < addDays(today, -400) &&
      birthdate > addDays(today, -4000) &&
      transponder,
  );
  for (const [at, fate] of REQUEST_FATES.entries()) {
    const row = grown[at * 7 + 5];
    if (!row) continue;
    const owner = ownerOf(row);
    await insertRequest(
      tx,
      'herding_dog',
      {
        ...requestColumns(demonstration, at, TERM_DAYS, owner),
        ...columnsOfSubject(row, owner),
        holdingMark: `PTAB${10 + at}C`,
        species: at % 2 === 0 ? 'SHEEP' : 'GOAT',
        animalCount: 40 + at * 15,
        municipality: 'Seia',
        // One of the two that were validated is over.
        validUntil: fate === 'ACCEPTED' ? (at === 5 ? addDays(today, -2) : lastDay(today)) : null,
      },
      `${textOfSubject(row, owner)} ptab${10 + at}c`,
    );
  }
}
