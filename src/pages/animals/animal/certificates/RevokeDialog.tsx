import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callApi } from '../../../../../dataProvider/index.ts';
import {
  revokeCertificate,
  type IssuedCertificate,
} from '../../../../../resources/animals/certificate/calls.ts';
import { MAX_REVOCATION_REASON } from '../../../../../resources/animals/certificate/limits.ts';
import { shownCode } from '../../../../../resources/numbers/printedCode.ts';
import { SubmissionDialog } from '../../../../forms/dialogs/SubmissionDialog.tsx';
import { SubmissionText } from '../../../../forms/dialogs/SubmissionText.tsx';
import { useKindWords } from '../../../../parts/animals/animal/certificates/useKindWords.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';

interface RevokeDialogProps {
  readonly certificate: IssuedCertificate;
  readonly onClose: () => void;
  readonly onRevoked: () => void;
}

/** Asks for the reason and revokes a certificate, which cannot be undone. */
export function RevokeDialog({ certificate, onClose, onRevoked }: RevokeDialogProps) {
  const notify = useNotify();
  const submission = useSubmission();
  const [reason, setReason] = useState('');
  const template = useKindWords()('name', certificate.template);
  const code = certificate.code ?? '';
  const say = useTexts('certificatePages.revoke');
  const revoke = () =>
    void submission.run(async () => {
      await callApi(revokeCertificate, { params: { code }, body: { reason } });
      onRevoked();
      onClose();
      notify('certificatePages.revoke.done', { type: 'success' });
    });
  return (
    <SubmissionDialog
      submission={submission}
      danger
      title={say('title', { template })}
      confirm={say('confirm')}
      fields={['reason']}
      onSend={revoke}
      onClose={onClose}
    >
      <Typography>{say('text', { code: shownCode(code) })}</Typography>
      <SubmissionText
        submission={submission}
        name="reason"
        label={say('reason')}
        text={reason}
        onText={setReason}
        required
        max={MAX_REVOCATION_REASON}
        lines={2}
      />
    </SubmissionDialog>
  );
}
