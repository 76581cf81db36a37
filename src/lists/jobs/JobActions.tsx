import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { callApi } from '../../../dataProvider/index.ts';
import { downloadFile } from '../../../dataProvider/downloadFile.ts';
import { cancelJob, jobFile, retryJob } from '../../../resources/work/job/calls.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { SubmissionError } from '../../components/SubmissionError.tsx';
import { saveBlob } from '../../files/index.ts';
import { routeExists } from '../../runtime/address/routeExists.ts';
import { useTexts } from '../../runtime/language/useTexts.ts';
import { useSubmission } from '../../runtime/submission/useSubmission.ts';
import { isOpen, type ListedJob } from './jobs.ts';

interface JobActionsProps {
  readonly job: Pick<ListedJob, 'id' | 'state' | 'path' | 'isCancelAsked' | 'fileExpirationTimestamp'>;
  /** The job's name, for the names of its buttons. */
  readonly name: string;
  readonly isOther: boolean;
}

/** What can be done with a job: cancel it, have it continue, fetch its result. */
export function JobActions({ job, name, isOther }: JobActionsProps) {
  const say = useTexts('jobPages');
  const notify = useNotify();
  const client = useQueryClient();
  const { isBusy, busyWith, trouble, run } = useSubmission();
  const [isAsking, ask] = useState(false);
  const { id, state, path } = job;
  const given = { params: { id } };
  const act = (of: string, call: () => Promise<unknown>, done?: string) =>
    run(
      async () => {
        await call();
        if (done !== undefined) notify(done, { type: 'success' });
        await client.invalidateQueries({ queryKey: ['jobs'] });
      },
      { of },
    );
  const cancel = () => {
    ask(false);
    void act(
      'cancel',
      () => callApi(cancelJob, given),
      state === 'WAITING' ? 'jobPages.canceled' : 'jobPages.cancelAsked',
    );
  };
  const download = () => act('download', async () => saveBlob(...(await downloadFile(jobFile, given))));
  return (
    <>
      {isOpen(job) && !job.isCancelAsked && (
        <Button
          size="small"
          loading={busyWith === 'cancel'}
          aria-label={say('cancelNamed', { name })}
          onClick={() => ask(true)}
        >
          {say('cancel')}
        </Button>
      )}
      {(state === 'FAILED' || state === 'CANCELED') && (
        <Button
          size="small"
          variant="outlined"
          loading={busyWith === 'retry'}
          disabled={isBusy}
          aria-label={say('retryNamed', { name })}
          onClick={() => void act('retry', () => callApi(retryJob, given), 'jobPages.retried')}
        >
          {say('retry')}
        </Button>
      )}
      {job.fileExpirationTimestamp !== null && !isOther && (
        <Button
          size="small"
          variant="outlined"
          loading={busyWith === 'download'}
          disabled={isBusy}
          aria-label={say('downloadNamed', { name })}
          onClick={() => void download()}
        >
          {say('download')}
        </Button>
      )}
      {state === 'DONE' && path !== null && !isOther && routeExists(path.split('?')[0]!) && (
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={path}
          aria-label={say('openNamed', { name })}
        >
          {say('open')}
        </Button>
      )}
      <SubmissionError trouble={trouble} sx={{ flexBasis: '100%' }} />
      <ConfirmDialog
        open={isAsking}
        title={say('cancelTitle')}
        confirm={say('cancelConfirm')}
        cancel={say('keep')}
        onConfirm={cancel}
        onCancel={() => ask(false)}
        danger
      >
        {say('cancelText')}
      </ConfirmDialog>
    </>
  );
}
