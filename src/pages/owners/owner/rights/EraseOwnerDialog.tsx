import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { ownerErasure } from '../../../../../resources/owners/ownerErasure/schema.ts';
import { SubmissionDialog } from '../../../../forms/dialogs/SubmissionDialog.tsx';
import { SubmissionText } from '../../../../forms/dialogs/SubmissionText.tsx';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';
import type { OwnerRecord } from '../record/useOwner.ts';

interface EraseOwnerDialogProps {
  readonly owner: OwnerRecord;
  readonly onClose: () => void;
}

/** Asks another person to confirm the erasure of an owner's data, and leads to the request. */
export function EraseOwnerDialog({ owner, onClose }: EraseOwnerDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  const submission = useSubmission();
  const [grounds, setGrounds] = useState('');
  const say = (key: string, options?: Record<string, unknown>) =>
    translate(`ownerErasurePages.dialog.${key}`, options);
  const send = () =>
    void submission.run(async () => {
      const { data } = await dataProvider.create(ownerErasure.resource, {
        data: { ownerId: owner.id, grounds: grounds.trim() },
      });
      onClose();
      notify(say('sent'), { type: 'success' });
      void navigate(`/${ownerErasure.resource}/${String(data.id)}`);
    });
  return (
    <SubmissionDialog
      submission={submission}
      danger
      title={say('title', { name: owner.name })}
      confirm={say('send')}
      fields={['grounds']}
      module={ownerErasure.name}
      onSend={send}
      onClose={onClose}
    >
      <Typography>{say('text')}</Typography>
      <SubmissionText
        submission={submission}
        name="grounds"
        module={ownerErasure.name}
        label={say('grounds')}
        help={say('groundsHelp')}
        text={grounds}
        onText={setGrounds}
        required
        max={1000}
        lines={2}
      />
    </SubmissionDialog>
  );
}
