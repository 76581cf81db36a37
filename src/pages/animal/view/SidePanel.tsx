import AddAPhotoRounded from '@mui/icons-material/AddAPhotoRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import LockOpenRounded from '@mui/icons-material/LockOpenRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { may } from '../../../../authProvider/authProvider.ts';
import type { AnimalView } from '../../../../resources/animal/calls.ts';
import type { AnimalOperation } from '../../../../resources/animal/states.ts';
import { routeExists } from '../../../shell/frame/routeExists.ts';
import { AnimalStatus } from '../../../parts/animal/AnimalStatus.tsx';
import type { DialogName } from './openable.ts';
import { Operations } from '../../../parts/record/Operations.tsx';
import { Validities } from './Validities.tsx';

interface SidePanelProps {
  readonly animal: AnimalView;
  readonly isEditing: boolean;
  readonly onEdit: () => void;
  readonly onDialog: (name: DialogName) => void;
  readonly onPrint: () => void;
}

/** Beside the record: what is in force, and what can be done, with the reason wherever it cannot. */
export function SidePanel({ animal, isEditing, onEdit, onDialog, onPrint }: SidePanelProps) {
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
  const operations = [
    !isEditing &&
      !isClosed && { icon: EditRounded, label: say('edit'), reason: reasonOf('EDIT'), onClick: onEdit },
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
  return (
    <Card component="aside" aria-label={animal.name} className="no-print" sx={{ alignSelf: 'start' }}>
      <Box sx={{ px: 2.25, pt: 2, pb: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
          <Typography variant="h2" sx={{ fontSize: '1.0625rem', flex: 1 }}>
            {animal.name}
          </Typography>
          <AnimalStatus status={animal.status} />
        </Box>
        <Validities animal={animal} />
      </Box>
      <Operations label={say('operations')} operations={operations} />
    </Card>
  );
}
