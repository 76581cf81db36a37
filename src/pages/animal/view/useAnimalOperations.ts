import AddAPhotoRounded from '@mui/icons-material/AddAPhotoRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import LockOpenRounded from '@mui/icons-material/LockOpenRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { may } from '../../../../authProvider/authProvider.ts';
import type { AnimalView } from '../../../../resources/animal/calls.ts';
import type { AnimalOperation } from '../../../../resources/animal/states.ts';
import type { Operation } from '../../../parts/record/Operations.tsx';
import { routeExists } from '../../../shell/frame/routeExists.ts';
import type { DialogName } from './openable.ts';

interface Handlers {
  readonly isEditing?: boolean;
  readonly onEdit: () => void;
  readonly onDialog: (name: DialogName) => void;
  readonly onPrint: () => void;
}

/** What can be done with an animal by this user, with the reason wherever it cannot. */
export function useAnimalOperations(
  animal: AnimalView,
  { isEditing = false, onEdit, onDialog, onPrint }: Handlers,
): readonly Operation[] {
  const translate = useTranslate();
  const navigate = useNavigate();
  const reasonOf = (name: AnimalOperation): string | undefined => {
    const state = animal.operations[name];
    return state?.allowed ? undefined : (state?.reason ?? 'NO_PERMISSION');
  };
  const say = (key: string) => translate(`animalPages.panel.${key}`);
  const isDead = animal.status === 'DEAD';
  // A dead animal's record is closed; who may reopen it sees what that would open.
  const isClosed = isDead && !may('WRITE_ANIMAL_UNDEAD');
  const { owner } = animal;
  const ownerPage = owner.isRestricted ? '' : `/owner/${owner.id}`;
  const canChangeOwner = routeExists(`/animal/owner/change/${animal.id}`);
  const canOpenOwner = ownerPage !== '' && routeExists(ownerPage);
  return [
    // It keeps its place while the form is open: a second click must not meet what would have moved there.
    !isClosed && {
      icon: EditRounded,
      label: say('edit'),
      reason: reasonOf('EDIT'),
      isActive: isEditing,
      onClick: onEdit,
    },
    !isClosed &&
      canChangeOwner && {
        icon: SwapHorizRounded,
        label: say('changeOwner'),
        reason: reasonOf('CHANGE_OWNER'),
        onClick: () => void navigate(`/animal/owner/change/${animal.transponder}`),
      },
    !isClosed && {
      icon: AddAPhotoRounded,
      label: say('photo'),
      reason: reasonOf('SET_PHOTO'),
      onClick: () => onDialog('photo'),
    },
    !isClosed &&
      may('LOCK_ANIMAL') && {
        icon: animal.isLocked ? LockOpenRounded : LockRounded,
        label: say(animal.isLocked ? 'unlock' : 'lock'),
        reason: reasonOf('LOCK'),
        onClick: () => onDialog('lock'),
      },
    isDead &&
      may('WRITE_ANIMAL_UNDEAD') && {
        icon: FavoriteRounded,
        label: say('alive'),
        reason: reasonOf('SET_NOT_DEAD'),
        onClick: () => onDialog('alive'),
      },
    !isDead &&
      may('WRITE_ANIMAL_DEAD') && {
        icon: FavoriteBorderRounded,
        label: say('dead'),
        reason: reasonOf('SET_DEAD'),
        onClick: () => onDialog('dead'),
      },
    { icon: PrintRounded, label: say('print'), onClick: onPrint },
    canOpenOwner && {
      icon: PersonRounded,
      label: say('openOwner'),
      onClick: () => void navigate(ownerPage, { state: { transponder: animal.transponder } }),
    },
  ].filter((operation) => operation !== false);
}
