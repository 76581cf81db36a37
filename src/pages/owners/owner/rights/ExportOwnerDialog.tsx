import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { callApi } from '../../../../../dataProvider/index.ts';
import type { AnswerOf } from '../../../../../resources/kit/call.ts';
import { exportOwner } from '../../../../../resources/owners/ownerRights/calls.ts';
import { SubmissionAlert } from '../../../../forms/SubmissionAlert.tsx';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';
import type { OwnerRecord } from '../record/useOwner.ts';

interface ExportOwnerDialogProps {
  readonly owner: OwnerRecord;
  readonly onClose: () => void;
}

/** Makes a copy of an owner's data, and leads to its files. */
export function ExportOwnerDialog({ owner, onClose }: ExportOwnerDialogProps) {
  const translate = useTranslate();
  const submission = useSubmission();
  const [documents, setDocuments] = useState<AnswerOf<typeof exportOwner>['documents'] | null>(null);
  const say = useTexts('ownerExport.dialog');
  const make = () =>
    void submission.run(async () => {
      setDocuments((await callApi(exportOwner, { params: { id: owner.id } })).documents);
    });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="export-title">
      <DialogTitle id="export-title" sx={{ overflowWrap: 'anywhere' }}>
        {documents ? say('done') : say('title', { name: owner.name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SubmissionAlert trouble={submission.trouble} fields={[]} onAgain={make} isBusy={submission.isBusy} />
        <Typography role="status">{documents ? say('ready') : say('text')}</Typography>
        {submission.isBusy && <LinearProgress aria-label={say('confirm')} />}
        {documents?.map(({ id, filename }) => (
          <Button
            key={id}
            component={Link}
            to={`/temp-docs/${id}`}
            variant="outlined"
            sx={{ justifySelf: 'start', overflowWrap: 'anywhere' }}
          >
            {filename}
          </Button>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {documents ? say('close') : translate('kit.form.cancel')}
        </Button>
        {!documents && (
          <Button variant="contained" loading={submission.isBusy} onClick={make}>
            {say('confirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
