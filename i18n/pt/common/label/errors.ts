import type { LabelCode } from '../../../../resources/common/label/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Labels of requests. */
export const labelErrors = {
  MISSING_LABEL: 'Indique a etiqueta.',
  INVALID_LABEL: 'A etiqueta não é válida.',
  DUPLICATE_LABEL: 'O pedido já tem esta etiqueta.',
} as const satisfies CodeTexts<LabelCode>;
