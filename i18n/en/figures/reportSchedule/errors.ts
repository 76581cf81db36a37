import type { ReportScheduleCode } from '../../../../resources/figures/reportSchedule/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const reportScheduleErrors = {
  RECIPIENT_NEEDS_ACCOUNT:
    'This address does not belong to an account of your entity. A report with rows or personal data is sent to accounts only.',
  TOO_MANY_REPORT_SCHEDULES: 'You have 20 schedules already. Delete one to create another.',
  REPORT_TEMPLATE_IN_USE: 'Schedules use this template. Make it inactive, or delete the schedules first.',
  ERROR_SEND_REPORT: 'The report could not be sent.',
} satisfies CodeTexts<ReportScheduleCode>;
