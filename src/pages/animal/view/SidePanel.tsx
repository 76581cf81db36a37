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
import { routeExists } from '../../../shell/routeExists.ts';
import { AnimalStatus } from '../common/AnimalStatus.tsx';
import { OperationButton } from './OperationButton.tsx';
import { Validities } from './Validities.tsx';

export type DialogName = 'dead' | 'alive' | 'lock' | 'photo';

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
      <Box component="nav" aria-label={say('operations')} sx={{ p: 1 }}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {!isEditing && !isClosed && (
            <OperationButton
              icon={EditRounded}
              label={say('edit')}
              reason={reasonOf('EDIT')}
              onClick={onEdit}
            />
          )}
          {!isClosed && routeExists(`/animal/owner/change/${animal.id}`) && (
            <OperationButton
              icon={SwapHorizRounded}
              label={say('changeOwner')}
              reason={reasonOf('CHANGE_OWNER')}
              onClick={() => void navigate(`/animal/owner/change/${animal.transponder}`)}
            />
          )}
          {!isClosed && (
            <OperationButton
              icon={AddAPhotoRounded}
              label={say('photo')}
              reason={reasonOf('SET_PHOTO')}
              onClick={() => onDialog('photo')}
            />
          )}
          {!isClosed && may('LOCK_ANIMAL') && (
            <OperationButton
              icon={animal.isLocked ? LockOpenRounded : LockRounded}
              label={say(animal.isLocked ? 'unlock' : 'lock')}
              reason={reasonOf('LOCK')}
              onClick={() => onDialog('lock')}
            />
          )}
          {isDead
            ? may('WRITE_ANIMAL_UNDEAD') && (
                <OperationButton
                  icon={FavoriteRounded}
                  label={say('alive')}
                  reason={reasonOf('SET_NOT_DEAD')}
                  onClick={() => onDialog('alive')}
                />
              )
            : may('WRITE_ANIMAL_DEAD') && (
                <OperationButton
                  icon={FavoriteBorderRounded}
                  label={say('dead')}
                  reason={reasonOf('SET_DEAD')}
                  onClick={() => onDialog('dead')}
                />
              )}
          <OperationButton icon={PrintRounded} label={say('print')} onClick={onPrint} />
          {ownerPage && routeExists(ownerPage) && (
            <OperationButton
              icon={PersonRounded}
              label={say('openOwner')}
              onClick={() => void navigate(ownerPage, { state: { transponder: animal.transponder } })}
            />
          )}
        </Box>
      </Box>
    </Card>
  );
}
