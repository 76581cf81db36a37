import FilterListRounded from '@mui/icons-material/FilterListRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { EmptyState } from '../../../../components/EmptyState.tsx';
import { QueryError } from '../../../../components/QueryError.tsx';
import { useUrlParam } from '../../../../runtime/address/useUrlParam.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { kindName, LifeEvents } from './LifeEvents.tsx';
import { useLifeLine } from './useLifeLine.ts';

/** All events of an animal, the latest first; the shown kinds are in the address. */
export function LifeLineTab({ transponder }: { readonly transponder: string }) {
  const translate = useTranslate();
  const say = useTexts('lifeLinePages');
  const [asked, setAsked] = useUrlParam('kinds');
  const [isFiltering, setFiltering] = useState(false);
  const chosen = asked?.split(',').filter((kind) => kind !== '') ?? [];
  const query = useLifeLine(transponder, chosen.join(','));
  const { data, isPending, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (isPending)
    return (
      <Card sx={{ p: 2.5 }}>
        {Array.from({ length: 8 }, (_, at) => (
          <Skeleton key={at} height={52} />
        ))}
      </Card>
    );
  if (error) return <QueryError query={query} />;
  const events = data.pages.flatMap(({ content }) => content);
  const kinds = data.pages[0]?.kinds ?? [];
  const toggle = (kind: string) => {
    const next = chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind];
    setAsked(next.length > 0 ? next.join(',') : null);
  };
  const printed = `/animal/life-line/${transponder}${chosen.length > 0 ? `?kinds=${chosen.join(',')}` : ''}`;
  return (
    <Card sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1 }}>
        <Button
          variant="outlined"
          startIcon={<FilterListRounded />}
          aria-expanded={isFiltering}
          onClick={() => setFiltering(!isFiltering)}
        >
          {chosen.length > 0 ? `${say('filter')} (${chosen.length})` : say('filter')}
        </Button>
        <Box
          role="group"
          aria-label={say('filter')}
          sx={{
            // There are more kinds than fit beside one another: open, they would stand before the first event.
            display: isFiltering ? 'flex' : 'none',
            flexWrap: 'wrap',
            gap: 0.75,
            flexBasis: '100%',
            order: 1,
          }}
        >
          <Chip
            label={say('all')}
            onClick={() => setAsked(null)}
            color={chosen.length === 0 ? 'primary' : 'default'}
            aria-pressed={chosen.length === 0}
          />
          {kinds.map((kind) => (
            <Chip
              key={kind}
              label={kindName(translate, kind)}
              onClick={() => toggle(kind)}
              color={chosen.includes(kind) ? 'primary' : 'default'}
              aria-pressed={chosen.includes(kind)}
            />
          ))}
        </Box>
        <Button component={Link} to={printed} startIcon={<PrintRounded />}>
          {say('printable')}
        </Button>
      </Box>
      {events.length === 0 ? (
        <EmptyState title={say('none')}>
          <Button variant="outlined" onClick={() => setAsked(null)}>
            {say('all')}
          </Button>
        </EmptyState>
      ) : (
        <LifeEvents events={events} transponder={transponder} />
      )}
      {hasNextPage && (
        <Button
          variant="outlined"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ mt: 2 }}
        >
          {say('more')}
        </Button>
      )}
    </Card>
  );
}
