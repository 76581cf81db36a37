import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { showTimestamp } from '../../../../resources/numbers/dates.ts';
import { listOwnReads, type OwnRead } from '../../../../resources/account/ownerAccount/calls.ts';
import { spaced } from '../../../../resources/numbers/spaced.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { useTimezone } from '../../../fields/index.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { stack } from '../../../theme/layout.ts';

/** `/owner-account/reads`: who read what the register has of this owner and of the animals. */
export function OwnReadsPage() {
  const translate = useTranslate();
  const query = useInfiniteQuery({
    queryKey: ['ownerAccount', 'reads'],
    queryFn: ({ signal, pageParam }) =>
      callApi(listOwnReads, { query: pageParam === null ? {} : { after: pageParam } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  const rows = query.data?.pages.flatMap(({ content }) => content);
  return (
    <>
      <PageTitle>{translate('ownReadsPage.title')}</PageTitle>
      <Box sx={{ ...stack, maxWidth: 860 }}>
        <Typography color="text.secondary">{translate('ownReadsPage.text')}</Typography>
        {query.isPending && <LinearProgress aria-label={translate('kit.list.loading')} />}
        {!query.isFetchNextPageError && <QueryError query={query} />}
        {rows?.length === 0 && (
          <Card>
            <EmptyState title={translate('ownReadsPage.none')} text={translate('ownReadsPage.noneText')} />
          </Card>
        )}
        {rows && rows.length > 0 && (
          <Card>
            <Box
              component="ol"
              aria-label={translate('ownReadsPage.title')}
              sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
            >
              {rows.map((read) => (
                <Line key={read.id} read={read} />
              ))}
            </Box>
          </Card>
        )}
        {query.isFetchNextPageError && (
          <QueryError query={{ error: query.error, refetch: query.fetchNextPage }} />
        )}
        {query.hasNextPage && (
          <Button
            variant="outlined"
            onClick={() => void query.fetchNextPage()}
            loading={query.isFetchingNextPage}
            sx={{ justifySelf: 'start' }}
          >
            {translate('ownReadsPage.more')}
          </Button>
        )}
      </Box>
    </>
  );
}

function Line({ read }: { readonly read: OwnRead }) {
  const timezone = useTimezone();
  const say = useTexts('ownReadsPage');
  const { animalName, transponder, entity, role, reason, isWithoutReason, reader } = read;
  const who = [entity ?? say(`reader.${reader}`), entity === null ? null : role].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 0.25,
        columnGap: 2,
        px: 2,
        py: 1.5,
        overflowWrap: 'anywhere',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
      }}
    >
      <Box sx={{ fontWeight: 600 }}>{who.join(' · ')}</Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{showTimestamp(read.at, timezone)}</Box>
      <Box sx={{ fontSize: '0.9375rem', gridColumn: '1 / -1' }}>
        {`${say(`action.${read.action}`)}: ${animalName === null ? say('owner') : `${animalName} (${spaced(String(transponder))})`}`}
      </Box>
      {(reason !== null || isWithoutReason) && (
        <Box sx={{ fontSize: '0.875rem', gridColumn: '1 / -1' }}>
          {reason === null ? say('noReason') : say('reason', { reason })}
        </Box>
      )}
    </Box>
  );
}
