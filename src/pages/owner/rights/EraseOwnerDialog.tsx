import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { errorText as textOf } from '../../../../i18n/index.ts';
import { ownerErasure } from '../../../../resources/ownerErasure/schema.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { SubmissionAlert } from '../../../forms/SubmissionAlert.tsx';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
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
  const error = submission.errors.grounds;
  return (
    <ConfirmDialog
      open
      danger
      title={say('title', { name: owner.name })}
      confirm={say('send')}
      cancel={translate('kit.form.cancel')}
      onConfirm={send}
      onCancel={onClose}
      busy={submission.isBusy}
    >
      <SubmissionAlert
        trouble={submission.trouble}
        fields={['grounds']}
        module={ownerErasure.name}
        onAgain={send}
        isBusy={submission.isBusy}
        sx={{ mb: 2 }}
      />
      <Typography sx={{ mb: 2 }}>{say('text')}</Typography>
      <TextField
        required
        fullWidth
        multiline
        minRows={2}
        label={say('grounds')}
        value={grounds}
        error={error !== undefined}
        helperText={error ? textOf(translate, error, say('grounds'), ownerErasure.name) : say('groundsHelp')}
        onChange={(event) => {
          setGrounds(event.target.value);
          submission.dismiss('grounds');
        }}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </ConfirmDialog>
  );
}
