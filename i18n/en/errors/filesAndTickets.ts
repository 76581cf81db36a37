import type { FilesAndTicketsCode } from '../../../resources/kit/codes/filesAndTickets.ts';
import type { CodeTexts } from '../../types.ts';

/** Documents, uploads, support tickets, help and notifications. */
export const filesAndTicketsErrors = {
  INVALID_FILE_TYPE: 'This type of file is not accepted. Use PNG, GIF, JPEG, HEIC or PDF.',
  INVALID_IMAGE_TYPE: 'This type of image is not accepted. Use PNG, GIF, JPEG or HEIC.',
  FILE_TYPE_MISMATCH:
    'The name of the file does not match its content. Check the extension or choose another file.',
  UPLOAD_QUOTA_REACHED: 'You have reached the limit of files that you can send in a day. Try again tomorrow.',
  FILE_INFECTED: 'The file was refused: the virus scanner detected malicious content. Choose another file.',
  SCANNER_AWAY: 'Files cannot be checked for viruses right now, so none is accepted. Try again in a moment.',
  TOO_MANY_FILES: 'There are too many files. Send ten at most.',
  PHOTO_TOO_LARGE: 'The photo exceeds the limit of 15 MB. Choose a smaller one.',
  INVALID_FILE: 'The file is damaged or its content does not match its type. Choose another file.',
  EMPTY_FILE: 'The file is empty. Choose another file.',
  MISSING_CONTENTS: 'The file has no content. Choose it again.',
  INVALID_CONTENTS: 'The content of the file cannot be read. Choose the file again.',
  MISSING_FILENAME: 'Enter the file name.',
  INVALID_FILENAME: 'Check the file name and try again.',
  FAIL_UPLOAD_FILE: 'The file could not be uploaded. Try again.',
  FAIL_DELETE_FILE: 'The file could not be deleted. Try again later. If it keeps failing, contact support.',
  FAIL_PREVIEW_FILE: 'The file could not be previewed. Refresh the page and try again.',
  ERROR_UPLOADING: 'The files could not be uploaded. Try again.',
  DOCUMENT_NOT_FOUND:
    'The document is no longer available: documents can be downloaded for 15 days. Request it again.',
  MISSING_DOCUMENT_TYPE: 'Select the type of document.',
  INVALID_DOCUMENT_TYPE: 'Select a type of document from the list.',
  MISSING_EXPIRATION_DATE: 'Enter the expiry date.',
  INVALID_EXPIRATION_DATE: 'Enter an expiry date in the future.',
  ERROR_TICKET:
    'The support ticket could not be created. Try again later. If it keeps failing, contact support.',
  ERROR_COMMENT: 'The message could not be sent. Try again later. If it keeps failing, contact support.',
  ERROR_SINCHRONIZE: 'The ticket could not be synchronised with the external helpdesk.',
  TICKET_IS_CLOSED: 'The ticket is closed. Create a new one.',
  TICKET_IS_IN_HELPDESK:
    'This ticket is handled in the external helpdesk. Synchronise it to update its status.',
  MISSING_CATEGORY: 'Select a category.',
  INVALID_CATEGORY: 'Select a category from the list.',
  MISSING_SUBJECT: 'Enter the subject.',
  INVALID_SUBJECT: 'Check the subject and try again.',
  MISSING_MESSAGE: 'Enter the message.',
  INVALID_MESSAGE: 'Check the message and try again.',
  INVALID_ATTACHMENTS: 'Check the attachments: you can send up to ten files.',
  ERROR_DELETE_HELP: 'Error, Something went wrong',
  ERROR_READ_NOTIFICATION: 'The notification could not be marked as read. Try again.',
} satisfies CodeTexts<FilesAndTicketsCode>;
