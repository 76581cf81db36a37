import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useParams } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { sendReportNow } from '../../../../resources/figures/reportSchedule/calls.ts';
import { reportSchedule } from '../../../../resources/figures/reportSchedule/schema.ts';
import { Section } from '../../../components/Section.tsx';
import { SubmissionError } from '../../../components/SubmissionError.tsx';
import { ModuleEdit } from '../../../records/ModuleEdit.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { ReportScheduleForm } from './ReportScheduleForm.tsx';
import { ScheduleHistory } from './ScheduleHistory.tsx';

/** `/reports/schedule/12`: a schedule, what it has sent, and a run at once for its user alone. */
export function ReportScheduleEdit() {
  return (
    <ModuleEdit module={reportSchedule} tabs={{ history: ScheduleHistory }} below={<SendNow />}>
      <ReportScheduleForm />
    </ModuleEdit>
  );
}

function SendNow() {
  const say = useTexts('reportSchedulePages');
  const notify = useNotify();
  const client = useQueryClient();
  const { id } = useParams();
  const { isBusy, trouble, run } = useSubmission();
  const send = () =>
    run(async () => {
      await callApi(sendReportNow, { params: { id: Number(id) } });
      notify('reportSchedulePages.sent', { type: 'success' });
      await client.invalidateQueries({ queryKey: ['jobs'] });
    });
  return (
    <Section title={say('sendNow')} hint={say('sendNowText')}>
      <SubmissionError trouble={trouble} alsoOfFields sx={{ mb: 2 }} />
      <Box>
        <Button variant="outlined" loading={isBusy} onClick={() => void send()}>
          {say('sendNow')}
        </Button>
      </Box>
    </Section>
  );
}
