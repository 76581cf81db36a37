import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { listReportRuns } from '../../../../resources/figures/reportRun/calls.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { Section } from '../../../components/Section.tsx';
import { QueryList } from '../../../lists/QueryList.tsx';
import { useShowsJobs } from '../../../runtime/jobs.ts';
import { pageNumber } from '../../../runtime/address/pageNumber.ts';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { runnableTemplates } from '../../../parts/figures/reportRun/runnableTemplates.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { ReportForm } from './ReportForm.tsx';
import { RunLine } from './RunLine.tsx';

const RUNS_A_PAGE = 10;

/** `/reports`: choose a report, fill in what it asks, and fetch those that were run. */
export function ReportsPage() {
  useShowsJobs();
  const say = useTexts('reportPages');
  const [language] = useLanguage();
  const [asked, setPage] = useUrlParam('page');
  const page = pageNumber(asked);
  const templates = useQuery(runnableTemplates(language));
  // The live stream has what begins so asked for again when a job gets further.
  const runs = useQuery({
    queryKey: ['jobs', 'own', 'reports', language, page],
    queryFn: ({ signal }) =>
      callApi(listReportRuns, { query: { currentPage: page - 1, itemsPerPage: RUNS_A_PAGE } }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ maxWidth: 960, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <QueryError query={templates} isPage={templates.data === undefined} />
      {templates.data?.length === 0 && (
        <EmptyState title={say('noTemplates')} text={say('noTemplatesText')} />
      )}
      {/* Its frame stands before the reports to choose from: what is below keeps its place. */}
      {!templates.error && templates.data?.length !== 0 && <ReportForm templates={templates.data ?? []} />}
      <Section
        title={say('runs')}
        hint={say('runsText')}
        action={
          <Link component={RouterLink} to="/jobs">
            {say('allJobs')}
          </Link>
        }
      >
        <QueryList
          query={runs}
          rows={runs.data?.content}
          label={say('runs')}
          lines={3}
          lineHeight={56}
          empty={<EmptyState title={say('noRuns')} text={say('noRunsText')} />}
          pages={{
            page,
            perPage: RUNS_A_PAGE,
            found: runs.data,
            go: ({ page: next }) => setPage(next === 1 ? null : String(next)),
          }}
        >
          {(run) => <RunLine key={run.id} run={run} />}
        </QueryList>
      </Section>
    </Box>
  );
}
