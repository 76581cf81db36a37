import type { FilesAndTicketsCode } from '../../../resources/kit/codes/filesAndTickets.ts';
import type { CodeTexts } from '../../types.ts';

/** Documents, uploads, support tickets, help and notifications. */
export const filesAndTicketsErrors = {
  INVALID_FILE_TYPE: 'O tipo do ficheiro não é aceite. Use PNG, GIF, JPEG, HEIC ou PDF.',
  INVALID_IMAGE_TYPE: 'O tipo da imagem não é aceite. Use PNG, GIF, JPEG ou HEIC.',
  FILE_TYPE_MISMATCH:
    'O nome do ficheiro não condiz com o conteúdo. Confirme a extensão ou escolha outro ficheiro.',
  UPLOAD_QUOTA_REACHED: 'Atingiu o limite de ficheiros que pode enviar num dia. Tente de novo amanhã.',
  FILE_INFECTED: 'O ficheiro foi recusado: o antivírus detetou conteúdo malicioso. Escolha outro ficheiro.',
  SCANNER_AWAY:
    'De momento não é possível verificar os ficheiros com o antivírus e nenhum é aceite. Tente daqui a pouco.',
  TOO_MANY_FILES: 'São demasiados ficheiros. Envie no máximo dez.',
  PHOTO_TOO_LARGE: 'A fotografia excede o limite de 15 MB. Escolha uma mais pequena.',
  INVALID_FILE: 'O ficheiro está danificado ou o conteúdo não corresponde ao tipo. Escolha outro ficheiro.',
  EMPTY_FILE: 'O ficheiro está vazio. Escolha outro ficheiro.',
  MISSING_CONTENTS: 'O ficheiro não tem conteúdo. Escolha-o de novo.',
  INVALID_CONTENTS: 'O conteúdo do ficheiro não é válido. Escolha-o de novo.',
  MISSING_FILENAME: 'Indique o nome do ficheiro.',
  INVALID_FILENAME: 'O nome do ficheiro não é válido.',
  FAIL_UPLOAD_FILE: 'Não foi possível enviar o ficheiro. Tente de novo.',
  FAIL_DELETE_FILE: 'Não foi possível eliminar o ficheiro. Tente mais tarde.',
  FAIL_PREVIEW_FILE: 'Não foi possível pré-visualizar o ficheiro. Atualize a página e tente de novo.',
  ERROR_UPLOADING: 'Não foi possível enviar os ficheiros. Tente de novo.',
  DOCUMENT_NOT_FOUND:
    'O documento já não está disponível: os documentos podem ser descarregados durante 15 dias. Peça-o de novo.',
  MISSING_DOCUMENT_TYPE: 'Indique o tipo de documento.',
  INVALID_DOCUMENT_TYPE: 'O tipo de documento não é válido.',
  MISSING_EXPIRATION_DATE: 'Indique a data de validade.',
  INVALID_EXPIRATION_DATE: 'A data de validade tem de ser uma data futura.',
  ERROR_TICKET: 'Não foi possível criar o pedido de suporte. Tente mais tarde.',
  ERROR_COMMENT: 'Não foi possível enviar a mensagem. Tente mais tarde.',
  ERROR_SINCHRONIZE: 'Não foi possível sincronizar o pedido com o serviço de suporte externo.',
  TICKET_IS_CLOSED: 'O pedido de suporte está encerrado. Crie um novo.',
  TICKET_IS_IN_HELPDESK:
    'Este pedido é tratado no serviço de suporte externo, que define o estado. Sincronize o pedido.',
  MISSING_CATEGORY: 'Escolha uma categoria.',
  INVALID_CATEGORY: 'A categoria não é válida.',
  MISSING_SUBJECT: 'Indique o assunto.',
  INVALID_SUBJECT: 'O assunto não é válido.',
  MISSING_MESSAGE: 'Escreva a mensagem.',
  INVALID_MESSAGE: 'A mensagem não é válida.',
  INVALID_ATTACHMENTS: 'Um dos anexos não é válido; podem ser no máximo dez.',
  ERROR_DELETE_HELP: 'Erro: não foi possível eliminar o artigo de ajuda.',
  ERROR_READ_NOTIFICATION: 'Não foi possível marcar como lida. Tente de novo.',
} as const satisfies CodeTexts<FilesAndTicketsCode>;
