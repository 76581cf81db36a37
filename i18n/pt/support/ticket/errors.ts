import type { TicketCode } from '../../../../resources/support/ticket/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Support tickets. */
export const ticketErrors = {
  ERROR_TICKET: 'Não foi possível criar o pedido de suporte. Tente mais tarde.',
  ERROR_COMMENT: 'Não foi possível enviar a mensagem. Tente mais tarde.',
  ERROR_SINCHRONIZE: 'Não foi possível sincronizar o pedido com o serviço de suporte externo.',
  TICKET_IS_CLOSED: 'O pedido de suporte está encerrado. Crie um novo.',
  TICKET_IS_IN_HELPDESK:
    'Este pedido é tratado no serviço de suporte externo, que define o estado. Sincronize o pedido.',
  HELPDESK_NOT_CONFIGURED: 'Não há um serviço de suporte externo configurado.',
  MISSING_SUBJECT: 'Indique o assunto.',
  INVALID_SUBJECT: 'O assunto não é válido.',
  MISSING_MESSAGE: 'Escreva a mensagem.',
  INVALID_MESSAGE: 'A mensagem não é válida.',
  INVALID_ATTACHMENTS: 'Um dos anexos não é válido; podem ser no máximo dez.',
} as const satisfies CodeTexts<TicketCode>;
