import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyModule } from '../../../resources/kit/module.ts';
import { recordTitle, type Values } from '../../fields/index.ts';
import { useErrorText } from '../../parts/page/useErrorText.ts';
import { useVersions } from './useVersions.ts';
import { VersionComparison } from './VersionComparison.tsx';
import { VersionList } from './VersionList.tsx';

interface ModuleVersionsProps {
  readonly module: AnyModule;
  readonly record: Values;
  readonly onClose: () => void;
}

/** All versions of a record with their authors, and any two of them side by side. */
export function ModuleVersions({ module, record, onClose }: ModuleVersionsProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { data: versions, error, isPending } = useVersions(module, record.id);
  const [pair, setPair] = useState<readonly number[]>([]);
  // The newest and the one before it, until somebody chooses otherwise.
  const shown = pair.length > 0 ? pair : (versions ?? []).slice(0, 2).map((one) => one.version);
  const [newer, older] = (versions ?? []).filter((one) => shown.includes(one.version));

  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={versions && versions.length < 2 ? 'xs' : 'lg'}
      fullWidth
      aria-labelledby="versions-title"
    >
      <DialogTitle id="versions-title">
        {translate('kit.compare.versions.of', { title: recordTitle(module, record) })}
      </DialogTitle>
      <DialogContent>
        {isPending && <LinearProgress aria-label={translate('kit.list.loading')} />}
        {error && <Alert severity="error">{errorText(error)}</Alert>}
        {versions && (
          <Box
            sx={{
              display: 'grid',
              gap: versions.length < 2 ? 1 : 3,
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                md: versions.length < 2 ? 'minmax(0, 1fr)' : '280px minmax(0, 1fr)',
              },
            }}
          >
            <VersionList versions={versions} chosen={shown} onChoose={setPair} />
            {older && newer ? (
              <VersionComparison module={module} older={older} newer={newer} />
            ) : (
              <Box sx={{ color: 'text.secondary' }}>
                {translate(
                  versions.length < 2 ? 'kit.compare.versions.none' : 'kit.compare.versions.chooseTwo',
                )}
              </Box>
            )}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} autoFocus>
          {translate('kit.form.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
