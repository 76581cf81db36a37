import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { may } from '../../../../authProvider/authProvider.ts';
import { call } from '../../../../authProvider/http.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { animalCount } from '../../../../resources/common/information/calls.ts';
import { TO_DECIDE } from '../../../../resources/common/request/overview.ts';
import { isIndexedRequest, type IndexedModule } from '../../../../resources/kit/records/moduleIndex.ts';
import { indexOf } from '../../../../resources/moduleIndex.ts';
import { pathOfQueue } from '../../../requests/queue/queueParams.ts';
import { NEW_VISIT } from '../../../runtime/address/newVisit.ts';
import { useFormats } from '../../../charts/useFormats.ts';

/** The modules whose size people ask for. */
const COUNTED = ['animal', 'owner', 'animalTransfer', 'veterinary', 'entity'] as const;

/** The filter of the records that are counted: of requests those that wait for a decision. The list shows the same. */
const filterOf = (module: IndexedModule): Readonly<Record<string, string>> =>
  isIndexedRequest(module) ? TO_DECIDE : {};
/** So many figures at most stand side by side. */
const AT_MOST = 3;

function Count({ module }: { readonly module: IndexedModule }) {
  const { name, resource, path } = module;
  const filter = filterOf(module);
  const translate = useTranslate();
  const format = useFormats();
  const { data, isError } = useQuery({
    queryKey: ['home', 'count', name],
    queryFn: () =>
      call<{ totalItems: number; totalIsEstimate?: boolean }>(
        'GET',
        `/${path.replace(/^\//, '')}/search?${new URLSearchParams({ ...filter, itemsPerPage: '1' })}`,
      ),
    staleTime: 120_000,
  });
  if (isError) return null;
  const many = translate(`resources.${name}.name`, { smart_count: 2 });
  const label = isIndexedRequest(module) ? translate('home.counts.toDecide', { name: many }) : many;
  const n = data && format.number(data.totalItems);
  return (
    <Box sx={{ pl: 2, pr: 1, py: 1.5 }}>
      <Typography
        component="p"
        sx={{
          whiteSpace: 'nowrap',
          fontSize: '1.625rem',
          fontWeight: 700,
          lineHeight: 1.2,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {n === undefined ? (
          <Skeleton width={80} />
        ) : data?.totalIsEstimate ? (
          // Like the others, a figure first; that it is not exact, in small beside it.
          translate('home.counts.about', { n: '|' })
            .split('|')
            .flatMap((words, at) => [
              ...(at > 0 ? [n] : []),
              <Box key={at} component="span" sx={{ fontSize: '0.8125rem', fontWeight: 500 }}>
                {words}
              </Box>,
            ])
        ) : (
          n
        )}
      </Typography>
      <Link
        component={RouterLink}
        to={isIndexedRequest(module) ? pathOfQueue(module, filter) : `/${resource}`}
        state={NEW_VISIT}
        underline="hover"
        sx={{ color: 'text.secondary', fontSize: '0.875rem' }}
      >
        {label}
      </Link>
    </Box>
  );
}

/** The number of animals in the whole register, also those that this user does not see. */
function WholeRegister() {
  const translate = useTranslate();
  const format = useFormats();
  const { data } = useQuery({
    queryKey: ['home', 'animalCount'],
    queryFn: ({ signal }) => callApi(animalCount, {}, { signal }),
    staleTime: 120_000,
  });
  if (!data) return null;
  const { count, isEstimate } = data;
  return (
    <Typography
      sx={{
        gridColumn: '1 / -1',
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        fontSize: '0.875rem',
      }}
    >
      {translate(isEstimate ? 'home.counts.registerAbout' : 'home.counts.register', {
        smart_count: count,
        n: format.number(count),
      })}
    </Typography>
  );
}

/** The numbers of records that this user sees. */
export function Counts() {
  const translate = useTranslate();
  const counted = COUNTED.map(indexOf).filter(({ access }) => may(access.pages));
  if (counted.length === 0) return null;
  return (
    <Card
      component="section"
      aria-label={translate('home.counts.title')}
      sx={{ display: 'grid', gridTemplateColumns: `repeat(${Math.min(counted.length, AT_MOST)}, auto)` }}
    >
      {counted.slice(0, AT_MOST).map((module) => (
        <Count key={module.name} module={module} />
      ))}
      <WholeRegister />
    </Card>
  );
}
