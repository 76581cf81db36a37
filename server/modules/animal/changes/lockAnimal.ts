import { lockAnimal } from '../../../../resources/animal/calls.ts';
import { handleWrite } from '../../../http/handle.ts';
import { changeAnimal, findAnimal, mustAllow, mustBeCurrent } from '../record/changeAnimal.ts';

export const lockAnimalHandler = handleWrite(lockAnimal, async (context) => {
  const { params, body, caller, fail } = context;
  const { isLocked } = body;
  if (isLocked === undefined || isLocked === null) {
    return fail('FORM_ERROR_MSG', [{ property: 'isLocked', error: 'MISSING_IS_LOCKED' }]);
  }
  const animal = await findAnimal(context, params.id);
  mustAllow('LOCK', animal, caller);
  mustBeCurrent(animal, body.version);
  if (animal.isLocked === isLocked) fail(isLocked ? 'ANIMAL_ALREADY_LOCKED' : 'ANIMAL_NOT_LOCKED');
  const columns = { isLocked, lockReason: isLocked ? 'STAFF' : null };
  const changed = await changeAnimal(context, animal, columns, isLocked ? 'LOCK' : 'UNLOCK');
  return { id: changed.id, version: changed.version, isLocked };
});
