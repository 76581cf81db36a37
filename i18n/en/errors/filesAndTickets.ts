import type { filesAndTicketsErrors as source } from '../../pt/errors/filesAndTickets.ts';
import type { Shape } from '../../types.ts';

/** Documents, uploads, support tickets, help and notifications. */
export const filesAndTicketsErrors = {
  INVALID_FILE_TYPE: 'This type of file is not accepted. Use PNG, GIF, JPEG, HEIC or PDF.',
  INVALID_IMAGE_TYPE: 'This type of image is not accepted. Use PNG, GIF, JPEG or HEIC.',
  FILE_TYPE_MISMATCH:
    'The name of the file does not fit its content. Check the extension or choose another file.',
  UPLOAD_QUOTA_REACHED:
    'You have reached the limit of files that can be sent within a day. Try again tomorrow.',
  FILE_INFECTED: 'The file was refused: the virus scanner recognised harmful content in it.',
  SCANNER_AWAY: 'Files cannot be checked for viruses right now, so none is accepted. Try again in a moment.',
  TOO_MANY_FILES: 'There are too many files. Send ten at most.',
  TOO_MANY_PHOTOS: 'There are too many photos. Send four at most.',
  PHOTO_TOO_LARGE: 'The photo exceeds the limit of 15 MB. Choose a smaller one.',
  INVALID_FILE: 'The file is damaged or its content does not match its type. Choose another file.',
  EMPTY_FILE: 'The file is empty. Choose another file.',
  MISSING_FILE: 'Please choose a file.',
  MISSING_CONTENTS: 'The file has no content. Choose it again.',
  INVALID_CONTENTS: "The file's content is not valid. Choose it again.",
  MISSING_FILENAME: 'Please give the file name.',
  INVALID_FILENAME: 'The file name is not valid.',
  FAIL_UPLOAD_FILE: 'The file could not be uploaded. Try again.',
  FAIL_DELETE_FILE: 'The file could not be deleted. Try later.',
  FAIL_PREVIEW_FILE: 'The file could not be previewed. Refresh the browser and try again.',
  ERROR_UPLOADING: 'The files could not be uploaded. Try again.',
  DOCUMENT_NOT_FOUND:
    'The document is no longer available: documents can be downloaded for 15 days. Ask for it again.',
  MISSING_DOCUMENT_TYPE: 'Please choose the type of document.',
  INVALID_DOCUMENT_TYPE: 'The type of document is not valid.',
  MISSING_EXPIRATION_DATE: 'Please give the expiry date.',
  INVALID_EXPIRATION_DATE: 'The expiry date must be in the future.',
  ERROR_TICKET: 'The support request could not be created. Try later.',
  ERROR_COMMENT: 'The message could not be sent. Try later.',
  ERROR_SINCHRONIZE: 'The ticket could not be synchronised with the external helpdesk.',
  TICKET_IS_CLOSED: 'The ticket is closed. Create a new one.',
  TICKET_IS_IN_HELPDESK:
    'This ticket is handled in the external helpdesk, which says how it stands. Synchronise it.',
  MISSING_CATEGORY: 'Please choose a category.',
  INVALID_CATEGORY: 'The category is not valid.',
  MISSING_SUBJECT: 'Please give the subject.',
  INVALID_SUBJECT: 'The subject is not valid.',
  MISSING_MESSAGE: 'Please write the message.',
  INVALID_MESSAGE: 'The message is not valid.',
  INVALID_ATTACHMENTS: 'One of the attachments is not valid; there can be at most ten.',
  ERROR_DELETE_HELP: 'Error, Something went wrong',
  ERROR_READ_NOTIFICATION: 'It could not be marked as read. Try again.',
} satisfies Shape<typeof source>;
