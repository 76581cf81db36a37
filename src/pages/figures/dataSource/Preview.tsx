import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { callApi } from '../../../../dataProvider/index.ts';
import { PREVIEW_ROWS, previewDataSource } from '../../../../resources/figures/dataSource/calls.ts';
import { QueryError } from '../../../components/QueryError.tsx';
import { AnswerTable } from '../../../figures/AnswerTable.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';

export type Definition = Omit<z.output<NonNullable<typeof previewDataSource.body>>, 'values'>;

interface Fault {
  readonly about?: string | null;
  readonly place?: { readonly line: number; readonly column: number } | null;
}

/** The word and the place in a query that a refusal names. */
const faultOf = (error: unknown): Fault => (error as { body?: { data?: Fault } } | null)?.body?.data ?? {};

/** The first rows that a source would answer, with the time and the cost; asked for by a button, as it was then. */
export function Preview({ definition }: { readonly definition: Definition }) {
  const say = useTexts('dataSourcePages');
  const [asked, setAsked] = useState<Definition | null>(null);
  const answer = useQuery({
    queryKey: ['dataSource', 'preview', asked],
    queryFn: ({ signal }) => callApi(previewDataSource, { body: { ...asked!, values: {} } }, { signal }),
    enabled: asked !== null,
    retry: false,
    staleTime: 0,
  });
  const { about, place } = faultOf(answer.error);
  const isOld = asked !== null && JSON.stringify(asked) !== JSON.stringify(definition);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box>
        <Button
          variant="outlined"
          disabled={answer.isFetching}
          onClick={() => (isOld || asked === null ? setAsked(definition) : void answer.refetch())}
        >
          {say('preview', { number: PREVIEW_ROWS })}
        </Button>
      </Box>
      <Box aria-live="polite">
        {answer.isFetching && <Typography color="text.secondary">{say('previewing')}</Typography>}
        <QueryError query={answer} />
        {(about ?? place) && (
          <Alert severity="info">
            {[about, place && say('place', { ...place })].filter(Boolean).join(' · ')}
          </Alert>
        )}
        {answer.data && (
          <Typography color="text.secondary">
            {say('took', { milliseconds: answer.data.milliseconds })}
            {answer.data.cost !== null && ` · ${say('cost', { cost: Math.round(answer.data.cost) })}`}
            {answer.data.isCut && ` · ${say('more', { number: PREVIEW_ROWS })}`}
            {answer.data.isPersonal && ` · ${say('personal')}`}
            {isOld && ` · ${say('old')}`}
          </Typography>
        )}
      </Box>
      {answer.data && <AnswerTable answer={answer.data} name={say('previewTable')} />}
    </Box>
  );
}
