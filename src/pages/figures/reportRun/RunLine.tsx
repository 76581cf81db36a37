import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { startReport, type ReportRun } from '../../../../resources/figures/reportRun/calls.ts';
import { showDate, showMinute } from '../../../../resources/numbers/dates.ts';
import { ListLine } from '../../../components/ListLine.tsx';
import { SubmissionError } from '../../../components/SubmissionError.tsx';
import { useTimezone } from '../../../fields/index.ts';
import { JobActions } from '../../../lists/jobs/JobActions.tsx';
import { JobProgress } from '../../../lists/jobs/JobProgress.tsx';
import { isOpen, JOB_TONES } from '../../../lists/jobs/jobs.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';

const SHOWN_HASH = 16;

/** A run of a report: how far it is or what came of it, its conditions in words, and what can be done with it. */
export function RunLine({ run }: { readonly run: ReportRun }) {
  const say = useTexts('reportPages');
  const sayJob = useTexts('jobPages');
  const errorText = useErrorText();
  const zone = useTimezone();
  const [language] = useLanguage();
  const { name, format, state, done, total, rowCount, error, filters, leftOut, sha256, asOf } = run;
  const title = `${name} (${format})`;
  const number = (n: number): string => n.toLocaleString(language === 'pt' ? 'pt-PT' : 'en-GB');
  const facts = [
    ...(rowCount === null ? [] : [say('rows', { smart_count: rowCount, n: number(rowCount) })]),
    ...(asOf === null ? [] : [say('ofDay', { date: showDate(asOf) })]),
    run.snapshotTimestamp
      ? say('readAt', { date: showMinute(run.snapshotTimestamp, zone) })
      : sayJob('asked', { date: showMinute(run.creationTimestamp, zone) }),
    say('version', { version: run.templateVersion }),
  ];
  return (
    <ListLine
      title={title}
      badge={
        <StatusBadge tone={JOB_TONES[state]}>
          {run.isCancelAsked && isOpen(run) ? sayJob('canceling') : sayJob(`states.${state}`)}
        </StatusBadge>
      }
      actions={
        <>
          <JobActions job={{ ...run, id: run.jobId, path: null }} name={title} isOther={false} />
          <RunAgain run={run} title={title} />
        </>
      }
    >
      {filters && filters.length > 0 && <Box>{filters.join(' · ')}</Box>}
      <Box sx={{ color: 'text.secondary' }}>{facts.join(' · ')}</Box>
      {isOpen(run) && (state === 'RUNNING' || done > 0) && (
        <JobProgress name={title} done={done} total={total} />
      )}
      {leftOut && leftOut.length > 0 && <Box>{say('leftOut', { columns: leftOut.join(', ') })}</Box>}
      {run.fileExpirationTimestamp !== null && (
        <Box sx={{ color: 'text.secondary' }}>
          {sayJob('until', { date: showMinute(run.fileExpirationTimestamp, zone) })}
          {sha256 && ` ${say('hash', { hash: sha256.slice(0, SHOWN_HASH) })}`}
        </Box>
      )}
      {error !== null && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {errorText(error)}
        </Alert>
      )}
    </ListLine>
  );
}

/** Runs a report once more, with the same values. */
function RunAgain({
  run: { templateId, parameters, asOf, format, state },
  title,
}: {
  readonly run: ReportRun;
  readonly title: string;
}) {
  const say = useTexts('reportPages');
  const notify = useNotify();
  const client = useQueryClient();
  const { isBusy, trouble, run } = useSubmission();
  if (templateId === null || isOpen({ state })) return null;
  const again = () =>
    run(async () => {
      await callApi(startReport, {
        body: { templateId, parameters, format, ...(asOf !== null && { asOf }) },
      });
      notify('reportPages.started', { type: 'success' });
      await client.invalidateQueries({ queryKey: ['jobs'] });
    });
  return (
    <>
      <Button
        size="small"
        loading={isBusy}
        aria-label={say('againNamed', { name: title })}
        onClick={() => void again()}
      >
        {say('again')}
      </Button>
      <SubmissionError trouble={trouble} alsoOfFields sx={{ flexBasis: '100%' }} />
    </>
  );
}
