import { isNormal } from '../../../../resources/animals/animal/conditions.ts';
import { pendingLostAnimal } from '../../../../resources/lostFound/pendingLostAnimal/schema.ts';
import { conflict } from '../../../errors.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { lockAnyAnimal } from '../../animals/animal/record/findAnimal.ts';
import { lockReport } from '../lostAnimal/lockReport.ts';
import { lostAnimals } from '../lostAnimal/lostAnimals.ts';
import { applyReport } from '../lostAnimal/openReport.ts';
import { defineAcceptance } from '../../common/request/acceptance.ts';
import { wordsOf } from './rejectReport.ts';

export const pendingLostAnimalAcceptance = defineAcceptance(pendingLostAnimal, {
  /** Refuses a report on an animal that has died, or got lost or found otherwise, since. */
  async prepare({ tx, caller }, { animalId }) {
    const animal = animalId === null ? null : await lockAnyAnimal(tx, animalId);
    const failing = animal && isNormal.find((one) => !one.holds(animal, caller.actor));
    if (failing) throw conflict(failing.otherwise);
  },
  async accept(write, request) {
    const animal = request.animalId === null ? null : await lockAnyAnimal(write.tx, request.animalId);
    const report = await lockReport(write.tx, request.id);
    const saved = await saveRecord(
      write,
      lostAnimals,
      report,
      {
        validationStatus: 'ACCEPTED',
        decisionUserId: write.caller.actor.id,
        comments: wordsOf(request),
      },
      'LOST_ANIMAL_ACCEPTED',
    );
    await applyReport(write, saved, animal);
  },
});
