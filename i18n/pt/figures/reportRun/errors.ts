import type { ReportRunCode } from '../../../../resources/figures/reportRun/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const reportRunErrors = {
  REPORT_TOO_LONG_FOR_PDF:
    'O relatório é demasiado longo para um PDF, que tem no máximo 5000 linhas de 12 colunas. Gere-o em CSV ou XLSX, ou restrinja os filtros.',
} as const satisfies CodeTexts<ReportRunCode>;
