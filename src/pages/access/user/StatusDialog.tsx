import MenuItem from '@mui/material/MenuItem';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../../dataProvider/index.ts';
import { checkUserStatuses, setUserStatuses } from '../../../../resources/access/user/statusCalls.ts';
import { QueryError } from '../../../components/QueryError.tsx';
import { SubmissionDialog } from '../../../forms/dialogs/SubmissionDialog.tsx';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { AccountList } from './AccountList.tsx';
import type { Outcomes, Status, StatusReason } from './statusChange.ts';
import { StatusResult } from './StatusResult.tsx';

/** The reasons that fit a change. */
const REASONS: Readonly<Record<Status, readonly StatusReason[]>> = {
  INACTIVE: ['LEFT', 'UNUSED', 'ENTITY_CLOSED', 'SECURITY', 'OTHER'],
  ACTIVE: ['RETURNED', 'OTHER'],
};

interface StatusDialogProps {
  readonly ids: readonly number[];
  readonly status: Status;
  readonly onClose: () => void;
}

/**
 * Says what a change of state does to each of several accounts, and why some cannot be changed; then the outcome of
 * each, which can be undone.
 */
export function StatusDialog({ ids, status, onClose }: StatusDialogProps) {
  const say = useTexts('userPages.bulk');
  const errorText = useErrorText('user');
  const queryClient = useQueryClient();
  const submission = useSubmission();
  const [reason, setReason] = useState<StatusReason | ''>(status === 'ACTIVE' ? 'RETURNED' : '');
  const [done, setDone] = useState<{ readonly outcomes: Outcomes; readonly isUndone: boolean } | null>(null);
  const preview = useQuery({
    queryKey: ['userBulkStatus', status, ids],
    queryFn: ({ signal }) => callApi(checkUserStatuses, { body: { ids: [...ids], status } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: done === null,
  });
  const accounts = preview.data?.users ?? [];
  const open = accounts.filter(({ refusal }) => refusal === null);

  const change = (
    users: readonly { id: number; version: number }[],
    to: Status,
    why: StatusReason,
    isUndone: boolean,
  ) =>
    submission.run(async () => {
      const sent = users.map(({ id, version }) => ({ id, version }));
      const answer = await callApi(setUserStatuses, { body: { users: sent, status: to, reason: why } });
      setDone({ outcomes: answer.users, isUndone });
      await queryClient.invalidateQueries({ queryKey: ['user'] });
    });

  if (done) {
    const changed = done.outcomes.flatMap(({ id, version }) => (version === null ? [] : [{ id, version }]));
    const back = status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE';
    return (
      <StatusResult
        accounts={accounts}
        outcomes={done.outcomes}
        status={done.isUndone ? back : status}
        submission={submission}
        onUndo={
          done.isUndone || changed.length === 0 ? undefined : () => void change(changed, back, 'OTHER', true)
        }
        onClose={onClose}
      />
    );
  }
  const send = () => {
    if (reason === '') return submission.refuse({ reason: 'MISSING_REASON' });
    return void change(open, status, reason, false);
  };
  const fault = submission.errors.reason;
  return (
    <SubmissionDialog
      submission={submission}
      module="user"
      fields={['reason']}
      title={say(`${status}.title`)}
      confirm={say(`${status}.confirm`, { smart_count: open.length })}
      onSend={send}
      onClose={onClose}
      danger={status === 'INACTIVE'}
      disabled={open.length === 0}
      isForm
      asForm
    >
      <Typography>{say(`${status}.text`)}</Typography>
      <QueryError query={preview} />
      {preview.isPending ? (
        <LinearProgress aria-label={say('checking')} />
      ) : (
        <AccountList accounts={accounts} status={status} missing={preview.data?.missing ?? 0} />
      )}
      <TextField
        select
        id="bulk-status-reason"
        label={say('reason')}
        required
        value={reason}
        onChange={(event) => {
          setReason(event.target.value as StatusReason);
          submission.dismiss('reason');
        }}
        error={fault !== undefined}
        helperText={fault ? errorText(fault) : say('reasonHelp')}
      >
        {REASONS[status].map((one) => (
          <MenuItem key={one} value={one}>
            {say(`reasons.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </SubmissionDialog>
  );
}
