import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router';
import type { IndexedRequest } from '../../../../resources/kit/records/moduleIndex.ts';
import { indexedRequests } from '../../../../resources/moduleIndex.ts';
import { showDay } from '../../../../resources/numbers/dates.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { Section } from '../../../components/Section.tsx';
import { useTimezone } from '../../../fields/index.ts';
import { labelsOf, overviewQuery } from '../../../requests/labels/useLabels.ts';
import { titleOf, type RequestRow } from '../../../requests/requestRow.ts';
import { RequestStatus } from '../../../requests/RequestStatus.tsx';
import { labelFilterOf } from '../../../../resources/common/request/overview.ts';
import { pathOfQueue } from '../../../requests/queue/queueParams.ts';

/** Requests of one type that are shown; the others are in its queue. */
const MAX_REQUESTS_SHOWN = 10;

const sameLabel = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** `/labels/list-by-label`: the labels of open requests, and the requests that have the chosen one. */
export function LabelsPage() {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const chosen = params.get('label');
  const query = useQuery(overviewQuery);
  const { data, isPending } = query;
  const labels = labelsOf(data ?? []);
  const types = indexedRequests.filter(({ name }) =>
    data?.some(
      (state) =>
        state.module === name &&
        chosen !== null &&
        state.labels.some(({ value }) => sameLabel(value, chosen)),
    ),
  );
  return (
    <>
      <PageTitle>{translate('requestPages.byLabel')}</PageTitle>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{translate('requestPages.byLabelText')}</Typography>
      <QueryError query={query} />
      <Card sx={{ p: 2, mb: 2, minHeight: 72 }}>
        {isPending && <Skeleton variant="rounded" height={40} />}
        {data && labels.length === 0 && (
          <EmptyState
            title={translate('requestPages.noLabels')}
            text={translate('requestPages.noLabelsText')}
          />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {labels.map(({ value, count }) => {
            const isChosen = chosen !== null && sameLabel(value, chosen);
            return (
              <Chip
                key={value}
                label={`${value} · ${count}`}
                aria-pressed={isChosen}
                color={isChosen ? 'primary' : 'default'}
                variant={isChosen ? 'filled' : 'outlined'}
                onClick={() => setParams(isChosen ? {} : { label: value })}
              />
            );
          })}
        </Box>
      </Card>
      {chosen !== null && data && (
        <>
          <Typography variant="h2" sx={{ mb: 1, fontSize: '1.125rem' }}>
            {translate('requestPages.withLabel', { label: chosen })}
          </Typography>
          {types.length === 0 && <Typography>{translate('requestPages.nothingLeft')}</Typography>}
          <Box sx={{ display: 'grid', gap: 2 }}>
            {types.map((module) => (
              <Labelled key={module.name} module={module} label={chosen} />
            ))}
          </Box>
        </>
      )}
    </>
  );
}

interface LabelledProps {
  readonly module: IndexedRequest;
  readonly label: string;
}

/** The open requests of a type with a label, the oldest first. */
function Labelled({ module, label }: LabelledProps) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const filter = labelFilterOf(label);
  const { data, isPending } = useGetList<RequestRow>(module.resource, {
    filter,
    sort: { field: 'creationTimestamp', order: 'ASC' },
    pagination: { page: 1, perPage: MAX_REQUESTS_SHOWN },
  });
  return (
    <Section
      title={translate(`resources.${module.name}.name`, { smart_count: 2 })}
      action={
        <Button component={RouterLink} to={pathOfQueue(module, filter)} size="small" variant="outlined">
          {translate('requestPages.openQueue')}
        </Button>
      }
    >
      {isPending && <Skeleton variant="rounded" height={96} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              py: 1,
              '& + li': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Link
              component={RouterLink}
              to={`/${module.resource}/${row.id}`}
              sx={{ flex: '1 1 200px', fontWeight: 600 }}
            >
              {titleOf(module, row)}
            </Link>
            <time dateTime={row.creationTimestamp}>{showDay(row.creationTimestamp, timezone)}</time>
            <RequestStatus request={row} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
