import AssignmentIndRounded from '@mui/icons-material/AssignmentIndRounded';
import HeartBrokenRounded from '@mui/icons-material/HeartBrokenRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import ShieldRounded from '@mui/icons-material/ShieldRounded';
import VaccinesRounded from '@mui/icons-material/VaccinesRounded';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { AnimalView } from '../../../../resources/animal/calls.ts';
import { speciesOfCategory } from '../../../../resources/animal/silhouettes.ts';
import { RABIES } from '../../../../resources/healthIntervention/types.ts';
import { useOperations } from '../../../operations/useOperations.ts';
import type { Operation } from '../../../operations/Operations.tsx';
import { routeExists } from '../../../runtime/address/routeExists.ts';

interface Handlers {
  readonly isEditing?: boolean;
  readonly onEdit: () => void;
  readonly onDialog: (name: string) => void;
  readonly onPrint: () => void;
}

/** What is known of the owner, for a request in the owner's name. */
const personOf = ({ owner }: AnimalView) =>
  owner.isRestricted
    ? {}
    : {
        requesterName: owner.name,
        ...('vatNumber' in owner && { vatNumber: owner.vatNumber }),
        ...('email' in owner && { requesterEmail: owner.email }),
      };

/** The requests that staff enter for the owner of an animal. */
function useEntries(animal: AnimalView): readonly Operation[] {
  const translate = useTranslate();
  const navigate = useNavigate();
  if (animal.status === 'DEAD') return [];
  const entries = [
    { path: '/request-diac/create', label: 'diac', icon: AssignmentIndRounded, isOffered: true },
    {
      path: '/request-death/create',
      label: 'death',
      icon: HeartBrokenRounded,
      // Who may register the death does so at once.
      isOffered: animal.operations.SET_DEAD?.allowed !== true,
    },
    {
      path: '/herding-dog/create',
      label: 'herdingDog',
      icon: ShieldRounded,
      isOffered: speciesOfCategory(animal.breedCategoryId) === 'dog',
    },
  ];
  return entries
    .filter(({ path, isOffered }) => isOffered && routeExists(path))
    .map(({ path, label, icon }) => ({
      icon,
      label: translate(`requestPages.enter.${label}`),
      onClick: () => void navigate(path, { state: { transponder: animal.transponder, ...personOf(animal) } }),
    }));
}

/** What can be done with an animal by this user, with the reason wherever it cannot, and where else it leads. */
export function useAnimalOperations(
  animal: AnimalView,
  { isEditing = false, onEdit, onDialog, onPrint }: Handlers,
): readonly Operation[] {
  const translate = useTranslate();
  const navigate = useNavigate();
  const declared = useOperations('animal', animal, {
    onDialog,
    actions: {
      edit: onEdit,
      printCertificate: () => onDialog('certificate'),
      merge: () => onDialog('merge'),
    },
    // It keeps its place while the form is open: a second click must not meet what would have moved there.
    active: isEditing ? 'edit' : undefined,
  });
  const vaccination = `/health-intervention/create?transponder=${animal.transponder}&typeId=${RABIES}`;
  const { allowed, reason } = animal.operations.REGISTER_INTERVENTION ?? { allowed: false };
  const vaccinate = {
    icon: VaccinesRounded,
    label: translate('animalPages.panel.vaccinate'),
    reason: allowed ? undefined : reason,
    onClick: () => void navigate(vaccination),
  };
  const isOffered = animal.status !== 'DEAD' && routeExists(vaccination);
  const operations = [...declared, ...(isOffered ? [vaccinate] : []), ...useEntries(animal)];
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
