import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import {
  getLostAnimalMap,
  type OpenByMunicipality,
} from '../../../../resources/lostFound/lostAnimal/calls.ts';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { Section } from '../../../components/Section.tsx';
import { MunicipalityMap } from '../../../charts/map/MunicipalityMap.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { withAside } from '../../../theme/layout.ts';

/** The list of the open reports of a municipality. */
const listOf = ({ id, districtId }: OpenByMunicipality): string =>
  `/animal/lost?filter=${encodeURIComponent(JSON.stringify({ eventDistrictId: districtId, eventCountyId: id }))}`;

/** `/animal/lost/map`: where animals are missing or were found, on the map and as a list. */
export function LostMap() {
  const navigate = useNavigate();
  const { data, error } = useQuery({
    queryKey: ['animal/lost', 'map'],
    queryFn: ({ signal }) => callApi(getLostAnimalMap, {}, { signal }),
  });
  const byCode = useMemo(() => new Map(data?.map((one) => [one.code, one])), [data]);
  const most = Math.max(1, ...(data ?? []).map(({ lost, found }) => lost + found));
  const say = useTexts('lostPages.map');
  const words = ({ lost, found }: OpenByMunicipality) =>
    [say('lost', { smart_count: lost }), say('found', { smart_count: found })].join(', ');
  if (error) return <CallErrorPage error={error} />;
  const choose = (code: string) => {
    const place = byCode.get(code);
    if (place) void navigate(listOf(place));
  };
  return (
    <>
      <PageTitle>{say('title')}</PageTitle>
      <Box sx={withAside}>
        <Card sx={{ p: 2 }}>
          <MunicipalityMap
            label={say('label')}
            wordsOf={(code) => {
              const place = byCode.get(code);
              return place ? words(place) : say('none');
            }}
            depthOf={(code) => {
              const place = byCode.get(code);
              return place ? 0.25 + 0.75 * ((place.lost + place.found) / most) : 0;
            }}
            onChoose={choose}
          />
          <Typography sx={{ mt: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
            {say('source')}
          </Typography>
        </Card>
        <Box component="aside" sx={{ minWidth: 0 }}>
          <Section title={say('list')}>
            {!data && <Skeleton variant="rounded" height={320} />}
            {data?.length === 0 && <EmptyState title={say('empty')} text={say('emptyText')} />}
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '70dvh', overflowY: 'auto' }}>
              {data?.map((place) => (
                <Box component="li" key={place.code} sx={{ py: 0.5 }}>
                  <Link component={RouterLink} to={listOf(place)}>
                    {place.name}
                  </Link>
                  {`: ${words(place)}`}
                </Box>
              ))}
            </Box>
          </Section>
        </Box>
      </Box>
    </>
  );
}
