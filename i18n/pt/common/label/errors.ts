import type { LabelCode } from '../../../../resources/common/label/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Labels of requests. */
export const labelErrors = {
  MISSING_LABEL: 'Indique a etiqueta.',
  INVALID_LABEL: 'A etiqueta não é válida.',
} as const satisfies CodeTexts<LabelCode>;
