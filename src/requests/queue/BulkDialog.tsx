import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { callApi } from '../../../dataProvider/index.ts';
import { idsProperty, requestCalls } from '../../../resources/request/calls.ts';
import { useInHistory } from '../../runtime/address/inHistory.ts';
import { useErrorText } from '../../runtime/failures/useErrorText.ts';
import { useSubmission } from '../../runtime/submission/useSubmission.ts';
import { SubmissionDialog } from '../../forms/dialogs/SubmissionDialog.tsx';
import { ReasonFields } from '../page/ReasonFields.tsx';
import { givenReason, noReason, type Reason } from '../page/reason.ts';
import { titleOf, type RequestRow } from '../requestRow.ts';
import { useRequestTexts, useRequestType } from '../requestType.ts';

interface BulkDialogProps {
  readonly validation: 'ACCEPTED' | 'REJECTED';
  readonly ids: readonly number[];
  readonly onClose: () => void;
  /** The decision is stored, and can be taken back for some seconds. */
  readonly onStored: () => void;
}

/**
 * Names what is decided first, then stores the decision in one act: for all or for none. Where some stand against it, each is named with
 * its reason, and the others can be decided without them.
 */
export function BulkDialog({ validation, ids: asked, onClose, onStored }: BulkDialogProps) {
  const translate = useTranslate();
  const module = useRequestType();
  const text = useRequestTexts();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { data = [], onSelect, onUnselectItems } = useListContext<RequestRow>();
  const [ids, setIds] = useState(asked);
  const [against, setAgainst] = useState<ReadonlyMap<number, string>>(new Map());
  const submission = useSubmission();
  const [kept, setReason] = useInHistory<Reason>(`reason ${validation}`);
  const reason = kept ?? noReason;
  const [isOwed, setOwed] = useState(false);
  const [comments, setComments] = useState('');
  const isAccept = validation === 'ACCEPTED';
  const say = (key: string, options?: Record<string, unknown>) => text(`bulk.${key}`, options);

  const decide = async () => {
    if (!isAccept && reason.text.trim() === '') {
      setOwed(true);
      return;
    }
    const refused = await submission.run(async () => {
      const words = isAccept ? { comments: comments.trim() || null } : givenReason(reason);
      const body = { [idsProperty(module)]: [...ids], validation, ...words };
      await callApi(requestCalls(module).decideSeveral, { body });
      setReason(null);
      onUnselectItems();
      await queryClient.invalidateQueries({ queryKey: ['delayedDecisions'] });
      onClose();
      onStored();
    });
    if (refused?.kind !== 'fields') return;
    const found = Object.entries(refused.errors).flatMap(([path, code]) => {
      const at = /\.(\d+)$/.exec(path)?.[1];
      const id = at === undefined ? undefined : ids[Number(at)];
      return id === undefined ? [] : [[id, code] as const];
    });
    if (found.length === 0) return;
    const failing = new Map([...against, ...found]);
    const rest = ids.filter((id) => !failing.has(id));
    setAgainst(failing);
    setIds(rest);
    onSelect(rest);
    // What is left can be decided without those that are named now.
    submission.dismiss();
    void queryClient.invalidateQueries({ queryKey: [module.resource] });
  };

  const nameOf = (id: number) => {
    const row = data.find((one) => one.id === id);
    return row ? titleOf(module, row) : say('request', { id });
  };
  return (
    <SubmissionDialog
      submission={submission}
      title={say(isAccept ? 'acceptTitle' : 'rejectTitle', { smart_count: ids.length })}
      confirm={translate(`kit.requests.queue.${isAccept ? 'accept' : 'reject'}`)}
      onSend={() => void decide()}
      onClose={onClose}
      danger={!isAccept}
      isForm={!isAccept}
      disabled={ids.length === 0}
    >
      {against.size > 0 && (
        <Alert severity="warning" role="alert">
          <AlertTitle>{say('failures', { smart_count: against.size })}</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
            {[...against].map(([id, code]) => (
              <li key={id}>
                <Link component={RouterLink} to={`/${module.resource}/${id}`} color="inherit">
                  {nameOf(id)}
                </Link>
                {`: ${errorText(code)}`}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.25, maxHeight: 220, overflowY: 'auto' }}>
        {ids.map((id) => (
          <li key={id}>{nameOf(id)}</li>
        ))}
      </Box>
      <Typography>{say(isAccept ? 'acceptText' : 'rejectText')}</Typography>
      {isAccept ? (
        <TextField
          multiline
          minRows={2}
          id="bulk-comments"
          label={translate('kit.requests.queue.comments')}
          helperText={translate('kit.requests.queue.commentsHint')}
          value={comments}
          onChange={(event) => setComments(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
      ) : (
        <ReasonFields validation="REJECTED" reason={reason} onChange={setReason} isOwed={isOwed} />
      )}
    </SubmissionDialog>
  );
}
