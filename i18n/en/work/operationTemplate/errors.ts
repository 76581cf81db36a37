import type { OperationTemplateCode } from '../../../../resources/work/operationTemplate/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const operationTemplateErrors = {
  MISSING_OPERATION: 'Select the operation.',
  INVALID_OPERATION: 'Select an operation from the list.',
  INVALID_TEMPLATE: 'Select a template from the list.',
  TEMPLATE_IS_INACTIVE: 'The operation template is not active.',
} satisfies CodeTexts<OperationTemplateCode>;
