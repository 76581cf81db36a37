import type { FilesCode } from '../../../resources/kit/codes/files.ts';
import type { CodeTexts } from '../../types.ts';

/** Files that are chosen, checked and uploaded. */
export const filesErrors = {
  INVALID_FILE_TYPE: 'O tipo do ficheiro não é aceite. Use PNG, GIF, JPEG, HEIC, WEBP, AVIF ou PDF.',
  INVALID_IMAGE_TYPE: 'O tipo da imagem não é aceite. Use PNG, GIF, JPEG, HEIC, WEBP ou AVIF.',
  FILE_TYPE_MISMATCH:
    'O nome do ficheiro não condiz com o conteúdo. Confirme a extensão ou escolha outro ficheiro.',
  UPLOAD_QUOTA_REACHED: 'Atingiu o limite de ficheiros que pode enviar num dia. Tente de novo amanhã.',
  UPLOAD_TOO_LARGE: 'O ficheiro tem mais de 200 MB. Escolha um mais pequeno.',
  FILE_INFECTED: 'O ficheiro foi recusado: o antivírus detetou conteúdo malicioso. Escolha outro ficheiro.',
  SCANNER_AWAY:
    'De momento não é possível verificar os ficheiros com o antivírus e nenhum é aceite. Tente daqui a pouco.',
  TOO_MANY_FILES: 'São demasiados ficheiros. Retire alguns e tente de novo.',
  PHOTO_TOO_LARGE: 'A fotografia excede o limite de 15 MB. Escolha uma mais pequena.',
  INVALID_FILE: 'O ficheiro está danificado ou o conteúdo não corresponde ao tipo. Escolha outro ficheiro.',
  EMPTY_FILE: 'O ficheiro está vazio. Escolha outro ficheiro.',
  MISSING_CONTENTS: 'O ficheiro não tem conteúdo. Escolha-o de novo.',
  INVALID_CONTENTS: 'O conteúdo do ficheiro não é válido. Escolha-o de novo.',
  MISSING_FILENAME: 'Indique o nome do ficheiro.',
  INVALID_FILENAME: 'O nome do ficheiro não é válido.',
  FAIL_PREVIEW_FILE: 'Não foi possível pré-visualizar o ficheiro. Atualize a página e tente de novo.',
} as const satisfies CodeTexts<FilesCode>;
