import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { may } from '../../../../authProvider/authProvider.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import {
  getSightings,
  removeSighting,
  type Sighting,
} from '../../../../resources/lostFound/lostAnimalSighting/calls.ts';
import { showMinute } from '../../../../resources/numbers/dates.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { useTimezone } from '../../../fields/index.ts';
import { photoUrl } from '../../../parts/animals/animal/photoUrl.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { stack } from '../../../theme/layout.ts';
import { RemoveSighting } from './RemoveSighting.tsx';

// Outlines of 308 municipalities: only where there are sightings.
const MunicipalityMap = lazy(() =>
  import('../../../charts/map/MunicipalityMap.tsx').then((m) => ({ default: m.MunicipalityMap })),
);

/** What visitors saw of the animal: on the map, and in the order of time. */
export function SightingsTab({ record }: { readonly record: RaRecord }) {
  const say = useTexts('lostPages.sightings');
  const client = useQueryClient();
  const queryKey = ['animal/lost', 'sightings', record.id];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(getSightings, { params: { id: String(record.id) } }, { signal }),
  });
  const [removed, setRemoved] = useState<number>();
  if (error) return <CallErrorPage error={error} />;
  if (!data) return <Skeleton variant="rounded" height={180} />;
  if (data.length === 0)
    return (
      <Card>
        <EmptyState title={say('none')} text={say('noneText')} />
      </Card>
    );
  const counts = new Map<string, number>();
  for (const { county } of data) counts.set(county.code, (counts.get(county.code) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { md: 'minmax(0, 1fr) 320px' },
        alignItems: 'start',
      }}
    >
      <Box component="ol" sx={{ ...stack, m: 0, p: 0, listStyle: 'none', minWidth: 0 }}>
        {data.map((sighting) => (
          <li key={sighting.id}>
            <Seen
              sighting={sighting}
              onRemove={may('DELETE_LOST_ANIMAL_OBSERVATION') ? () => setRemoved(sighting.id) : undefined}
            />
          </li>
        ))}
      </Box>
      <Card sx={{ p: 2 }}>
        <Suspense fallback={<Skeleton variant="rounded" height={400} />}>
          <MunicipalityMap
            label={say('map')}
            wordsOf={(code) => (counts.has(code) ? say('count', { smart_count: counts.get(code)! }) : '')}
            depthOf={(code) => (counts.get(code) ?? 0) / most}
            onChoose={() => undefined}
          />
        </Suspense>
      </Card>
      {removed !== undefined && (
        <RemoveSighting
          onRemove={async (reason) => {
            await callApi(removeSighting, { params: { id: removed }, body: { reason } });
            await client.invalidateQueries({ queryKey });
            setRemoved(undefined);
          }}
          onCancel={() => setRemoved(undefined)}
        />
      )}
    </Box>
  );
}

interface SeenProps {
  readonly sighting: Sighting;
  readonly onRemove: (() => void) | undefined;
}

function Seen({ sighting, onRemove }: SeenProps) {
  const say = useTexts('lostPages.sightings');
  const timezone = useTimezone();
  const { place, county, seenTimestamp, details, photo, isHidden } = sighting;
  const where = [place, county.name].join(', ');
  return (
    <Card component="article" aria-label={where} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography variant="h2" sx={{ fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
        {where}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {say('seen', { moment: showMinute(seenTimestamp, timezone) })}
        {isHidden && ` · ${say('hidden')}`}
      </Typography>
      {details !== null && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{details}</Typography>
      )}
      {photo !== null && (
        <img
          src={photoUrl(photo)!}
          alt={say('photo')}
          style={{ width: '100%', maxWidth: 240, borderRadius: 8 }}
        />
      )}
      {onRemove && (
        <Button color="error" size="small" onClick={onRemove} sx={{ justifySelf: 'start' }}>
          {say('remove')}
        </Button>
      )}
    </Card>
  );
}
