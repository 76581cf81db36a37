import { setDead } from '../../../../resources/animals/animal/operations.ts';
import { deathRequest } from '../../../../resources/requests/deathRequest/schema.ts';
import { conflict } from '../../../errors.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { refuseByState } from '../../../write/states.ts';
import { animals } from '../../animals/animal/record/animals.ts';
import { lockAnyAnimal } from '../../animals/animal/record/findAnimal.ts';
import { mailOwner } from '../../owners/owner/mailOwner.ts';
import { readOwner } from '../../owners/owner/ownerRecord.ts';
import { lockAnimalOfRequest } from '../../animals/animal/record/animalOfRequest.ts';
import { defineAcceptance } from '../../common/request/acceptance.ts';

export const deathRequestAcceptance = defineAcceptance(deathRequest, {
  async prepare(write, request) {
    const animal = await lockAnimalOfRequest(write, request);
    // The permission is that of deciding; the states are those of registering a death at once.
    refuseByState({ permission: 'SIGNED_IN', when: setDead.when }, animal, write.caller);
    const day = { deathTimestamp: request.deathDate };
    if (setDead.check?.(day, animal, write.caller.actor).length) throw conflict('INVALID_DEATH_DATE');
    return { animalId: animal.id };
  },
  async accept(write, { animalId, deathDate, requesterEmail }) {
    const animal = await lockAnyAnimal(write.tx, animalId!);
    const changes = setDead.change!({ deathTimestamp: deathDate }, animal, write.caller.actor);
    await saveRecord(write, animals, animal, changes, 'SET_DEAD');
    const { name: animalName, transponder, ownerId } = animal;
    if (ownerId === null) return;
    const owner = await readOwner(write.tx, ownerId);
    await mailOwner(write, 'animalReportedDead', owner, requesterEmail, { animalName, transponder });
  },
});
