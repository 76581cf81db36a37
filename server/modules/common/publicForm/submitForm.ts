import { requestFormCode, submitPublicForm } from '../../../../resources/common/publicForm/calls.ts';
import { isGiven } from '../../../../resources/common/publicForm/conditions.ts';
import type { FormFault, FormValues } from '../../../../resources/common/publicForm/formFields.ts';
import { publicForm, type PublicFormName } from '../../../../resources/common/publicForm/forms.ts';
import { FORM_CODE_MINUTES } from '../../../../resources/common/publicForm/limits.ts';
import { isAsked, readForm } from '../../../../resources/common/publicForm/readForm.ts';
import { invalidCode, missingCode, type FieldError } from '../../../../resources/kit/codes.ts';
import { cleanEmail, isEmail } from '../../../../resources/numbers/email.ts';
import { normalisePhone } from '../../../../resources/numbers/phone.ts';
import { VAT_RULES } from '../../../../resources/numbers/vatNumber.ts';
import type { Queryable } from '../../../db/db.ts';
import { conflict, formError } from '../../../errors.ts';
import type { PreparedFile } from '../../../files/prepare.ts';
import { savePrepared } from '../../../files/store.ts';
import { handleWrite } from '../../../http/handle.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { languageIn } from '../../../language.ts';
import { composeMail } from '../../../mail/texts.ts';
import { insertRecord } from '../../../write/saveRecord.ts';
import type { Values } from '../../../write/recordValues.ts';
import { checkOnMap } from '../../reference/address/place.ts';
import { storedRequest, requests } from '../request/storedRequest.ts';
import { formTitle } from '../request/formTitle.ts';
import { checkPublicCode, countMail, issuePublicCode, usePublicCode } from './publicCodes.ts';
import { preparePublicFiles } from './publicFiles.ts';
import { issueReference } from './publicRequests.ts';

export const requestFormCodeHandler = handleWrite<typeof requestFormCode, string>(
  requestFormCode,
  async ({ tx, params, body, services, prepared: email }) => {
    const { token, code, expiresTimestamp } = await issuePublicCode(tx, 'FORM', {
      form: params.form,
      email,
      reference: null,
    });
    const target = { to: email, language: body.language, publicUrl: services.settings.publicUrl };
    const title = formTitle(params.form, languageIn(body.language));
    await enqueueMail(
      tx,
      composeMail('publicCode', target, { code, title, minutes: FORM_CODE_MINUTES }),
      'NOTICE',
    );
    return { token, expiresTimestamp };
  },
  // Mails are counted before the transaction, so that no refusal gives one back.
  async ({ body, services }) => {
    const email = cleanEmail(body.email ?? '');
    if (!isEmail(email))
      throw formError([{ property: 'email', error: email === '' ? 'MISSING_EMAIL' : 'INVALID_EMAIL' }]);
    await countMail(services.db, email);
    return email;
  },
);

interface PreparedForm {
  readonly email: string;
  readonly values: FormValues;
  readonly files: PreparedFile[];
}

/** Faults as the API says them. */
export const faultErrors = (faults: readonly FormFault[]): FieldError[] =>
  faults.map(({ property, fault }) => ({
    property,
    error: fault === 'MISSING' ? missingCode(property) : invalidCode(property),
  }));

/** The values that a form does not take, or not with what the other fields say. */
export const unknownFields = (name: PublicFormName, typed: FormValues): FieldError[] =>
  Object.entries(typed)
    .filter(([property, value]) =>
      Object.hasOwn(publicForm(name).fields, property)
        ? isGiven(value) && !isAsked(publicForm(name), property, typed)
        : true,
    )
    .map(([property]) => ({ property, error: 'UNWRITABLE_FIELD' }));

/** Telephone numbers, which are read exactly here. */
export function exactPhones(
  name: PublicFormName,
  values: FormValues,
  faults: readonly FormFault[],
): { values: Record<string, string>; errors: FieldError[] } {
  const exact: Record<string, string> = {};
  const errors: FieldError[] = [];
  for (const [property, { kind }] of Object.entries(publicForm(name).fields)) {
    if (kind !== 'phone' || values[property] === undefined) continue;
    const phone = normalisePhone(String(values[property]));
    if (phone) exact[property] = phone;
    else if (!faults.some((one) => one.property === property))
      errors.push({ property, error: invalidCode(property) });
  }
  return { values: exact, errors };
}

/** Returns the faults of an address: its postal code and parish must agree with the table of addresses. */
export async function addressErrors(db: Queryable, values: FormValues): Promise<FieldError[]> {
  if (values.postalCode === undefined) return [];
  const { postalCode, parishId } = values as { postalCode: string; parishId?: number };
  return checkOnMap(db, { postalCode, parishId });
}

/** Returns the faults of the values, in the form of the API. */
function faultsOf(name: PublicFormName, typed: FormValues): { values: FormValues; errors: FieldError[] } {
  const { values, faults } = readForm(publicForm(name), typed, VAT_RULES);
  const phones = exactPhones(name, values, faults);
  return {
    values: { ...values, ...phones.values },
    errors: [...faultErrors(faults), ...unknownFields(name, typed), ...phones.errors],
  };
}

export const submitPublicFormHandler = handleWrite<typeof submitPublicForm, PreparedForm>(
  submitPublicForm,
  async (write) => {
    const { tx, params, body, prepared } = write;
    const { email, values, files } = prepared;
    const form = publicForm(params.form);
    await usePublicCode(tx, body.token ?? '');
    const { request } = requests.find(({ name }) => name === form.module)!;
    const stored = storedRequest({ name: form.module });
    const columns: Values = {
      ...(stored.hooks.formColumns?.(values) ?? values),
      requesterEmail: email,
      origin: 'PUBLIC',
    };
    const record = await insertRecord(write, stored, columns);
    await savePrepared(tx, files, { documentType: request.objectType, documentTypeId: record.id });
    const language = body.language ?? 'pt-PT';
    const about = { form: params.form, module: form.module, recordId: record.id, email, language };
    const reference = await issueReference(write, about);
    return { reference };
  },
  async (call) => {
    const { params, body, services } = call;
    const { form, email } = await checkPublicCode(services.db, 'FORM', body.token ?? '', body.code ?? '');
    // A code is for the form that asked for it.
    if (form !== params.form || email === null) throw conflict('PUBLIC_CODE_EXPIRED');
    const { values, errors } = faultsOf(params.form, body.values ?? {});
    if (publicForm(params.form).documents === 'REQUIRED' && !body.documents?.length)
      errors.push({ property: 'documents', error: 'MISSING_DOCUMENTS' });
    if (errors.length === 0) errors.push(...(await addressErrors(services.db, values)));
    if (errors.length > 0) throw formError(errors);
    return { email, values, files: await preparePublicFiles(call, body.documents ?? []) };
  },
);
