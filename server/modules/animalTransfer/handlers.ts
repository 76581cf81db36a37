import type { Handler } from '../../http/handle.ts';
import { addTransferDocumentsHandler } from './addTransferDocuments.ts';
import { cancelTransferHandler } from './cancelTransfer.ts';
import { decideTransferHandler, decideTransfersHandler } from './decideTransfer.ts';
import { getTransferDocumentHandler, getTransferHandler } from './getTransfer.ts';
import { requestBulkTransferHandler, requestTransferHandler } from './requestTransfer.ts';
import { transferReasonsHandler } from './transferReasons.ts';

/** Everything that answers the calls of this module. */
export const animalTransferHandlers: readonly Handler[] = [
  requestTransferHandler,
  requestBulkTransferHandler,
  getTransferHandler,
  getTransferDocumentHandler,
  decideTransferHandler,
  decideTransfersHandler,
  cancelTransferHandler,
  addTransferDocumentsHandler,
  transferReasonsHandler,
];
