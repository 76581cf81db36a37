import AssignmentIndRounded from '@mui/icons-material/AssignmentIndRounded';
import CompareRounded from '@mui/icons-material/CompareRounded';
import HeartBrokenRounded from '@mui/icons-material/HeartBrokenRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import ShieldRounded from '@mui/icons-material/ShieldRounded';
import VaccinesRounded from '@mui/icons-material/VaccinesRounded';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { may } from '../../../../../authProvider/authProvider.ts';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { speciesOfCategory } from '../../../../../resources/animals/animal/silhouettes.ts';
import { RABIES } from '../../../../../resources/animals/healthIntervention/types.ts';
import { useOperations } from '../../../../operations/useOperations.ts';
import type { Operation } from '../../../../operations/Operations.tsx';
import { routeExists } from '../../../../runtime/address/routeExists.ts';
import { offeredOf, type OperationGroupKey } from './operationGroups.ts';

const inGroup = (group: OperationGroupKey, operation: Operation): Operation => ({ ...operation, group });

const VACCINATE = 'vaccinate';

/** The most frequent operations of an animal, by its status: missing, dead, or neither. */
const LIKELY = [
  'setDelivered',
  'reportFound',
  'setNotDead',
  'registerIntervention',
  'registerLicensing',
  'printCertificate',
  'edit',
  VACCINATE,
  'setLost',
  'changeOwner',
];

/** The dialog of a new licence, as the address has it. */
export const LICENSE = 'registerLicensing';

/** The dialog that compares two versions, as the address has it. */
export const VERSIONS = 'versions';

interface Handlers {
  readonly isEditing?: boolean;
  readonly onEdit: () => void;
  readonly onDialog: (name: string) => void;
  readonly onPrint: () => void;
}

/** Returns the known data of the owner, for a request in the owner's name. */
const personOf = ({ owner }: AnimalView) =>
  owner.isRestricted
    ? {}
    : {
        requesterName: owner.name,
        ...('vatNumber' in owner && { vatNumber: owner.vatNumber, country: owner.country }),
        ...('passport' in owner && owner.country !== 'PT' && { passport: owner.passport }),
        ...('email' in owner && { requesterEmail: owner.email }),
      };

/** With what the owner's page is opened from an animal: it leads back, and begins at its top, where that link is. */
export const ownerPageState = ({ transponder }: AnimalView) => ({ transponder, _scrollToTop: true });

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

/** Returns the operations of an animal for this user, with the reason for each that is off, and its links. */
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
      registerLicensing: () => onDialog(LICENSE),
    },
    // It keeps its place while the form is open: a second click must not meet what would have moved there.
    active: isEditing ? 'edit' : undefined,
    likely: LIKELY,
  });
  const vaccination = `/health-intervention/create?transponder=${animal.transponder}&typeId=${RABIES}`;
  const { allowed, reason } = animal.operations.REGISTER_INTERVENTION ?? { allowed: false };
  const vaccinate = inGroup('health', {
    icon: VaccinesRounded,
    rank: LIKELY.indexOf(VACCINATE),
    label: translate('animalPages.panel.vaccinate'),
    reason: allowed ? undefined : reason,
    onClick: () => void navigate(vaccination),
  });
  const isOffered = animal.status !== 'DEAD' && routeExists(vaccination);
  const entries = useEntries(animal).map((entry) => inGroup('documents', entry));
  const print = inGroup('documents', {
    icon: PrintRounded,
    label: translate('animalPages.panel.print'),
    onClick: onPrint,
  });
  const trail = `/audit?${new URLSearchParams({
    filter: JSON.stringify({ transponder: animal.transponder }),
  }).toString()}`;
  const audit = inGroup('record', {
    icon: HistoryRounded,
    label: translate('animalPages.panel.audit'),
    onClick: () => void navigate(trail),
  });
  const versions = inGroup('record', {
    icon: CompareRounded,
    label: translate('animalPages.panel.compareVersions'),
    onClick: () => onDialog(VERSIONS),
  });
  const { owner } = animal;
  const ownerPage = owner.isRestricted ? '' : `/owner/${owner.id}`;
  // The owner's name above leads there as well.
  const openOwner = inGroup('record', {
    icon: PersonRounded,
    label: translate('animalPages.panel.openOwner'),
    onClick: () => void navigate(ownerPage, { state: ownerPageState(animal) }),
  });
  return [
    ...offeredOf(animal, declared),
    ...(isOffered ? [vaccinate] : []),
    ...entries,
    print,
    ...(may('READ_VERSIONS') ? [versions] : []),
    ...(routeExists(trail) ? [audit] : []),
    ...(ownerPage !== '' && routeExists(ownerPage) ? [openOwner] : []),
  ];
}
