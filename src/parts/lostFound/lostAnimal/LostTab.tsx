import { may } from '../../../../authProvider/authProvider.ts';
import { lostAnimal } from '../../../../resources/lostFound/lostAnimal/schema.ts';
import { ModuleList } from '../../../lists/ModuleList.tsx';
import { lostCells, lostModule } from './lostCells.tsx';

interface LostTabProps {
  readonly animal: { readonly id: number; readonly transponder: string; readonly status: string };
}

/** The reports of an animal, open and closed. */
export function LostTab({ animal }: LostTabProps) {
  const canReport = animal.status === 'NORMAL' && may(lostAnimal.access.create);
  return (
    <ModuleList
      module={lostModule}
      filter={{ animalId: animal.id }}
      storeKey="animal.lostAnimal"
      isEmbedded
      cells={lostCells}
      createTo={canReport ? `/animal/lost/create?transponder=${animal.transponder}` : null}
    />
  );
}
