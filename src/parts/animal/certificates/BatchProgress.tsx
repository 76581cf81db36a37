import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import {
  downloadCertificateBatch,
  getCertificateBatch,
} from '../../../../resources/certificate/bulkCalls.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { saveFile } from '../../../files/index.ts';
import { SubmissionAlert } from '../../../forms/SubmissionAlert.tsx';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import type { BulkCertificatesDialogProps } from './BulkCertificatesDialog.tsx';
import { OutcomeList } from './OutcomeList.tsx';

const REFRESH_MS = 1000;

interface BatchProgressProps extends Pick<BulkCertificatesDialogProps, 'animals' | 'onClose'> {
  readonly id: number;
}

/** How far a bulk request is, what became of each animal, and the download of all certificates. */
export function BatchProgress({ id, animals, onClose }: BatchProgressProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const submission = useSubmission();
  const { data, error } = useQuery({
    queryKey: ['certificates', 'batch', id],
    queryFn: ({ signal }) => callApi(getCertificateBatch, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.isDone ? false : REFRESH_MS),
  });
  const say = (key: string, options?: Record<string, unknown>) =>
    translate(`certificatePages.bulk.${key}`, options);
  const { issued = 0, total = animals.length, failures = [], isDone = false, isMailed = true } = data ?? {};
  const hasFiles = isDone && issued > 0;
  const download = () =>
    void submission.run(async () => {
      saveFile(await callApi(downloadCertificateBatch, { params: { id } }));
      notify('errors.CERTIFICATE_DOWNLOAD_SUCCESS', { type: 'success' });
    });
  const tried = issued + failures.length;
  return (
    <ConfirmDialog
      open
      title={say(isDone ? 'doneTitle' : 'workingTitle')}
      confirm={say('downloadAll')}
      cancel={say('close')}
      onConfirm={download}
      onCancel={onClose}
      busy={submission.isBusy}
      disabled={!hasFiles}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <SubmissionAlert
          trouble={submission.trouble}
          fields={[]}
          onAgain={download}
          isBusy={submission.isBusy}
        />
        {error ? (
          <Alert severity="error">{errorText(error)}</Alert>
        ) : (
          <>
            {!isDone && (
              <LinearProgress
                variant={data ? 'determinate' : 'indeterminate'}
                value={(100 * tried) / total}
                aria-label={say('workingTitle')}
              />
            )}
            <Typography role="status">
              {isDone
                ? say(isMailed ? 'mailed' : 'ready', { smart_count: issued })
                : say('working', { done: tried, total })}
            </Typography>
            {!isDone && (
              <Typography sx={{ color: 'text.secondary' }}>
                {say(isMailed ? 'mayCloseMail' : 'mayWait')}
              </Typography>
            )}
            {isDone && failures.length > 0 && (
              <Alert severity="warning">
                <AlertTitle>{say('leftOut', { smart_count: failures.length })}</AlertTitle>
                <OutcomeList animals={animals} failures={failures} />
              </Alert>
            )}
            {hasFiles && (
              <OutcomeList
                animals={animals.filter(
                  ({ transponder }) => !failures.some((one) => one.transponder === transponder),
                )}
                failures={[]}
                done={say('issued')}
              />
            )}
          </>
        )}
      </Box>
    </ConfirmDialog>
  );
}
