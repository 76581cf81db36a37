import type { OperationRunCode } from '../../../../resources/work/operationRun/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const operationRunErrors = {
  BULK_SET_CHANGED:
    'Desde a simulação, os registos mudaram. Nada foi alterado. Faça uma nova simulação e confirme o resultado.',
  BULK_NOTHING_TO_DO: 'A simulação não encontrou nada para alterar.',
  BULK_NOT_DONE: 'Só uma operação que já foi executada pode ser anulada.',
  BULK_NOT_UNDOABLE: 'Esta operação não pode ser anulada.',
  BULK_UNDO_TOO_LATE: 'O prazo para anular a operação já terminou.',
  BULK_RECORD_CHANGED:
    'Um dos registos foi alterado depois da operação, por isso nada foi anulado. Registo: %{record}.',
  BULK_OPERATION_UNKNOWN: 'Esta operação já não existe nesta versão do registo.',
  MISSING_CRITERIA: 'Indique pelo menos um critério.',
  MISSING_CHANGE: 'Indique o que deve mudar.',
  ERROR_RUN_OPERATION: 'Não foi possível executar a operação.',
} as const satisfies CodeTexts<OperationRunCode>;
