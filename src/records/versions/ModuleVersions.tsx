import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import type { AnyModule } from '../../../resources/kit/module.ts';
import { recordTitle, type Values } from '../../fields/index.ts';
import { useErrorText } from '../../runtime/failures/useErrorText.ts';
import { useVersions } from './useVersions.ts';
import { VersionsPanel } from './VersionsPanel.tsx';

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

  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={versions && versions.length < 2 ? 'sm' : 'lg'}
      fullWidth
      aria-labelledby="versions-title"
    >
      <DialogTitle id="versions-title">
        {translate('kit.compare.versions.of', { title: recordTitle(translate, module, record) })}
      </DialogTitle>
      <DialogContent>
        {isPending && <LinearProgress aria-label={translate('kit.list.loading')} />}
        {error && <Alert severity="error">{errorText(error)}</Alert>}
        {versions && versions.length > 0 && (
          <VersionsPanel module={module} id={record.id} versions={versions} listWidth="280px" />
        )}
        {versions?.length === 0 && translate('kit.compare.versions.none')}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} autoFocus>
          {translate('kit.form.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
