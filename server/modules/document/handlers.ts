import type { Handler } from '../../http/handle.ts';
import { convertPictureHandler } from './convertPicture.ts';
import { documentContentHandler } from './documentContent.ts';
import { getDocumentHandler } from './getDocument.ts';
import { removeDocumentHandler } from './removeDocument.ts';
import { searchDocumentsHandler } from './searchDocuments.ts';
import { uploadDocumentsHandler, uploadGeneralDocumentsHandler } from './uploadDocuments.ts';

/** Everything that answers the calls of documents, of all kinds of records. */
export const documentHandlers: readonly Handler[] = [
  convertPictureHandler,
  documentContentHandler,
  getDocumentHandler,
  removeDocumentHandler,
  searchDocumentsHandler,
  uploadDocumentsHandler,
  uploadGeneralDocumentsHandler,
];
