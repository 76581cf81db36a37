import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import {
  listCertificateBatches,
  type ListedBatch,
} from '../../../../resources/animals/certificate/bulkCalls.ts';
import { showMinute } from '../../../../resources/numbers/dates.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ListLine } from '../../../components/ListLine.tsx';
import { useTimezone } from '../../../fields/index.ts';
import { QueryList } from '../../../lists/QueryList.tsx';
import { REFRESH_MS } from '../../../parts/animals/animal/certificates/batch.ts';
import { useKindWords } from '../../../parts/animals/animal/certificates/useKindWords.ts';
import { routeExists } from '../../../runtime/address/routeExists.ts';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';
import { PersonalFrame } from './PersonalFrame.tsx';

const BatchProgress = lazy(() =>
  import('../../../parts/animals/animal/certificates/BatchProgress.tsx').then((m) => ({
    default: m.BatchProgress,
  })),
);

const TONES = { RUNNING: 'waiting', READY: 'good', MAILED: 'good', EMPTY: 'bad' } as const;

const stateOf = ({ isDone, isMailed, issued }: ListedBatch): keyof typeof TONES =>
  !isDone ? 'RUNNING' : issued === 0 ? 'EMPTY' : isMailed ? 'MAILED' : 'READY';

/** `/personal/certificates`: the user's bulk requests for certificates that run or can still be downloaded. */
export function OwnCertificatesPage() {
  const translate = useTranslate();
  const [asked, open] = useUrlParam('batch');
  const list = useQuery({
    queryKey: ['certificates', 'batches'],
    queryFn: ({ signal }) => callApi(listCertificateBatches, undefined, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(({ isDone }) => !isDone) ? REFRESH_MS : false),
  });
  const { data } = list;
  const batch = data?.find(({ id }) => `${id}` === asked);
  const say = useTexts('certificateBatches');
  return (
    <PersonalFrame width={860} text={say('text')}>
      {asked !== null && data && !batch && (
        <Alert severity="info" onClose={() => open(null)}>
          {say('gone')}
        </Alert>
      )}
      <QueryList
        query={list}
        rows={data}
        label={translate('personalPages.title.certificates')}
        lines={2}
        lineHeight={52}
        empty={
          <EmptyState title={say('none')} text={say('noneText')}>
            {routeExists('/animal') && (
              <Button variant="outlined" component={Link} to="/animal">
                {say('toAnimals')}
              </Button>
            )}
          </EmptyState>
        }
      >
        {(one) => <BatchRow key={one.id} batch={one} onOpen={() => open(`${one.id}`)} />}
      </QueryList>
      {batch && (
        <Suspense>
          <BatchProgress id={batch.id} isOnList onClose={() => open(null)} />
        </Suspense>
      )}
    </PersonalFrame>
  );
}

interface BatchRowProps {
  readonly batch: ListedBatch;
  readonly onOpen: () => void;
}

/** A bulk request: of which certificate, how far it is, and until when its file is kept. */
function BatchRow({ batch, onOpen }: BatchRowProps) {
  const { total, issued, leftOut, isDone, creationTimestamp, expiryTimestamp } = batch;
  const zone = useTimezone();
  const template = useKindWords()('name', batch.template);
  const state = stateOf(batch);
  const say = useTexts('certificateBatches');
  const date = showMinute(creationTimestamp, zone);
  const about = isDone
    ? [
        issued > 0 && say('issued', { smart_count: issued }),
        leftOut > 0 && say('leftOut', { smart_count: leftOut }),
        expiryTimestamp && say('until', { date: showMinute(expiryTimestamp, zone) }),
      ]
    : [say('done', { done: issued + leftOut, total })];
  return (
    <ListLine
      title={template}
      badge={<StatusBadge tone={TONES[state]}>{say(`states.${state}`)}</StatusBadge>}
      actions={
        <Button
          size="small"
          variant="outlined"
          aria-label={say('openNamed', { template, date })}
          onClick={onOpen}
        >
          {say('open')}
        </Button>
      }
    >
      <Box sx={{ color: 'text.secondary' }}>{say('asked', { date })}</Box>
      <Box>{about.filter(Boolean).join(' · ')}</Box>
    </ListLine>
  );
}
