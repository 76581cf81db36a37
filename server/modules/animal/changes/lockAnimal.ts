import { lockAnimal } from '../../../../resources/animal/calls.ts';
import { handleWrite } from '../../../http/handle.ts';
import { refuseStale, saveRecord } from '../../../write/saveRecord.ts';
import { animals } from '../record/animals.ts';
import { findAnimal, mustAllow } from '../record/findAnimal.ts';

export const lockAnimalHandler = handleWrite(lockAnimal, async (context) => {
  const { params, body, caller, fail } = context;
  const { isLocked } = body;
  if (isLocked === undefined || isLocked === null) {
    return fail('FORM_ERROR_MSG', [{ property: 'isLocked', error: 'MISSING_IS_LOCKED' }]);
  }
  const animal = await findAnimal(context, params.id);
  mustAllow('LOCK', animal, caller);
  await refuseStale(context, animals, animal, body.version);
  if (animal.isLocked === isLocked) fail(isLocked ? 'ANIMAL_ALREADY_LOCKED' : 'ANIMAL_NOT_LOCKED');
  const columns = { isLocked, lockReason: isLocked ? 'STAFF' : null } as const;
  const changed = await saveRecord(context, animals, animal, columns, isLocked ? 'LOCK' : 'UNLOCK');
  return { id: changed.id, version: changed.version, isLocked };
});
