import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { callApi } from '../../../../../dataProvider/index.ts';
import { MAX_GROUNDS, requestOwnerMerge } from '../../../../../resources/owners/ownerMerge/calls.ts';
import type { OwnerMergeGroup } from '../../../../../resources/owners/ownerMerge/groups.ts';
import { ownerMerge } from '../../../../../resources/owners/ownerMerge/schema.ts';
import { QueryError } from '../../../../components/QueryError.tsx';
import { FilePicker, useFiles } from '../../../../files/index.ts';
import { SubmissionDialog } from '../../../../forms/dialogs/SubmissionDialog.tsx';
import { SubmissionText } from '../../../../forms/dialogs/SubmissionText.tsx';
import { OwnersMerged } from '../../../../parts/owners/owner/OwnersMerged.tsx';
import { useOwnerMergePreview } from '../../../../parts/owners/owner/useOwnerMergePreview.ts';
import { routeExists } from '../../../../runtime/address/routeExists.ts';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';
import type { OwnerRecord } from '../record/useOwner.ts';
import { OtherRecord } from './OtherRecord.tsx';

interface MergeOwnersDialogProps {
  readonly owner: OwnerRecord;
  readonly onClose: () => void;
}

/** Finds the other record of an owner, shows both side by side, and asks for their merge. */
export function MergeOwnersDialog({ owner, onClose }: MergeOwnersDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const submission = useSubmission();
  const documents = useFiles();
  const [otherId, setOtherId] = useState<number | null>(null);
  const [isOtherKept, setOtherKept] = useState(false);
  const [taken, setTaken] = useState<readonly OwnerMergeGroup[]>([]);
  const [grounds, setGrounds] = useState('');
  const [survivorId, absorbedId] = isOtherKept ? [otherId ?? 0, owner.id] : [owner.id, otherId ?? 0];
  const query = useOwnerMergePreview(survivorId, absorbedId, otherId !== null);
  const preview = otherId === null ? undefined : query.data;
  const say = (key: string, options?: Record<string, unknown>) =>
    translate(`ownerMergePages.dialog.${key}`, options);
  const choose = (id: number | null) => {
    setOtherId(id);
    setOtherKept(false);
    setTaken([]);
    submission.dismiss();
  };
  const send = () => {
    if (!preview || documents.holdsForm()) return;
    void submission.run(async () => {
      const { id } = await callApi(requestOwnerMerge, {
        body: {
          survivorId,
          absorbedId,
          grounds,
          take: [...taken],
          documents: [...documents.ready],
          survivorVersion: preview.survivor.version,
          absorbedVersion: preview.absorbed.version,
        },
      });
      onClose();
      notify(say('sent'), { type: 'success' });
      void client.invalidateQueries({ queryKey: [ownerMerge.resource] });
      const page = `/${ownerMerge.resource}/${id}`;
      if (routeExists(page)) void navigate(page);
    });
  };
  return (
    <SubmissionDialog
      submission={submission}
      title={say('title', { name: owner.name })}
      confirm={say('send')}
      fields={['grounds']}
      module={ownerMerge.name}
      onSend={send}
      onClose={onClose}
      disabled={!preview || preview.obstacle !== null || documents.isReading}
      isForm
      isWide
    >
      <Typography>{say('text')}</Typography>
      {otherId === null ? (
        <OtherRecord owner={owner} onChoose={choose} />
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" size="small" onClick={() => choose(null)}>
              {say('change')}
            </Button>
            <Button
              variant="outlined"
              size="small"
              disabled={!preview}
              onClick={() => {
                setOtherKept(!isOtherKept);
                setTaken([]);
                submission.dismiss();
              }}
            >
              {say('swap')}
            </Button>
          </Box>
          {query.isPending && <LinearProgress aria-label={translate('ownerMergePages.compare.compare')} />}
          <QueryError query={query} />
        </>
      )}
      {preview && (
        <>
          <OwnersMerged preview={preview} taken={taken} onTaken={setTaken} />
          <SubmissionText
            submission={submission}
            name="grounds"
            module={ownerMerge.name}
            label={say('grounds')}
            help={say('groundsHelp')}
            text={grounds}
            onText={setGrounds}
            required
            max={MAX_GROUNDS}
            lines={2}
          />
          <FilePicker files={documents} label={say('documents')} />
        </>
      )}
    </SubmissionDialog>
  );
}
