import { addDays } from '../../../../resources/numbers/dates.ts';
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

const TERM_DAYS = 10;

/** Writes reports of a death that people made without an account, in every state. */
export async function writeDeathRequests(
  demonstration: Demonstration,
  { alive, dead, ownerOf }: AnimalsOfPersons,
): Promise<void> {
  for (const [at, fate] of REQUEST_FATES.entries()) {
    const row = fate === 'ACCEPTED' ? dead[at] : alive[at * 7 + 1];
    if (!row) continue;
    const owner = ownerOf(row);
    await insertRequest(
      demonstration.tx,
      'death_request',
      {
        ...requestColumns(demonstration, at, TERM_DAYS, owner),
        ...columnsOfSubject(row, owner),
        deathDate: row.deathDate ?? addDays(demonstration.today, -(at * 3 + 3)),
        relation: 'OWNER',
        observations: 'Faleceu em casa, de velhice.',
      },
      textOfSubject(row, owner),
    );
  }
}
