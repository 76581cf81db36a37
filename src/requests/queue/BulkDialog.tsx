import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { callApi } from '../../../dataProvider/index.ts';
import { idsProperty, requestCalls } from '../../../resources/common/request/calls.ts';
import { useHistoryState } from '../../runtime/address/historyState.ts';
import { SubmissionDialog } from '../../forms/dialogs/SubmissionDialog.tsx';
import { AgainstAlert } from '../../lists/bulk/AgainstAlert.tsx';
import { useBulk } from '../../lists/bulk/useBulk.ts';
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
  const queryClient = useQueryClient();
  const { data = [], onSelect, onUnselectItems } = useListContext<RequestRow>();
  const bulk = useBulk(asked);
  const { ids, against } = bulk;
  const [kept, setReason] = useHistoryState<Reason>(`reason ${validation}`);
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
    const rest = await bulk.run(async () => {
      const words = isAccept ? { comments: comments.trim() || null } : givenReason(reason);
      const body = { [idsProperty(module)]: [...ids], validation, ...words };
      await callApi(requestCalls(module).decideSeveral, { body });
      setReason(null);
      onUnselectItems();
      await queryClient.invalidateQueries({ queryKey: ['delayedDecisions'] });
      onClose();
      onStored();
    });
    if (!rest) return;
    onSelect([...rest]);
    void queryClient.invalidateQueries({ queryKey: [module.resource] });
  };

  const nameOf = (id: number) => {
    const row = data.find((one) => one.id === id);
    return row ? titleOf(module, row) : say('request', { id });
  };
  return (
    <SubmissionDialog
      submission={bulk.submission}
      title={say(isAccept ? 'acceptTitle' : 'rejectTitle', { smart_count: ids.length || against.size })}
      confirm={translate(`kit.requests.queue.${isAccept ? 'accept' : 'reject'}`)}
      onSend={() => void decide()}
      onClose={onClose}
      danger={!isAccept}
      isForm={!isAccept}
      disabled={ids.length === 0}
    >
      <AgainstAlert
        against={against}
        title={say('failures', { smart_count: against.size })}
        nameOf={nameOf}
        pageOf={(id) => `/${module.resource}/${id}`}
      />
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
