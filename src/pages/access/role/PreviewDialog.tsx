import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import { updateRolesInBulk } from '../../../../resources/access/role/calls.ts';
import type { RoleChange } from './roleChanges.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { SubmissionAlert } from '../../../forms/SubmissionAlert.tsx';

interface PreviewDialogProps {
  readonly list: readonly RoleChange[];
  readonly count: number;
  readonly onClose: () => void;
  /** Closes this, and fetches the roles again. */
  readonly onSaved: () => Promise<unknown>;
  /** The roles have changed meanwhile: they are fetched again, and what was chosen stays. */
  readonly onStale: () => Promise<unknown>;
}

/** The permissions that one role gains or loses. */
function Names({ names, isGiven }: { readonly names: readonly Permission[]; readonly isGiven: boolean }) {
  const translate = useTranslate();
  if (names.length === 0) return null;
  const Icon = isGiven ? AddRounded : RemoveRounded;
  return (
    <Box sx={{ mt: 0.75 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, color: 'text.secondary' }}>
        {translate(`rolePages.preview.${isGiven ? 'add' : 'remove'}`)}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {names.map((one) => (
          <Box
            component="li"
            key={one}
            sx={({ palette: { colours } }) => ({
              display: 'flex',
              gap: 0.75,
              py: 0.25,
              color: colours.tones[isGiven ? 'good' : 'bad'].text,
            })}
          >
            <Icon aria-hidden sx={{ fontSize: '1.125rem', mt: '2px' }} />
            {translate(`permissions.names.${one}`)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** All changes, role by role, before they are saved. */
export function PreviewDialog({ list, count, onClose, onSaved, onStale }: PreviewDialogProps) {
  const id = useId();
  const translate = useTranslate();
  const notify = useNotify();
  const { run, isBusy, trouble } = useSubmission();

  const save = async () => {
    const refused = await run(async () => {
      const changes = list.map(({ role, add, remove }) => ({
        id: role.id,
        version: role.version,
        add: [...add],
        remove: [...remove],
      }));
      await callApi(updateRolesInBulk, { body: { changes } });
      await onSaved();
      notify('rolePages.preview.done', { type: 'success' });
    });
    if (refused?.code === 'STALE_VERSION') await onStale();
  };

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('rolePages.preview.title')}</DialogTitle>
      <DialogContent>
        <SubmissionAlert
          trouble={trouble}
          fields={[]}
          onAgain={() => void save()}
          isBusy={isBusy}
          sx={{ mb: 2 }}
        >
          {trouble?.code === 'STALE_VERSION' && translate('rolePages.preview.stale')}
        </SubmissionAlert>
        <Typography sx={{ mb: 1, color: 'text.secondary' }}>{translate('rolePages.preview.text')}</Typography>
        {list.map(({ role, add, remove }) => (
          <Box
            component="section"
            key={role.id}
            aria-label={role.name}
            sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Typography component="h3" sx={{ fontWeight: 700 }}>
              {role.name}
            </Typography>
            <Names names={add} isGiven />
            <Names names={remove} isGiven={false} />
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={isBusy}>
          {translate('rolePages.preview.back')}
        </Button>
        <Button variant="contained" onClick={() => void save()} loading={isBusy} disabled={count === 0}>
          {translate('rolePages.preview.save', { smart_count: count })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
