import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { runProgress } from '../../../../resources/work/operationRun/calls.ts';
import { findBulkOperation } from '../../../../resources/work/operationTemplate/bulkParameters.ts';
import { KeyFigures } from '../../../charts/KeyFigures.tsx';
import { Section } from '../../../components/Section.tsx';
import { CourseProgress } from '../../../lists/jobs/CourseProgress.tsx';
import { ParameterSummary } from '../../../parts/work/operationTemplate/ParameterSummary.tsx';
import { bulkText } from '../../../parts/work/operationTemplate/parameters.ts';
import { useShowsJobs } from '../../../runtime/jobs.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { stack } from '../../../theme/layout.ts';
import { isUnderWay, type Run } from './run.ts';

interface RunCourseProps {
  readonly run: Run;
  /** Something of the run is not as it was read. */
  readonly onNews: () => void;
}

/** What was asked for, how far it is, and what came of it. */
export function RunCourse({ run, onNews }: RunCourseProps) {
  useShowsJobs();
  const say = useTexts('operationPages');
  const translate = useTranslate();
  const errorText = useErrorText('operationRun');
  const { state, operation, name, error } = run;
  const isUndoable = findBulkOperation(operation)?.isUndoable === true;
  return (
    <Box sx={stack}>
      <Section title={translate(bulkText(operation, 'label'))} hint={translate(bulkText(operation, 'text'))}>
        <ParameterSummary operation={operation} values={run.parameters} />
      </Section>
      <Section title={translate(`resources.operationRun.choices.state.${state}`)}>
        {isUnderWay(run) && (
          <CourseProgress
            of={['run', run.id]}
            state={state}
            name={name}
            ask={(signal) => callApi(runProgress, { params: { id: run.id } }, { signal })}
            onNews={onNews}
          />
        )}
        {state === 'READY' && <Typography>{say(run.changeCount === 0 ? 'nothing' : 'ready')}</Typography>}
        {error !== null && <Alert severity="error">{errorText(error)}</Alert>}
        <Figures run={run} />
        {!isUndoable && (state === 'READY' || state === 'DONE') && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {translate(bulkText(operation, 'noUndo'))}
          </Alert>
        )}
        <Mails run={run} />
      </Section>
    </Box>
  );
}

function Figures({ run }: { readonly run: Run }) {
  const translate = useTranslate();
  const shown = (
    ['foundCount', 'changeCount', 'refusedCount', 'mailCount', 'changedCount', 'failedCount'] as const
  )
    .filter((name) => run[name] !== null)
    .map((name) => ({ label: translate(`resources.operationRun.fields.${name}`), value: run[name] ?? 0 }));
  return shown.length === 0 ? null : <KeyFigures figures={shown} />;
}

function Mails({ run: { mailSubjects } }: { readonly run: Run }) {
  const say = useTexts('operationPages');
  const subjects = Object.entries(mailSubjects);
  if (subjects.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{say('mails')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {subjects.map(([subject, count]) => (
          <li key={subject}>{say('mailsOf', { subject, count })}</li>
        ))}
      </Box>
    </Box>
  );
}
