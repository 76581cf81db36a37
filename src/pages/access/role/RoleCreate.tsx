import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useCreate, type RaRecord } from 'react-admin';
import { role } from '../../../../resources/access/role/schema.ts';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import type { SaveRecord } from '../../../forms/useSaving.ts';
import { ModuleCreate } from '../../../records/ModuleCreate.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { WITHDRAWN } from '../../../runtime/submission/useSubmission.ts';
import { OWN_READ } from '../../../runtime/useRecord.ts';
import { PermissionNames } from './PermissionNames.tsx';

interface NewRole {
  readonly name: string;
  readonly permissions: readonly Permission[];
}

interface Decision {
  readonly confirm: () => void;
  readonly withdraw: () => void;
}

/** `/role/create`: a new role; what it will grant is shown before it is made. */
export function RoleCreate() {
  const [create] = useCreate<RaRecord>();
  const [asked, ask] = useState<NewRole>();
  const decision = useRef<Decision>(null);
  const save: SaveRecord = async (values) => {
    const { name = '', permissions = [] } = values as Partial<NewRole>;
    // Without a name or a permission there is nothing to look at: the form's own save says what is missing.
    if (name.trim() !== '' && permissions.length > 0) {
      await new Promise<void>((confirm, reject) => {
        decision.current = { confirm, withdraw: () => reject(WITHDRAWN) };
        ask({ name, permissions });
      });
      ask(undefined);
    }
    return create(role.resource, { data: values, meta: OWN_READ }, { returnPromise: true });
  };
  const withdraw = () => {
    ask(undefined);
    decision.current?.withdraw();
  };
  return (
    <>
      <ModuleCreate module={role} save={save} />
      {asked && <Grants role={asked} onConfirm={() => decision.current?.confirm()} onClose={withdraw} />}
    </>
  );
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
