import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { PermissionNames } from './PermissionNames.tsx';

/** A role that is not made yet. */
export interface NewRole {
  readonly name: string;
  readonly permissions: readonly Permission[];
}

interface GrantsProps {
  readonly role: NewRole;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** What a role that is not made yet will grant. */
export function Grants({ role: { name, permissions }, onConfirm, onClose }: GrantsProps) {
  const id = useId();
  const say = useTexts('rolePages.preview');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{say('ofNew', { name })}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1, color: 'text.secondary' }}>{say('ofNewText')}</Typography>
        <PermissionNames label={say('grants')} names={permissions} isGiven />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {say('backToForm')}
        </Button>
        <Button variant="contained" onClick={onConfirm}>
          {say('create')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
