import { documentContent } from '../../../resources/document/calls.ts';
import { Refusal } from '../../errors.ts';
import { fileHeaders } from '../../files/answer.ts';
import { readDocument } from '../../files/store.ts';
import { handleRead } from '../../http/handle.ts';
import { documentInSight } from './find.ts';

export const documentContentHandler = handleRead(
  documentContent,
  async ({ db, params, query, caller, services, reply }) => {
    await documentInSight(db, params.id, caller);
    const stored = await readDocument(db, params.id);
    if (!stored) throw new Refusal(404, 'DOCUMENT_NOT_FOUND');
    await services.audit.record(caller, { action: 'READ', objectType: 'document', objectId: params.id });
    void reply.headers(fileHeaders(stored, query.download === 'true'));
    return Buffer.from(stored.bytes);
  },
);
