import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import {
  countReportRows,
  startReport,
  type RunnableTemplate,
} from '../../../../resources/figures/reportRun/calls.ts';
import { mostRowsOf, type ReportFormat } from '../../../../resources/figures/reportTemplate/formats.ts';
import { isIsoDate } from '../../../../resources/numbers/dates.ts';
import { Section } from '../../../components/Section.tsx';
import { SubmissionError } from '../../../components/SubmissionError.tsx';
import { SelectControl } from '../../../fields/controls/SelectControl.tsx';
import { DayControl } from '../../../fields/date.tsx';
import { ParameterInputs, proposedValues } from '../../../figures/parameters/ParameterInputs.tsx';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';

interface ReportFormProps {
  readonly templates: readonly RunnableTemplate[];
}

/** What a report is run with: which, what it asks, of which day, as which file. */
export function ReportForm({ templates }: ReportFormProps) {
  const say = useTexts('reportPages');
  const id = useId();
  const [chosen, choose] = useUrlParam('template');
  const template = templates.find((one) => `${one.id}` === chosen);
  return (
    <Section title={say('run')} hint={say('runText')}>
      <SelectControl
        id={`${id}-template`}
        label={say('template')}
        required
        help={template?.description ?? ''}
        value={template ? `${template.id}` : ''}
        options={templates.map((one) => ({ value: `${one.id}`, text: one.name }))}
        onChoose={(value) => choose(String(value))}
      />
      {template && <Values key={template.id} template={template} />}
    </Section>
  );
}

interface Counted {
  readonly rows: number;
  readonly leftOut: readonly string[];
}

function Values({ template }: { readonly template: RunnableTemplate }) {
  const say = useTexts('reportPages');
  const id = useId();
  const notify = useNotify();
  const client = useQueryClient();
  const { isBusy, busyWith, trouble, run, dismiss } = useSubmission();
  const [values, setValues] = useState(() => proposedValues(template.parameters));
  const [asOf, setAsOf] = useState('');
  const [format, setFormat] = useState<ReportFormat>(
    template.formats.includes('XLSX') ? 'XLSX' : template.formats[0]!,
  );
  const [counted, setCounted] = useState<Counted | null>(null);
  const change = (act: () => void) => {
    act();
    setCounted(null);
    dismiss();
  };
  const body = { templateId: template.id, parameters: values, ...(isIsoDate(asOf) && { asOf }) };
  const count = () => run(async () => setCounted(await callApi(countReportRows, { body })), { of: 'count' });
  const start = () =>
    run(
      async () => {
        await callApi(startReport, { body: { ...body, format } });
        notify('reportPages.started', { type: 'success' });
        await client.invalidateQueries({ queryKey: ['jobs'] });
      },
      { of: 'start' },
    );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mt: 1 }}>
      <ParameterInputs
        parameters={template.parameters}
        values={values}
        onValues={(next) => change(() => setValues(next))}
      />
      <Box
        sx={{
          display: 'grid',
          columnGap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(220px, 1fr))' },
        }}
      >
        <SelectControl
          id={`${id}-format`}
          label={say('format')}
          required
          value={format}
          options={template.formats.map((one) => ({ value: one, text: say(`formats.${one}`) }))}
          onChoose={(value) => change(() => setFormat(value as ReportFormat))}
        />
        {template.hasAsOf && (
          <DayControl
            id={`${id}-as-of`}
            label={say('asOf')}
            help={say('asOfHelp')}
            value={asOf}
            onChange={(value) => change(() => setAsOf(String(value ?? '')))}
          />
        )}
      </Box>
      {counted && <CountedRows counted={counted} format={format} />}
      <SubmissionError trouble={trouble} alsoOfFields />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          loading={busyWith === 'start'}
          disabled={isBusy}
          onClick={() => void start()}
        >
          {say('start')}
        </Button>
        <Button
          variant="outlined"
          loading={busyWith === 'count'}
          disabled={isBusy}
          onClick={() => void count()}
        >
          {say('count')}
        </Button>
      </Box>
    </Box>
  );
}

/** How many rows a report will have, and what of it will be missing. */
function CountedRows({ counted, format }: { readonly counted: Counted; readonly format: ReportFormat }) {
  const say = useTexts('reportPages');
  const [language] = useLanguage();
  const show = (n: number): string => n.toLocaleString(language === 'pt' ? 'pt-PT' : 'en-GB');
  const most = mostRowsOf(format);
  const { rows, leftOut } = counted;
  return (
    <Alert severity={rows > most ? 'warning' : 'info'} role="status">
      {say('rows', { smart_count: rows, n: show(rows) })}
      {rows > most && <Typography variant="body2">{say('tooManyRows', { most: show(most) })}</Typography>}
      {leftOut.length > 0 && (
        <Typography variant="body2">{say('leftOut', { columns: leftOut.join(', ') })}</Typography>
      )}
    </Alert>
  );
}
