import type { DocumentCode } from '../../../../resources/common/document/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Documents of records. */
export const documentErrors = {
  FAIL_UPLOAD_FILE: 'Não foi possível enviar o ficheiro. Tente de novo.',
  FAIL_DELETE_FILE: 'Não foi possível eliminar o ficheiro. Tente mais tarde.',
  ERROR_UPLOADING: 'Não foi possível enviar os ficheiros. Tente de novo.',
  DOCUMENT_NOT_FOUND:
    'O documento já não está disponível: os documentos podem ser descarregados durante 15 dias. Peça-o de novo.',
  MISSING_DOCUMENT_TYPE: 'Indique o tipo de documento.',
  INVALID_DOCUMENT_TYPE: 'O tipo de documento não é válido.',
  MISSING_EXPIRATION_DATE: 'Indique a data de validade.',
  INVALID_EXPIRATION_DATE: 'A data de validade tem de ser uma data futura.',
} as const satisfies CodeTexts<DocumentCode>;
