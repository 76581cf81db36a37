import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { revokeCertificate, type IssuedCertificate } from '../../../../resources/certificate/calls.ts';
import { shownCode } from '../../../../resources/numbers/printedCode.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { SubmissionAlert } from '../../../forms/SubmissionAlert.tsx';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';

/** Characters of a reason. */
const REASON_MAX = 500;

interface RevokeDialogProps {
  readonly certificate: IssuedCertificate;
  readonly onClose: () => void;
  readonly onRevoked: () => void;
}

/** Asks for the reason and revokes a certificate, which cannot be undone. */
export function RevokeDialog({ certificate, onClose, onRevoked }: RevokeDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const submission = useSubmission();
  const [reason, setReason] = useState('');
  const { template } = certificate;
  const code = certificate.code ?? '';
  const say = (key: string, options?: Record<string, unknown>) =>
    translate(`certificatePages.revoke.${key}`, options);
  const revoke = () =>
    void submission.run(async () => {
      await callApi(revokeCertificate, { params: { code }, body: { reason } });
      onRevoked();
      onClose();
      notify('certificatePages.revoke.done', { type: 'success' });
    });
  const fault = submission.errors.reason;
  return (
    <ConfirmDialog
      open
      danger
      title={say('title', { template })}
      confirm={say('confirm')}
      cancel={translate('kit.form.cancel')}
      onConfirm={revoke}
      onCancel={onClose}
      busy={submission.isBusy}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <SubmissionAlert
          trouble={submission.trouble}
          fields={['reason']}
          onAgain={revoke}
          isBusy={submission.isBusy}
        />
        <Typography>{say('text', { code: shownCode(code) })}</Typography>
        <TextField
          required
          multiline
          minRows={2}
          label={say('reason')}
          value={reason}
          slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
          error={fault !== undefined}
          helperText={fault && errorText(fault)}
          onChange={(event) => {
            setReason(event.target.value);
            submission.dismiss('reason');
          }}
        />
      </Box>
    </ConfirmDialog>
  );
}
