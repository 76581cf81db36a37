import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { readRecallFigures } from '../../../../resources/animals/recallCase/calls.ts';
import { recallCase } from '../../../../resources/animals/recallCase/schema.ts';
import { QueryError } from '../../../components/QueryError.tsx';
import { Section } from '../../../components/Section.tsx';
import { ModuleList } from '../../../lists/ModuleList.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { RecallFigures } from './RecallFigures.tsx';

/** Without the recall, which the page is about. */
const cases = {
  ...recallCase,
  list: {
    ...recallCase.list,
    columns: ['transponder', 'animalId', 'notice', 'status'],
    filters: ['status', 'notice', 'transponder'],
  },
} as const;

/** What a recall has reached, and the animals that are worked through. */
export function RecallTab({ record }: { readonly record: RaRecord }) {
  const say = useTexts('recallCasePages');
  const query = useQuery({
    queryKey: ['recallCase', 'figures', record.id],
    queryFn: ({ signal }) => callApi(readRecallFigures, { params: { id: Number(record.id) } }, { signal }),
  });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <Section title={say('reached')}>
        {query.error ? <QueryError query={query} /> : <RecallFigures figures={query.data} />}
      </Section>
      <ModuleList
        module={cases}
        filter={{ recallId: record.id }}
        storeKey="transponderRecall.recallCase"
        isEmbedded
      />
    </Box>
  );
}
