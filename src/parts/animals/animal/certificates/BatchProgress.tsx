import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { callApi } from '../../../../../dataProvider/index.ts';
import {
  downloadCertificateBatch,
  getCertificateBatch,
} from '../../../../../resources/animals/certificate/bulkCalls.ts';
import { showMinute } from '../../../../../resources/numbers/dates.ts';
import { useTimezone } from '../../../../fields/index.ts';
import { saveFile } from '../../../../files/index.ts';
import { SubmissionDialog } from '../../../../forms/dialogs/SubmissionDialog.tsx';
import { routeExists } from '../../../../runtime/address/routeExists.ts';
import { useErrorText } from '../../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';
import { REFRESH_MS } from './batch.ts';
import { OutcomeList } from './OutcomeList.tsx';

const OWN_BATCHES = '/personal/certificates';

interface BatchProgressProps {
  readonly id: number;
  /** Names of its animals, as far as the page has them. */
  readonly animals?: readonly { readonly transponder: string; readonly name: string }[];
  /** Leaves out the way to the list of all batches: the dialog stands on it. */
  readonly isOnList?: boolean;
  readonly onClose: () => void;
}

/** The progress of a bulk request, the result for each animal, and the download of all certificates. */
export function BatchProgress({ id, animals: named = [], isOnList = false, onClose }: BatchProgressProps) {
  const notify = useNotify();
  const errorText = useErrorText();
  const zone = useTimezone();
  const submission = useSubmission();
  const { data, error } = useQuery({
    queryKey: ['certificates', 'batch', id],
    queryFn: ({ signal }) => callApi(getCertificateBatch, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.isDone ? false : REFRESH_MS),
  });
  const say = useTexts('certificatePages.bulk');
  const { issued = 0, transponders = [], failures = [], isDone = false, isMailed = true } = data ?? {};
  const total = data?.total ?? named.length;
  const animals = transponders.map((transponder) => ({
    transponder,
    name: named.find((one) => one.transponder === transponder)?.name,
  }));
  const hasFiles = isDone && issued > 0;
  const download = () =>
    void submission.run(async () => {
      saveFile(await callApi(downloadCertificateBatch, { params: { id } }));
      notify('errors.CERTIFICATE_DOWNLOAD_SUCCESS', { type: 'success' });
    });
  const tried = issued + failures.length;
  return (
    <SubmissionDialog
      submission={submission}
      title={say(isDone ? 'doneTitle' : 'workingTitle')}
      confirm={say('downloadAll')}
      cancel={say('close')}
      onSend={download}
      onClose={onClose}
      disabled={!hasFiles}
    >
      {error ? (
        <Alert severity="error">{errorText(error)}</Alert>
      ) : (
        <>
          {!isDone && (
            <LinearProgress
              variant={data ? 'determinate' : 'indeterminate'}
              value={total > 0 ? (100 * tried) / total : 0}
              aria-label={say('workingTitle')}
            />
          )}
          <Typography role="status">
            {isDone
              ? say(isMailed ? 'mailed' : 'ready', { smart_count: issued })
              : say('working', { done: tried, total })}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {!isDone
              ? say(isMailed ? 'mayCloseMail' : 'mayClose')
              : hasFiles &&
                data?.expiryTimestamp &&
                say('until', { date: showMinute(data.expiryTimestamp, zone) })}
            {!isOnList && routeExists(OWN_BATCHES) && (
              <>
                {' '}
                <Link component={RouterLink} to={OWN_BATCHES}>
                  {say('all')}
                </Link>
              </>
            )}
          </Typography>
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
    </SubmissionDialog>
  );
}
