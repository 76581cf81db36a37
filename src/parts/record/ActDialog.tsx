import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '../page/useErrorText.ts';
import { ConfirmDialog } from '../../views/form/ConfirmDialog.tsx';

interface ActDialogProps {
  /** Root of its texts: `title`, `text`, `confirm`, `done`. */
  readonly texts: string;
  readonly name: string;
  readonly act: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
  readonly danger?: boolean;
}

/** Asks, does it, and says that it is done once the server has answered. */
export function ActDialog({ texts, name, act, onClose, onDone, danger = false }: ActDialogProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
      // Closed first: what follows may lead to another page, which closing afterwards would lead back from.
      onClose();
      notify(`${texts}.done`, { type: 'success' });
      await onDone();
    } catch (reason) {
      setFailure(reason);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={translate(`${texts}.title`, { name })}
      confirm={translate(`${texts}.confirm`)}
      cancel={translate('kit.form.cancel')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      danger={danger}
      busy={busy}
    >
      {failure !== undefined && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {errorText(failure)}
        </Alert>
      )}
      <Typography>{translate(`${texts}.text`)}</Typography>
    </ConfirmDialog>
  );
}
