import { revertAnimalDead } from '../../../../resources/animal/calls.ts';
import { handleWrite } from '../../../http/handle.ts';
import { refuseStale, saveRecord } from '../../../write/saveRecord.ts';
import { animals } from '../record/animals.ts';
import { findAnimal, mustAllow } from '../record/findAnimal.ts';

export const revertAnimalDeadHandler = handleWrite(revertAnimalDead, async (context) => {
  const { params, body, caller } = context;
  const animal = await findAnimal(context, params.transponder);
  mustAllow('SET_NOT_DEAD', animal, caller);
  await refuseStale(context, animals, animal, body?.version);
  // Only the lock that death set goes with it; a lock by staff stays.
  const unlock = animal.lockReason === 'DEATH' ? { isLocked: false, lockReason: null } : {};
  const columns = { status: 'NORMAL', deathDate: null, ...unlock } as const;
  const changed = await saveRecord(context, animals, animal, columns, 'REVERT_DEAD');
  return {
    id: changed.id,
    version: changed.version,
    status: 'NORMAL',
    deathDate: null,
    isLocked: changed.isLocked === true,
  };
});
