import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callApi, type ErrorBody } from '../../../dataProvider/index.ts';
import { uploadDocuments, uploadGeneralDocuments } from '../../../resources/document/calls.ts';
import { useErrorText } from '../../shell/useErrorText.ts';
import { DocumentPicker } from '../transfer/documents/DocumentPicker.tsx';
import { useDocuments } from '../transfer/documents/useDocuments.ts';
import type { DocumentsOf } from './useDocumentList.ts';

interface UploadDialogProps {
  readonly of: DocumentsOf;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

/** Brings documents to a record: all that were chosen, or none. */
export function UploadDialog({ of: { type, id }, onClose, onDone }: UploadDialogProps) {
  const titleId = useId();
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const documents = useDocuments();
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const { ready } = documents;

  const send = async () => {
    setMissing(ready.length === 0);
    setFailure(undefined);
    if (ready.length === 0) return;
    setBusy(true);
    try {
      const body = { documents: [...ready] };
      await (id === undefined
        ? callApi(uploadGeneralDocuments, { params: { type }, body } as never)
        : callApi(uploadDocuments, { params: { type, id }, body } as never));
      await onDone();
      notify('filePages.uploaded', { type: 'success', messageArgs: { smart_count: ready.length } });
      onClose();
    } catch (refused) {
      const body = (refused as { body?: ErrorBody | null }).body;
      setFailure(Object.values(body?.errors ?? {})[0]?.replace('errors.', '') ?? refused);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('filePages.add')}</DialogTitle>
      <DialogContent>
        {failure !== undefined && (
          <Alert severity="error" role="alert" sx={{ mb: 2 }}>
            {errorText(failure)}
          </Alert>
        )}
        <DocumentPicker
          documents={documents}
          error={missing && ready.length === 0 ? 'MISSING_DOCUMENTS' : undefined}
        />
        {busy && (
          <Box sx={{ mt: 2 }} role="status">
            {translate('filePages.sending')}
            <LinearProgress sx={{ mt: 1 }} aria-label={translate('filePages.sending')} />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={busy}>
          {translate('kit.form.cancel')}
        </Button>
        <Button variant="contained" loading={busy} disabled={documents.isReading} onClick={() => void send()}>
          {translate('filePages.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
