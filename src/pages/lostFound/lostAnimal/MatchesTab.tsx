import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import type { MatchReason } from '../../../../resources/lostFound/lostAnimal/comparison.ts';
import { lostAnimalMatch as module } from '../../../../resources/lostFound/lostAnimalMatch/schema.ts';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { fieldViews } from '../../../fields/index.ts';
import { MatchReasons } from '../../../parts/lostFound/lostAnimal/MatchReasons.tsx';
import { routeExists } from '../../../runtime/address/routeExists.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { stack } from '../../../theme/layout.ts';

interface Match extends RaRecord {
  readonly id: number;
  readonly pair: string;
  readonly lostId: number;
  readonly foundId: number;
  readonly score: number;
  readonly status: string;
  readonly reasons: readonly MatchReason[];
}

/** Most pairs that are shown of one report, the most similar first. */
const MAX_MATCHES = 50;

/** The pairs of a report: with which other, why, and where they are decided. */
export function MatchesTab({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  const { data, error } = useGetList<Match>(module.resource, {
    filter: record.status === 'LOST' ? { lostId: record.id } : { foundId: record.id },
    sort: { field: 'score', order: 'DESC' },
    pagination: { page: 1, perPage: MAX_MATCHES },
  });
  if (error) return <CallErrorPage error={error} />;
  if (!data) return <Skeleton variant="rounded" height={180} />;
  if (data.length === 0)
    return (
      <Card>
        <EmptyState title={translate('lostMatchPages.none')} text={translate('lostMatchPages.noneText')} />
      </Card>
    );
  return (
    <Box component="ul" sx={{ ...stack, m: 0, p: 0, listStyle: 'none' }}>
      {data.map((match) => (
        <li key={match.id}>
          <Pair match={match} otherId={record.status === 'LOST' ? match.foundId : match.lostId} />
        </li>
      ))}
    </Box>
  );
}

function Pair({ match, otherId }: { readonly match: Match; readonly otherId: number }) {
  const say = useTexts('lostMatchPages');
  const field = module.fields.status;
  const { Value: Status } = fieldViews[field.kind];
  const page = `/lost-matches/${match.id}`;
  return (
    <Card component="article" aria-label={match.pair} sx={{ p: 2, display: 'grid', gap: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
          {match.pair}
        </Typography>
        <Status module={module} source="status" field={field} value={match.status} record={match} />
      </Box>
      <Typography>{say('score', { score: match.score })}</Typography>
      <MatchReasons reasons={match.reasons} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {routeExists(page) && (
          <Button variant="contained" size="small" component={Link} to={page}>
            {say(match.status === 'OPEN' ? 'decide' : 'view')}
          </Button>
        )}
        <Button variant="outlined" size="small" component={Link} to={`/animal/lost/${otherId}`}>
          {say('other')}
        </Button>
      </Box>
    </Card>
  );
}
