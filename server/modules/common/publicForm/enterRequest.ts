import { enterRequest } from '../../../../resources/common/publicForm/calls.ts';
import type { FormValues } from '../../../../resources/common/publicForm/formFields.ts';
import { publicForm } from '../../../../resources/common/publicForm/forms.ts';
import { readStaffForm } from '../../../../resources/common/publicForm/staffEntry.ts';
import { STAFF_FORMS } from '../../../../resources/common/publicForm/staffForms.ts';
import { allows } from '../../../../resources/kit/access.ts';
import { forbidden, formError } from '../../../errors.ts';
import type { PreparedFile } from '../../../files/prepare.ts';
import { savePrepared } from '../../../files/store.ts';
import { handleWrite } from '../../../http/handle.ts';
import { insertRecord } from '../../../write/saveRecord.ts';
import type { Values } from '../../../write/recordValues.ts';
import { requests, storedRequest } from '../request/storedRequest.ts';
import { preparePublicFiles } from './publicFiles.ts';
import { issueReference } from './publicRequests.ts';
import { addressErrors, faultErrors, exactPhones, unknownFields } from './submitForm.ts';

interface PreparedEntry {
  readonly email: string | null;
  readonly values: FormValues;
  readonly files: PreparedFile[];
}

export const enterRequestHandler = handleWrite<typeof enterRequest, PreparedEntry>(
  enterRequest,
  async (write) => {
    const { tx, params, caller, prepared } = write;
    const { email, values, files } = prepared;
    const { module } = publicForm(params.form);
    const { request } = requests.find(({ name }) => name === module)!;
    const columns: Values = { ...values, requesterEmail: email };
    const { id } = await insertRecord(write, storedRequest({ name: module }), columns);
    await savePrepared(tx, files, {
      documentType: request.objectType,
      documentTypeId: id,
      userId: caller.actor.id,
      entityId: caller.actor.entity?.id ?? null,
    });
    // The person can follow the request as one that it made itself: the reference is mailed, a code opens it.
    const reference =
      email === null
        ? null
        : await issueReference(write, { form: params.form, module, recordId: id, email, language: 'pt-PT' });
    return { id, reference };
  },
  async (call) => {
    const { params, body, services, caller } = call;
    if (!allows(STAFF_FORMS[params.form], caller.actor)) throw forbidden();
    const typed = body.values ?? {};
    const documents = body.documents ?? [];
    const { values, email, faults } = readStaffForm(params.form, {
      values: typed,
      requesterEmail: body.requesterEmail,
      documents: documents.length,
    });
    const phones = exactPhones(params.form, values, faults);
    const errors = [...faultErrors(faults), ...unknownFields(params.form, typed), ...phones.errors];
    if (errors.length === 0) errors.push(...(await addressErrors(services.db, values)));
    if (errors.length > 0) throw formError(errors);
    return {
      email,
      values: { ...values, ...phones.values },
      files: await preparePublicFiles(call, documents),
    };
  },
);
