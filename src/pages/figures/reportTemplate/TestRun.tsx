import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { callApi } from '../../../../dataProvider/index.ts';
import { readDataSetRows } from '../../../../resources/figures/dataSet/calls.ts';
import { readDataSourceRows } from '../../../../resources/figures/dataSource/calls.ts';
import type { DataAnswer } from '../../../../resources/figures/dataSet/query.ts';
import type { ReportDefinition } from '../../../../resources/figures/reportTemplate/definition.ts';
import { SubmissionError } from '../../../components/SubmissionError.tsx';
import { AnswerTable } from '../../../figures/AnswerTable.tsx';
import { FormSection } from '../../../forms/FormSection.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';

const SHOWN_ROWS = 20;

interface TestRunProps {
  readonly definition: ReportDefinition;
  readonly dataSourceId: number | null;
}

/** The answer with the columns that a report names, in their order. */
function chosen(answer: DataAnswer, names: readonly string[] | undefined): DataAnswer {
  if (!names) return answer;
  const places = names
    .map((name) => answer.columns.findIndex((one) => one.name === name))
    .filter((at) => at >= 0);
  return {
    ...answer,
    columns: places.map((at) => answer.columns[at]!),
    rows: answer.rows.map((row) => places.map((at) => row[at] ?? null)),
  };
}

/** Tries a report before it is saved: its first rows, with what its parameters propose. */
export function TestRun({ definition, dataSourceId }: TestRunProps) {
  const say = useTexts('reportTemplatePages');
  const { isBusy, trouble, run } = useSubmission();
  const [answer, setAnswer] = useState<DataAnswer | null>(null);
  const test = () =>
    run(async () => {
      const { query, parameters, columns } = definition;
      if (dataSourceId !== null) {
        const params = { id: dataSourceId };
        setAnswer(chosen(await callApi(readDataSourceRows, { params, body: { values: {} } }), columns));
      } else if (query) {
        const proposed = parameters.flatMap(({ column, initial }) =>
          column !== undefined && initial ? [{ column, ...initial }] : [],
        );
        setAnswer(
          await callApi(readDataSetRows, { body: { ...query, filters: [...query.filters, ...proposed] } }),
        );
      }
    });
  return (
    <FormSection title={say('test')} hint={say('testText', { rows: SHOWN_ROWS })}>
      <Box className="wide" sx={{ mb: 2 }}>
        <Button variant="outlined" loading={isBusy} onClick={() => void test()}>
          {say('testNow')}
        </Button>
        <SubmissionError trouble={trouble} alsoOfFields sx={{ mt: 2 }} />
        {answer && (
          <Box role="status" sx={{ mt: 2 }}>
            <AnswerTable
              answer={{ columns: answer.columns, rows: answer.rows.slice(0, SHOWN_ROWS) }}
              name={say('test')}
            />
            {(answer.isCut || answer.rows.length > SHOWN_ROWS) && (
              <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
                {say('moreRows')}
              </Typography>
            )}
          </Box>
        )}
      </Box>
    </FormSection>
  );
}
