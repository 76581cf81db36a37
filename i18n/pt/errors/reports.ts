import type { ReportsCode } from '../../../resources/kit/codes/reports.ts';
import type { CodeTexts } from '../../types.ts';

/** Data sources, dashboards, reports and operations on many records. */
export const reportsErrors = {
  MISSING_DEFINITION: 'Indique a definição.',
  INVALID_DEFINITION: 'A definição não é válida. Só são permitidas consultas de leitura.',
  MISSING_DATA_SOURCE: 'Indique a fonte de dados.',
  INVALID_DATA_SOURCE: 'A fonte de dados não é válida.',
  INVALID_PARAMETERS: 'Um dos parâmetros não é válido.',
  MISSING_PARAMETERS: 'Indique os parâmetros.',
  INVALID_CACHE_SECONDS: 'O tempo de conservação não é válido.',
  MISSING_WIDGETS: 'Adicione pelo menos um elemento ao painel.',
  INVALID_WIDGETS: 'Um dos elementos do painel não é válido.',
  DASHBOARD_NOT_PUBLISHED: 'O painel ainda não foi publicado.',
  DASHBOARD_HAS_PERSONAL_DATA: 'Um painel público não pode usar dados pessoais.',
  MISSING_COLUMNS: 'Escolha pelo menos uma coluna.',
  INVALID_COLUMNS: 'Uma das colunas não é válida.',
  MISSING_FORMAT: 'Indique o formato.',
  INVALID_FORMAT: 'O formato não é válido.',
  MISSING_FREQUENCY: 'Indique a periodicidade.',
  INVALID_FREQUENCY: 'A periodicidade não é válida.',
  MISSING_RECIPIENTS: 'Indique pelo menos um destinatário.',
  INVALID_RECIPIENTS: 'Um dos destinatários não é válido.',
  INVALID_NEXT_RUN: 'A data da próxima execução tem de ser futura.',
  RUN_ALREADY_FINISHED: 'A execução já terminou.',
  RUN_EXPIRED: 'O resultado desta execução expirou. Execute-a de novo.',
  RUN_FAILED: 'A execução falhou. Consulte o registo da execução.',
  DRY_RUN_REQUIRED: 'Faça primeiro uma simulação.',
  CONFIRMATION_REQUIRED: 'É necessário confirmar esta operação.',
  INVALID_CONFIRMATION: 'A palavra de confirmação não está correta.',
} as const satisfies CodeTexts<ReportsCode>;
