import { getDocument } from '../../../../resources/common/document/calls.ts';
import { Refusal } from '../../../errors.ts';
import { readDocument } from '../../../files/store.ts';
import { handleRead } from '../../../http/handle.ts';
import { documentInSight } from './find.ts';
import { toBase64 } from '../../../files/base64.ts';

export const getDocumentHandler = handleRead(getDocument, async ({ db, params, query, caller }) => {
  const row = await documentInSight(db, params.id, caller, query);
  const stored = await readDocument(db, params.id);
  if (!stored) throw new Refusal(404, 'DOCUMENT_NOT_FOUND');
  return { ...row, contents: toBase64(stored.bytes) };
});
