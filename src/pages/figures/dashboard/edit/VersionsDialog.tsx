import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { dashboard } from '../../../../../resources/figures/dashboard/schema.ts';
import { widgets } from '../../../../../resources/figures/dashboard/widgets.ts';
import { showTimestamp } from '../../../../../resources/numbers/dates.ts';
import { QueryError } from '../../../../components/QueryError.tsx';
import { useTimezone } from '../../../../fields/index.ts';
import { useModuleFormContext } from '../../../../forms/formContext.ts';
import { useVersions, type Version } from '../../../../records/versions/useVersions.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';

/** The way to earlier versions of the dashboard: one is put into the form, to be looked at and saved. */
export function VersionsAction({ id }: { readonly id: number }) {
  const say = useTexts('dashboardEditor');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<HistoryRounded />} onClick={() => setOpen(true)}>
        {say('versions')}
      </Button>
      {isOpen && <VersionsDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

interface VersionsDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

function VersionsDialog({ id, onClose }: VersionsDialogProps) {
  const say = useTexts('dashboardEditor');
  const translate = useTranslate();
  const notify = useNotify();
  const timezone = useTimezone();
  const { form, record } = useModuleFormContext();
  const versions = useVersions(dashboard, id);
  // One from before widgets has none to bring back.
  const earlier = (versions.data ?? []).filter(
    (one) => one.version !== record?.version && widgets.safeParse(one.widgets).success,
  );
  const bring = (version: Version) => {
    for (const name of Object.keys(dashboard.fields))
      if (name in version) form.setValue(name, version[name], { shouldDirty: true });
    notify(say('brought', { n: version.version }), { type: 'info' });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="earlier-versions">
      <DialogTitle id="earlier-versions">{say('versions')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{say('versionsText')}</Typography>
        {versions.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
        <QueryError query={versions} />
        {versions.data && earlier.length === 0 && <Typography>{say('noVersions')}</Typography>}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {earlier.map((one) => (
            <Box
              key={one.revisionId}
              component="li"
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.75 }}
            >
              <Box sx={{ flex: 1 }}>
                <strong>{say('version', { n: one.version })}</strong>
                {` · ${showTimestamp(one.revisionTimestamp, timezone)}`}
                {one.creationUser && ` · ${one.creationUser.name}`}
              </Box>
              <Button size="small" variant="outlined" onClick={() => bring(one)}>
                {say('useVersion')}
              </Button>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {say('dialog.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
