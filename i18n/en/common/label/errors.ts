import type { LabelCode } from '../../../../resources/common/label/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Labels of requests. */
export const labelErrors = {
  MISSING_LABEL: 'Enter the label.',
  INVALID_LABEL: 'Check the label and try again.',
} satisfies CodeTexts<LabelCode>;
