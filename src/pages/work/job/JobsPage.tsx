import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { may } from '../../../../authProvider/authProvider.ts';
import { useActor } from '../../../../authProvider/useSession.ts';
import { SEES_ALL_JOBS } from '../../../../resources/work/job/access.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { JobLine } from '../../../lists/jobs/JobLine.tsx';
import { JOBS_A_PAGE, jobsQuery } from '../../../lists/jobs/jobs.ts';
import { QueryList } from '../../../lists/QueryList.tsx';
import { useShowsJobs } from '../../../runtime/jobs.ts';
import { pageNumber } from '../../../runtime/address/pageNumber.ts';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';

/** `/jobs`: the long work of the user, newest first, and that of all users for those who may run operations. */
export function JobsPage() {
  useShowsJobs();
  const say = useTexts('jobPages');
  const actor = useActor();
  const seesAll = may(SEES_ALL_JOBS);
  const [whose, show] = useUrlParam('whose', ['all']);
  const [asked, setPage] = useUrlParam('page');
  const [named] = useUrlParam('job');
  const isAll = seesAll && whose === 'all';
  const page = pageNumber(asked);
  const list = useQuery({ ...jobsQuery(isAll ? 'all' : 'own', page), placeholderData: keepPreviousData });
  return (
    <Box sx={{ maxWidth: 960, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Typography sx={{ color: 'text.secondary', maxWidth: '75ch' }}>{say('text')}</Typography>
      {seesAll && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isAll ? 'all' : 'own'}
          onChange={(_, next: 'own' | 'all' | null) => next !== null && show(next === 'all' ? 'all' : null)}
          aria-label={say('whose.label')}
        >
          <ToggleButton value="own">{say('whose.own')}</ToggleButton>
          <ToggleButton value="all">{say('whose.all')}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <QueryList
        query={list}
        rows={list.data?.content}
        label={say('title')}
        lines={3}
        lineHeight={56}
        empty={<EmptyState title={say('none')} text={say('noneText')} />}
        pages={{
          page,
          perPage: JOBS_A_PAGE,
          found: list.data,
          go: ({ page: next }) => setPage(next === 1 ? null : String(next)),
        }}
      >
        {(job) => (
          <JobLine
            key={job.id}
            job={job}
            isNamed={`${job.id}` === named}
            isOther={'userId' in job && job.userId !== actor?.id}
          />
        )}
      </QueryList>
    </Box>
  );
}
