import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { showMinute } from '../../../resources/numbers/dates.ts';
import { ListLine } from '../../components/ListLine.tsx';
import { useTimezone } from '../../fields/index.ts';
import { useErrorText } from '../../runtime/failures/useErrorText.ts';
import { jobTitle } from '../../runtime/jobs.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../runtime/language/useTexts.ts';
import { StatusBadge } from '../../theme/StatusBadge.tsx';
import { JobActions } from './JobActions.tsx';
import { JobProgress } from './JobProgress.tsx';
import { isOpen, JOB_TONES, type ListedJob } from './jobs.ts';

const COUNTS = ['inserted', 'updated', 'unchanged', 'leftOut', 'rows'] as const;
type KnownCount = (typeof COUNTS)[number];
const isKnown = (name: string): name is KnownCount => (COUNTS as readonly string[]).includes(name);

interface JobLineProps {
  readonly job: ListedJob;
  /** A link leads to it. */
  readonly isNamed?: boolean;
  /** It belongs to another user: its result is not offered. */
  readonly isOther?: boolean;
}

/** A job in a list: its name and state, how far it is or what came of it, and what can be done with it. */
export function JobLine({ job, isNamed = false, isOther = false }: JobLineProps) {
  const translate = useTranslate();
  const say = useTexts('jobPages');
  const errorText = useErrorText();
  const zone = useTimezone();
  const [language] = useLanguage();
  const { state, subject, done, total, error, counts, isCancelAsked, fileExpirationTimestamp, userName } =
    job;
  const title = jobTitle(translate, job);
  const name = subject === null ? title : `${title} (${subject})`;
  const isCanceling = isCancelAsked && isOpen(job);
  const when = job.endTimestamp
    ? say('ended', { date: showMinute(job.endTimestamp, zone) })
    : job.startTimestamp
      ? say('started', { date: showMinute(job.startTimestamp, zone) })
      : say('asked', { date: showMinute(job.creationTimestamp, zone) });
  const found = Object.entries(counts ?? {}).map(([count, value]) => {
    const n = value.toLocaleString(language === 'pt' ? 'pt-PT' : 'en-GB');
    return isKnown(count) ? say(`counts.${count}`, { n }) : say('counts.other', { name: count, n });
  });
  return (
    <ListLine
      title={title}
      isNamed={isNamed}
      badge={
        <StatusBadge tone={JOB_TONES[state]}>
          {isCanceling ? say('canceling') : say(`states.${state}`)}
        </StatusBadge>
      }
      actions={<JobActions job={job} name={name} isOther={isOther} />}
    >
      {subject !== null && <Box>{subject}</Box>}
      <Box sx={{ color: 'text.secondary' }}>
        {when}
        {userName !== undefined && ` ${say('by', { user: userName })}`}
      </Box>
      {state === 'WAITING' && <Box sx={{ color: 'text.secondary' }}>{say('waiting')}</Box>}
      {isOpen(job) && (state === 'RUNNING' || done > 0) && (
        <JobProgress name={name} done={done} total={total} />
      )}
      {found.length > 0 && <Box>{found.join(' · ')}</Box>}
      {fileExpirationTimestamp !== null && !isOther && (
        <Box sx={{ color: 'text.secondary' }}>
          {say('until', { date: showMinute(fileExpirationTimestamp, zone) })}
        </Box>
      )}
      {error !== null && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {errorText(error)}
          {typeof job.errorDetails?.['file'] === 'string' && ` (${job.errorDetails['file']})`}
        </Alert>
      )}
    </ListLine>
  );
}
