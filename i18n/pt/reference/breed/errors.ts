import type { BreedCode } from '../../../../resources/reference/breed/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** The tree of breeds. */
export const breedErrors = {
  MISSING_GROUP_TYPE: 'Indique o nível na árvore das raças.',
  INVALID_GROUP_TYPE: 'O nível não é possível sob o grupo escolhido.',
  INVALID_CAN_HAVE_UNDEFINED_GENDER: 'Indique se o sexo pode ficar indefinido: sim ou não.',
  INVALID_HAS_LICENSING: 'Indique se a raça está sujeita a licença: sim ou não.',
  INVALID_DISCLAIMER: 'O aviso não é válido.',
} as const satisfies CodeTexts<BreedCode>;
