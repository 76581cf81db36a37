import { callApi } from '../../../../dataProvider/index.ts';
import { lockAnimal, revertAnimalDead, type AnimalView } from '../../../../resources/animal/calls.ts';
import { ActDialog } from '../../../parts/record/ActDialog.tsx';
import { DeadDialog } from './DeadDialog.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';
import type { DialogName } from './openable.ts';

interface DialogsProps {
  readonly animal: AnimalView;
  readonly open: DialogName | null;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

/** The dialog that is open, if any. */
export function Dialogs({ animal, open, onClose, onDone }: DialogsProps) {
  const { id, name, transponder, version, isLocked } = animal;
  if (open === 'dead') return <DeadDialog animal={animal} onClose={onClose} onDone={onDone} />;
  if (open === 'photo') return <PhotoDialog animal={animal} onClose={onClose} onDone={onDone} />;
  if (open === 'alive') {
    return (
      <ActDialog
        texts="animalPages.alive"
        name={name}
        act={() => callApi(revertAnimalDead, { params: { transponder }, body: { version } })}
        onClose={onClose}
        onDone={onDone}
      />
    );
  }
  if (open === 'lock') {
    return (
      <ActDialog
        texts={isLocked ? 'animalPages.unlock' : 'animalPages.lock'}
        name={name}
        danger={!isLocked}
        act={() =>
          callApi(lockAnimal, { params: { id: String(id) }, body: { isLocked: !isLocked, version } })
        }
        onClose={onClose}
        onDone={onDone}
      />
    );
  }
  return null;
}
