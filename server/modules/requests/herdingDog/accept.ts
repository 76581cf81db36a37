import sql from 'sql-template-tag';
import { speciesOfCategory } from '../../../../resources/animals/animal/silhouettes.ts';
import { isAlive } from '../../../../resources/animals/animal/conditions.ts';
import { isOfAge, lastDay, MAX_DOGS } from '../../../../resources/requests/herdingDog/rules.ts';
import { herdingDog } from '../../../../resources/requests/herdingDog/schema.ts';
import { getOne } from '../../../db/db.ts';
import { registerDay } from '../../../db/sql.ts';
import { conflict } from '../../../errors.ts';
import { refuseByState } from '../../../write/states.ts';
import { lockAnimalOfRequest } from '../../animals/animal/record/animalOfRequest.ts';
import { defineAcceptance } from '../../common/request/acceptance.ts';

export const herdingDogAcceptance = defineAcceptance(herdingDog, {
  async prepare(write, request) {
    const animal = await lockAnimalOfRequest(write, request);
    refuseByState({ permission: 'SIGNED_IN', when: [isAlive] }, animal, write.caller);
    if (speciesOfCategory(animal.breedCategory) !== 'dog') throw conflict('HERDING_DOG_IS_NO_DOG');
    if (!isOfAge(animal.birthdate)) throw conflict('HERDING_DOG_AGE');
    const mark = request.holdingMark.toUpperCase();
    // Two decisions on dogs of one holding wait for each other: each counts what the other has validated.
    await write.tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`holding ${mark}`}, 0))`);
    const { dogs } = await getOne<{ dogs: number }>(
      write.tx,
      sql`select count(distinct animal_id)::int as dogs from herding_dog
        where upper(holding_mark) = ${mark} and valid_until >= ${registerDay} and animal_id <> ${animal.id}`,
    );
    if (dogs >= MAX_DOGS) throw conflict('HERDING_DOG_LIMIT');
    return { animalId: animal.id, validUntil: lastDay() };
  },
  // The validation is the request itself, with its last day.
  accept: async () => undefined,
});
