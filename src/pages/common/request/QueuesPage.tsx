import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { IndexedRequest } from '../../../../resources/kit/records/moduleIndex.ts';
import { indexedRequests } from '../../../../resources/moduleIndex.ts';
import { showDay } from '../../../../resources/numbers/dates.ts';
import type { QueueState } from '../../../../resources/common/request/overview.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { useTimezone } from '../../../fields/index.ts';
import { overviewQuery } from '../../../requests/labels/useLabels.ts';
import { oneByOneFilter, TO_DECIDE } from '../../../../resources/common/request/overview.ts';
import { pathOfQueue } from '../../../requests/queue/queueParams.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';

/** `/requests`: the open requests of every type that the user reads. */
export function QueuesPage() {
  const translate = useTranslate();
  const query = useQuery(overviewQuery);
  const { data, isPending } = query;
  const states = new Map(data?.map((state) => [state.module, state]));
  const isObjected = ({ name }: IndexedRequest): boolean => (states.get(name)?.objected ?? 0) > 0;
  const types = indexedRequests
    .filter(({ name }) => states.has(name))
    .toSorted((a, b) => Number(isObjected(b)) - Number(isObjected(a)));
  return (
    <>
      <PageTitle>{translate('requestPages.queues')}</PageTitle>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{translate('requestPages.queuesText')}</Typography>
      <QueryError query={query} />
      {data && types.length === 0 && (
        <Card>
          <EmptyState title={translate('requestPages.none')} text={translate('requestPages.noneText')} />
        </Card>
      )}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
        }}
      >
        {isPending &&
          indexedRequests.map(({ name }) => (
            <Skeleton key={name} component="li" variant="rounded" height={164} sx={{ maxWidth: 'none' }} />
          ))}
        {types.map((module) => (
          <Queue key={module.name} module={module} state={states.get(module.name)!} />
        ))}
      </Box>
    </>
  );
}

interface QueueProps {
  readonly module: IndexedRequest;
  readonly state: QueueState;
}

/** One queue: how many wait for what, since when, how many too long, and with which labels. */
function Queue({ module, state }: QueueProps) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const say = useTexts('requestPages');
  const { waitingValidation, waitingDocumentation, objected, oldest, overdue, oneByOne, labels } = state;
  const late =
    overdue === null ? say('noTerm') : overdue > 0 ? <StatusBadge tone="bad">{overdue}</StatusBadge> : 0;
  const facts = [
    ...(objected > 0
      ? [
          [
            'objected',
            <StatusBadge key="objected" tone="bad">
              {objected}
            </StatusBadge>,
          ] as const,
        ]
      : []),
    ['waitingValidation', waitingValidation],
    ['waitingDocumentation', waitingDocumentation],
    ['oldest', oldest ? showDay(oldest, timezone) : say('noneOpen')],
    ['overdue', late],
  ] as const;
  return (
    <Card component="li" sx={{ p: 2, minHeight: 164 }}>
      <Typography variant="h2" sx={{ fontSize: '1.0625rem', mb: 1 }}>
        <Link component={RouterLink} to={pathOfQueue(module, TO_DECIDE)}>
          {translate(`resources.${module.name}.name`, { smart_count: 2 })}
        </Link>
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          columnGap: 2,
          rowGap: 0.5,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
        }}
      >
        {facts.map(([key, value]) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <dt>{say(key)}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      {oneByOne > 0 && (
        <Typography sx={{ mt: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
          <Link component={RouterLink} to={pathOfQueue(module, oneByOneFilter(module))}>
            {say('oneByOne', { smart_count: oneByOne })}
          </Link>
        </Typography>
      )}
      {labels.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1 }}>
          {labels.slice(0, 8).map(({ value, count }) => (
            <Chip
              key={value}
              component={RouterLink}
              to={pathOfLabel(value)}
              clickable
              size="small"
              variant="outlined"
              label={`${value} · ${count}`}
            />
          ))}
        </Box>
      )}
    </Card>
  );
}

/** The address of the requests with a label. */
const pathOfLabel = (label: string): string =>
  `/labels/list-by-label?${new URLSearchParams({ label }).toString()}`;
