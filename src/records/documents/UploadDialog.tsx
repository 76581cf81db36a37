import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callApi } from '../../../dataProvider/index.ts';
import { uploadDocuments, uploadGeneralDocuments } from '../../../resources/common/document/calls.ts';
import { dayIn, isIsoDate } from '../../../resources/numbers/dates.ts';
import { DayControl } from '../../fields/date.tsx';
import { FilePicker, useFiles, type SendFile } from '../../files/index.ts';
import { useErrorText } from '../../runtime/failures/useErrorText.ts';
import { UnsavedChangesGuard } from '../../forms/UnsavedChangesGuard.tsx';
import type { DocumentsOf } from './useDocumentList.ts';

interface UploadDialogProps {
  readonly of: DocumentsOf;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

/** Returns the fault of the day until which files are offered, if there is one. */
const dateFaultOf = (until: unknown): string | undefined => {
  if (until === null || until === '') return undefined;
  if (typeof until !== 'string' || !isIsoDate(until)) return 'INVALID_DATE';
  return until <= dayIn() ? 'INVALID_EXPIRATION_DATE' : undefined;
};

/** Uploads documents to a record, each in a request of its own: a failed one is tried again without the others. */
export function UploadDialog({ of: { type, id }, onClose, onDone }: UploadDialogProps) {
  const titleId = useId();
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [until, setUntil] = useState<unknown>(null);
  const [dateFault, setDateFault] = useState<string>();
  const [missing, setMissing] = useState(false);
  const send: SendFile<{ ids: number[] }> = useCallback(
    (file, options) => {
      const body = { documents: [file], ...(typeof until === 'string' && { expirationDate: until }) };
      return id === undefined
        ? callApi(uploadGeneralDocuments, { params: { type: 'GENERAL' }, body }, options)
        : callApi(uploadDocuments, { params: { type, id }, body }, options);
    },
    [type, id, until],
  );
  const files = useFiles({ send });
  const { items, start, isSending, isBusy } = files;
  const done = items.filter(({ state }) => state === 'DONE').length;
  const all = items.filter(({ state }) => state !== 'REFUSED' || done > 0).length;
  const isDone = done > 0 && done === items.length;

  // The list behind the dialog shows each file as soon as it has arrived.
  useEffect(() => {
    if (done > 0) void onDone();
  }, [done, onDone]);
  useEffect(() => {
    if (!isDone) return;
    notify('filePages.uploaded', { type: 'success', messageArgs: { smart_count: done } });
    onClose();
  }, [isDone, done, notify, onClose]);

  const begin = () => {
    const fault = dateFaultOf(until);
    setDateFault(fault);
    if (fault) return;
    if (files.holdsForm()) return;
    setMissing(items.length === 0);
    void start();
  };

  const holds = isSending || items.some(({ state }) => state !== 'DONE' && state !== 'REFUSED');

  return (
    <Dialog
      open
      // A click beside it would throw away what was chosen.
      onClose={(_, reason) => !isSending && !(holds && reason === 'backdropClick') && onClose()}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <UnsavedChangesGuard holds={holds} />
      <DialogTitle id={titleId}>{translate('filePages.add')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>
          {translate(`filePages.addTo.${id === undefined ? 'general' : 'record'}`, {
            kind: translate(`filePages.kind.${type}`),
          })}
        </Typography>
        <FilePicker
          files={files}
          titled
          disabled={isSending}
          error={missing && items.length === 0 ? 'MISSING_DOCUMENTS' : undefined}
        />
        <Box sx={{ mt: 2, maxWidth: 300 }}>
          <DayControl
            id={`${titleId}-until`}
            label={translate('filePages.expiration')}
            value={until}
            onChange={(value) => {
              setUntil(value);
              setDateFault(undefined);
            }}
            help={translate(`filePages.${until ? 'expirationHint' : 'expirationNone'}`)}
            error={dateFault && errorText(dateFault)}
            disabled={isSending}
            ahead
          />
        </Box>
        {isSending && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {translate('filePages.sending')}
          </Alert>
        )}
        {!isBusy && done > 0 && !isDone && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {translate('filePages.uploadedSome', { done, all })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={isSending}>
          {translate(done > 0 ? 'kit.form.close' : 'kit.form.cancel')}
        </Button>
        <Button variant="contained" loading={isSending} disabled={isBusy} onClick={begin}>
          {translate('filePages.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
