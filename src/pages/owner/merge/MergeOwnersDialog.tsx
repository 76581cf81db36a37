import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { errorText as textOf } from '../../../../i18n/index.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { MAX_GROUNDS, requestOwnerMerge } from '../../../../resources/ownerMerge/calls.ts';
import type { OwnerMergeGroup } from '../../../../resources/ownerMerge/groups.ts';
import { ownerMerge } from '../../../../resources/ownerMerge/schema.ts';
import { QueryError } from '../../../components/QueryError.tsx';
import { FilePicker, useFiles } from '../../../files/index.ts';
import { SubmissionAlert } from '../../../forms/SubmissionAlert.tsx';
import { OwnersMerged } from '../../../parts/owner/OwnersMerged.tsx';
import { useOwnerMergePreview } from '../../../parts/owner/useOwnerMergePreview.ts';
import { routeExists } from '../../../runtime/address/routeExists.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
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
  const groundsError = submission.errors.grounds;
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="merge-title">
      <DialogTitle id="merge-title" sx={{ overflowWrap: 'anywhere' }}>
        {say('title', { name: owner.name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography>{say('text')}</Typography>
        <SubmissionAlert
          trouble={submission.trouble}
          fields={['grounds']}
          module={ownerMerge.name}
          onAgain={send}
          isBusy={submission.isBusy}
        />
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
            <TextField
              required
              multiline
              minRows={2}
              label={say('grounds')}
              value={grounds}
              error={groundsError !== undefined}
              helperText={
                groundsError
                  ? textOf(translate, groundsError, say('grounds'), ownerMerge.name)
                  : say('groundsHelp')
              }
              onChange={(event) => {
                setGrounds(event.target.value);
                submission.dismiss('grounds');
              }}
              slotProps={{ htmlInput: { maxLength: MAX_GROUNDS } }}
            />
            <Box>
              <Typography variant="h3" sx={{ fontSize: '0.9375rem', fontWeight: 600, mb: 1 }}>
                {say('documents')}
              </Typography>
              <FilePicker files={documents} />
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('kit.form.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!preview || preview.obstacle !== null || documents.isReading}
          loading={submission.isBusy}
          onClick={send}
        >
          {say('send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
