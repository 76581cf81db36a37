import type { OperationTemplateCode } from '../../../../resources/work/operationTemplate/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const operationTemplateErrors = {
  MISSING_OPERATION: 'Indique a operação.',
  INVALID_OPERATION: 'Escolha uma operação da lista.',
  INVALID_TEMPLATE: 'O modelo não é válido.',
  TEMPLATE_IS_INACTIVE: 'O modelo de operação não está ativo.',
} as const satisfies CodeTexts<OperationTemplateCode>;
