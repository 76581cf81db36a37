import type { TicketCode } from '../../../../resources/support/ticket/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Support tickets. */
export const ticketErrors = {
  ERROR_TICKET:
    'The support ticket could not be created. Try again later. If it keeps failing, contact support.',
  ERROR_COMMENT: 'The message could not be sent. Try again later. If it keeps failing, contact support.',
  ERROR_SINCHRONIZE: 'The ticket could not be synchronised with the external helpdesk.',
  TICKET_IS_CLOSED: 'The ticket is closed. Create a new one.',
  TICKET_IS_IN_HELPDESK:
    'This ticket is handled in the external helpdesk. Synchronise it to update its status.',
  HELPDESK_NOT_CONFIGURED: 'No external helpdesk is configured.',
  MISSING_SUBJECT: 'Enter the subject.',
  INVALID_SUBJECT: 'Check the subject and try again.',
  MISSING_MESSAGE: 'Enter the message.',
  INVALID_MESSAGE: 'Check the message and try again.',
  INVALID_ATTACHMENTS: 'Check the attachments: you can send up to ten files.',
} satisfies CodeTexts<TicketCode>;
