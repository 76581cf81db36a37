import type { DocumentCode } from '../../../../resources/common/document/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Documents of records. */
export const documentErrors = {
  FAIL_UPLOAD_FILE: 'The file could not be uploaded. Try again.',
  FAIL_DELETE_FILE: 'The file could not be deleted. Try again later. If it keeps failing, contact support.',
  ERROR_UPLOADING: 'The files could not be uploaded. Try again.',
  DOCUMENT_NOT_FOUND:
    'The document is no longer available: documents can be downloaded for 15 days. Request it again.',
  MISSING_DOCUMENT_TYPE: 'Select the type of document.',
  INVALID_DOCUMENT_TYPE: 'Select a type of document from the list.',
  MISSING_EXPIRATION_DATE: 'Enter the expiry date.',
  INVALID_EXPIRATION_DATE: 'Enter an expiry date in the future.',
} satisfies CodeTexts<DocumentCode>;
