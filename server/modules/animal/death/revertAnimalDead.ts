import { revertAnimalDead } from '../../../../resources/animal/calls.ts';
import { handleWrite } from '../../../http/handle.ts';
import { changeAnimal, findAnimal, mustAllow, mustBeCurrent } from '../record/changeAnimal.ts';

export const revertAnimalDeadHandler = handleWrite(revertAnimalDead, async (context) => {
  const { params, body, caller } = context;
  const animal = await findAnimal(context, params.transponder);
  mustAllow('SET_NOT_DEAD', animal, caller);
  mustBeCurrent(animal, body?.version);
  // Only the lock that death set goes with it; a lock by staff stays.
  const unlock = animal.lockReason === 'DEATH' ? { isLocked: false, lockReason: null } : {};
  const columns = { status: 'NORMAL', deathDate: null, ...unlock };
  const changed = await changeAnimal(context, animal, columns, 'REVERT_DEAD');
  return {
    id: changed.id,
    version: changed.version,
    status: 'NORMAL',
    deathDate: null,
    isLocked: changed.isLocked === true,
  };
});
