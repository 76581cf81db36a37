import PersonRounded from '@mui/icons-material/PersonRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { AnimalView } from '../../../../resources/animal/calls.ts';
import { useOperations } from '../../../operations/useOperations.ts';
import type { Operation } from '../../../parts/record/Operations.tsx';
import { routeExists } from '../../../shell/frame/routeExists.ts';

interface Handlers {
  readonly isEditing?: boolean;
  readonly onEdit: () => void;
  readonly onDialog: (name: string) => void;
  readonly onPrint: () => void;
}

/** What can be done with an animal by this user, with the reason wherever it cannot, and where else it leads. */
export function useAnimalOperations(
  animal: AnimalView,
  { isEditing = false, onEdit, onDialog, onPrint }: Handlers,
): readonly Operation[] {
  const translate = useTranslate();
  const navigate = useNavigate();
  const operations = useOperations('animal', animal, {
    onDialog,
    actions: { edit: onEdit },
    // It keeps its place while the form is open: a second click must not meet what would have moved there.
    active: isEditing ? 'edit' : undefined,
  });
  const { owner } = animal;
  const ownerPage = owner.isRestricted ? '' : `/owner/${owner.id}`;
  const print = { icon: PrintRounded, label: translate('animalPages.panel.print'), onClick: onPrint };
  if (ownerPage === '' || !routeExists(ownerPage)) return [...operations, print];
  return [
    ...operations,
    print,
    {
      icon: PersonRounded,
      label: translate('animalPages.panel.openOwner'),
      onClick: () => void navigate(ownerPage, { state: { transponder: animal.transponder } }),
    },
  ];
}
