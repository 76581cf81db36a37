import type { ReportScheduleCode } from '../../../../resources/figures/reportSchedule/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const reportScheduleErrors = {
  RECIPIENT_NEEDS_ACCOUNT:
    'Este endereço não é de uma conta da sua entidade. Um relatório com linhas ou dados pessoais só é enviado a contas.',
  TOO_MANY_REPORT_SCHEDULES: 'Já tem 20 agendamentos. Elimine um para criar outro.',
  REPORT_TEMPLATE_IN_USE:
    'Há agendamentos que usam este modelo. Desative-o, ou elimine primeiro os agendamentos.',
  ERROR_SEND_REPORT: 'Não foi possível enviar o relatório.',
} as const satisfies CodeTexts<ReportScheduleCode>;
