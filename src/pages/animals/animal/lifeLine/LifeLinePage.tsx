import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { showTimestamp } from '../../../../../resources/numbers/dates.ts';
import { CallErrorPage } from '../../../../components/errors/CallErrorPage.tsx';
import { PageTitle } from '../../../../components/page/PageTitle.tsx';
import { QueryError } from '../../../../components/QueryError.tsx';
import { RecordSkeleton } from '../../../../components/RecordSkeleton.tsx';
import { Transponder } from '../../../../components/transponder/Transponder.tsx';
import { useTimezone } from '../../../../fields/index.ts';
import { useAnimal } from '../../../../parts/animals/animal/useAnimal.ts';
import { useUrlParam } from '../../../../runtime/address/useUrlParam.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { LifeEvents } from './LifeEvents.tsx';
import { useWholeLifeLine } from './useLifeLine.ts';

const onPaper = {
  '@media print': {
    '@page': { size: 'A4', margin: '16mm' },
    'html, body': { colorScheme: 'light' },
    main: { padding: '0 !important' },
  },
} as const;

/** `/animal/life-line/:transponder`: the whole life line of an animal, for paper. */
export function LifeLinePage() {
  const { transponder = '' } = useParams();
  const { animal, error, isPending } = useAnimal(transponder);
  if (isPending) return <RecordSkeleton />;
  return animal ? <Sheet animal={animal} /> : <CallErrorPage error={error} />;
}

function Sheet({ animal }: { readonly animal: AnimalView }) {
  const timezone = useTimezone();
  const [now] = useState(() => new Date().toISOString());
  const [kinds] = useUrlParam('kinds');
  const query = useWholeLifeLine(animal.transponder, kinds ?? '');
  const { data, isPending, error } = query;
  const say = useTexts('lifeLinePages');
  if (isPending) return <RecordSkeleton />;
  return (
    <>
      <GlobalStyles styles={onPaper} />
      <PageTitle>{say('of', { name: animal.name })}</PageTitle>
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button
          component={Link}
          to={`/animal/view/${animal.transponder}?tab=lifeLine`}
          startIcon={<ArrowBackRounded />}
        >
          {say('back')}
        </Button>
        <Button
          variant="contained"
          startIcon={<PrintRounded />}
          onClick={() => window.print()}
          disabled={!data}
        >
          {say('print')}
        </Button>
      </Box>
      {error ? (
        <QueryError query={query} />
      ) : (
        <Card sx={{ p: 2.5, '@media print': { border: 0, boxShadow: 'none', p: 0 } }}>
          <Box sx={{ mb: 1.5 }}>
            <Transponder number={animal.transponder} />
            <Box sx={{ color: 'text.secondary' }}>{say('text')}</Box>
            <Box sx={{ color: 'text.secondary' }}>
              {say('printed', { date: showTimestamp(now, timezone) })}
            </Box>
          </Box>
          {data.isCut && <Alert severity="info">{say('cut', { count: data.events.length })}</Alert>}
          <LifeEvents events={data.events} transponder={animal.transponder} />
        </Card>
      )}
    </>
  );
}
