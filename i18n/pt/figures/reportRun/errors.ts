import type { ReportRunCode } from '../../../../resources/figures/reportRun/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const reportRunErrors = {
  REPORT_TOO_LONG:
    'O relatório tem mais de 1 000 000 de linhas. Restrinja os filtros, por exemplo a um período mais curto.',
  REPORT_TOO_LONG_FOR_PDF:
    'O relatório é demasiado longo para um PDF, que tem no máximo 5000 linhas de 12 colunas. Gere-o em CSV ou XLSX, ou restrinja os filtros.',
  REPORT_TEMPLATE_NOT_ACTIVE: 'O modelo deste relatório já não está ativo.',
  REPORT_NOT_ALLOWED: 'Não tem permissão para gerar este relatório.',
  REPORT_HAS_TWO_SOURCES: 'Um relatório tem uma pergunta própria ou uma fonte de dados, não as duas.',
  REPORT_HAS_NO_COLUMNS: 'Não tem permissão para ver nenhuma das colunas deste relatório.',
  REPORT_HAS_NO_PAST: 'Os dados deste relatório não existem para um dia passado.',
  REPORT_FORMAT_NOT_OFFERED: 'O modelo não permite este formato. Escolha outro formato.',
  ERROR_RUN_REPORT: 'Não foi possível gerar o relatório.',
} as const satisfies CodeTexts<ReportRunCode>;
