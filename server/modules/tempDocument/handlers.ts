import type { Handler } from '../../http/handle.ts';
import { getTempDocumentHandler } from './getTempDocument.ts';
import { requestOwnDataHandler } from './requestOwnData.ts';
import { tempDocumentContentsHandler } from './tempDocumentContents.ts';

/** Everything that answers the calls of this module. */
export const tempDocumentHandlers: readonly Handler[] = [
  getTempDocumentHandler,
  requestOwnDataHandler,
  tempDocumentContentsHandler,
];
