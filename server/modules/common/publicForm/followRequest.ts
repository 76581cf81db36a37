import {
  addPublicDocuments,
  openPublicRequest,
  requestStateCode,
  withdrawPublicRequest,
} from '../../../../resources/common/publicForm/calls.ts';
import { FORM_CODE_MINUTES, REFERENCE_LENGTH } from '../../../../resources/common/publicForm/limits.ts';
import { plainCode } from '../../../../resources/numbers/printedCode.ts';
import { formError } from '../../../errors.ts';
import type { PreparedFile } from '../../../files/prepare.ts';
import { handleWrite } from '../../../http/handle.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { languageIn } from '../../../language.ts';
import { composeMail } from '../../../mail/texts.ts';
import { addDocumentsByRequester, withdrawByRequester } from '../request/changeByRequester.ts';
import { formTitle } from '../request/formTitle.ts';
import {
  checkPublicCode,
  countMail,
  issueAccess,
  issuePublicCode,
  referenceOfAccess,
  usePublicCode,
} from './publicCodes.ts';
import { findPublicRequest, getOpened, stateOf, type PublicRequest } from './publicRequests.ts';
import { preparePublicFiles } from './publicFiles.ts';

export const requestStateCodeHandler = handleWrite<typeof requestStateCode, PublicRequest | undefined>(
  requestStateCode,
  async ({ tx, services, prepared: found }) => {
    // A reference that does not exist gets a token like any other; no code ever fits it.
    const { token, code, expiresTimestamp } = await issuePublicCode(tx, 'STATE', {
      form: null,
      email: null,
      reference: found?.reference ?? null,
    });
    if (found) {
      const { email, language, form } = found;
      const target = { to: email, language, publicUrl: services.settings.publicUrl };
      const title = formTitle(form, languageIn(language));
      await enqueueMail(
        tx,
        composeMail('publicCode', target, { code, title, minutes: FORM_CODE_MINUTES }),
        'NOTICE',
      );
    }
    return { token, expiresTimestamp };
  },
  async ({ body, services }) => {
    const reference = plainCode(body.reference ?? '');
    if (reference.length !== REFERENCE_LENGTH) {
      const error = reference === '' ? 'MISSING_REFERENCE' : 'INVALID_REFERENCE';
      throw formError([{ property: 'reference', error }]);
    }
    const found = await findPublicRequest(services.db, reference);
    // Counted for each reference: an unknown one is refused after as many as a known one.
    await countMail(services.db, `reference ${reference}`);
    return found;
  },
);

export const openPublicRequestHandler = handleWrite<typeof openPublicRequest, string>(
  openPublicRequest,
  async ({ tx, body, prepared: reference }) => {
    await usePublicCode(tx, body.token ?? '');
    const { request, record } = await getOpened(tx, reference);
    return { access: await issueAccess(tx, reference), request: stateOf(request, record) };
  },
  async ({ body, services }) => {
    const { reference } = await checkPublicCode(services.db, 'STATE', body.token ?? '', body.code ?? '');
    if (reference === null) throw formError([{ property: 'code', error: 'INVALID_CODE' }]);
    return reference;
  },
);

interface PreparedDocuments {
  readonly reference: string;
  readonly files: PreparedFile[];
}

export const addPublicDocumentsHandler = handleWrite<typeof addPublicDocuments, PreparedDocuments>(
  addPublicDocuments,
  async (write) => {
    const { tx, body, prepared } = write;
    const { request, record } = await getOpened(tx, prepared.reference, true);
    await addDocumentsByRequester(write, request.module, record, {
      files: prepared.files,
      comments: body.comments,
    });
    const after = await getOpened(tx, prepared.reference);
    return stateOf(request, after.record);
  },
  async (call) => {
    const { body, services } = call;
    const reference = await referenceOfAccess(services.db, body.access);
    if (!body.documents?.length) throw formError([{ property: 'documents', error: 'MISSING_DOCUMENTS' }]);
    return { reference, files: await preparePublicFiles(call, body.documents) };
  },
);

export const withdrawPublicRequestHandler = handleWrite(withdrawPublicRequest, async (write) => {
  const { tx, body } = write;
  const reference = await referenceOfAccess(tx, body.access);
  const { request, record } = await getOpened(tx, reference, true);
  const saved = await withdrawByRequester(write, request.module, record);
  return stateOf(request, { ...record, ...saved });
});
