import sql from 'sql-template-tag';
import {
  addOwnDocuments,
  withdrawOwnRequest,
  type OwnRequest,
} from '../../../../resources/account/ownerAccount/calls.ts';
import { MAX_FORM_FILES } from '../../../../resources/common/publicForm/limits.ts';
import type { SignedInCaller } from '../../../context.ts';
import { formError, notFound } from '../../../errors.ts';
import { prepareFiles, type PreparedFile } from '../../../files/prepare.ts';
import { handleWrite } from '../../../http/handle.ts';
import { findRecord } from '../../../write/records.ts';
import type { Write } from '../../../write/openWrite.ts';
import {
  addDocumentsByRequester,
  withdrawByRequester,
  type OpenRequest,
} from '../../common/request/changeByRequester.ts';
import { storedRequest } from '../../common/request/storedRequest.ts';
import { readOwnRequest } from './ownRequests.ts';

type Named = Pick<OwnRequest, 'module' | 'id'>;

const readAgain = ({ tx, caller, services }: Write<SignedInCaller>, named: Named) =>
  readOwnRequest(tx, named, caller, services.settings.productToken);

/**
 * A request of the account, locked.
 * @throws Refusal 404 for one that another made, or that both parties of a change of owner answer
 */
async function lockOwn(write: Write<SignedInCaller>, named: Named): Promise<OpenRequest> {
  const { isOwn, isTwoParty } = await readAgain(write, named);
  if (!isOwn || isTwoParty) throw notFound();
  const stored = storedRequest({ name: named.module });
  return (await findRecord(write.tx, stored, sql`t.id = ${named.id}`, { lock: true })) as OpenRequest;
}

export const addOwnDocumentsHandler = handleWrite<typeof addOwnDocuments, PreparedFile[]>(
  addOwnDocuments,
  async (write) => {
    const { params, body, prepared } = write;
    const record = await lockOwn(write, params);
    await addDocumentsByRequester(write, params.module, record, {
      files: prepared,
      comments: body.comments,
    });
    return readAgain(write, params);
  },
  async (call) => {
    const { params, body, caller, services } = call;
    // Nothing is looked at for a request that the account may not find.
    await readOwnRequest(services.db, params, caller, services.settings.productToken);
    if (!body.documents?.length) throw formError([{ property: 'documents', error: 'MISSING_DOCUMENTS' }]);
    return prepareFiles(call, body.documents, {
      accept: 'any',
      property: 'documents',
      maxFiles: MAX_FORM_FILES,
    });
  },
);

export const withdrawOwnRequestHandler = handleWrite(withdrawOwnRequest, async (write) => {
  const { params } = write;
  await withdrawByRequester(write, params.module, await lockOwn(write, params));
  return readAgain(write, params);
});
