import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { reportScheduleHistory } from '../../../../resources/figures/reportSchedule/calls.ts';
import { showMinute } from '../../../../resources/numbers/dates.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ListLine } from '../../../components/ListLine.tsx';
import { useTimezone } from '../../../fields/index.ts';
import { JOB_TONES } from '../../../lists/jobs/jobs.ts';
import { QueryList } from '../../../lists/QueryList.tsx';
import { useShowsJobs } from '../../../runtime/jobs.ts';
import { pageNumber } from '../../../runtime/address/pageNumber.ts';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';

const SENT_A_PAGE = 10;

/** What a schedule has sent, and to whom. */
export function ScheduleHistory({ record: { id } }: { readonly record: RaRecord }) {
  useShowsJobs();
  const say = useTexts('reportSchedulePages');
  const sayJob = useTexts('jobPages');
  const errorText = useErrorText();
  const zone = useTimezone();
  const [language] = useLanguage();
  const [asked, setPage] = useUrlParam('page');
  const page = pageNumber(asked);
  const sent = useQuery({
    queryKey: ['jobs', 'own', 'reportSchedule', id, page],
    queryFn: ({ signal }) =>
      callApi(
        reportScheduleHistory,
        { params: { id: Number(id) }, query: { currentPage: page - 1, itemsPerPage: SENT_A_PAGE } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const number = (n: number): string => n.toLocaleString(language === 'pt' ? 'pt-PT' : 'en-GB');
  return (
    <QueryList
      query={sent}
      rows={sent.data?.content}
      label={say('recipients')}
      lines={3}
      lineHeight={48}
      empty={<EmptyState title={say('none')} text={say('noneText')} />}
      pages={{
        page,
        perPage: SENT_A_PAGE,
        found: sent.data,
        go: ({ page: next }) => setPage(next === 1 ? null : String(next)),
      }}
    >
      {({ id: run, recipient, isAccount, state, error, rowCount, filters, creationTimestamp }) => (
        <ListLine
          key={run}
          title={recipient}
          badge={<StatusBadge tone={JOB_TONES[state]}>{sayJob(`states.${state}`)}</StatusBadge>}
        >
          <Box sx={{ color: 'text.secondary' }}>
            {[
              say(isAccount ? 'account' : 'address'),
              sayJob('asked', { date: showMinute(creationTimestamp, zone) }),
              ...(rowCount === null ? [] : [say('rows', { smart_count: rowCount, n: number(rowCount) })]),
            ].join(' · ')}
          </Box>
          {filters && filters.length > 0 && <Box>{filters.join(' · ')}</Box>}
          {error !== null && (
            <Alert severity="error" sx={{ mt: 1 }}>
              {errorText(error)}
            </Alert>
          )}
        </ListLine>
      )}
    </QueryList>
  );
}
