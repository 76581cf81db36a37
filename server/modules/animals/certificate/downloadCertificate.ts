import { downloadCertificate, listCertificates } from '../../../../resources/animals/certificate/calls.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import { cleanEmail, isEmail } from '../../../../resources/numbers/email.ts';
import { formError } from '../../../errors.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { languageIn } from '../../../language.ts';
import { composeMail } from '../../../mail/texts.ts';
import { viewAnimal } from '../animal/getAnimal.ts';
import { countTransponderNamed } from '../animal/record/numberRead.ts';
import { drawRequested, getSigningKeys, storeCertificate, type DrawnCertificate } from './issue.ts';
import { findTemplates, templateRefusal } from './usableTemplates.ts';
import { toBase64 } from '../../../files/base64.ts';

export const listCertificatesHandler = handleRead(
  listCertificates,
  async ({ db, params, caller, services }) => {
    const animal = await viewAnimal(db, params.transponder, caller, services);
    await getSigningKeys(services);
    const templates = await findTemplates(db, caller);
    return templates
      .filter((template) => !templateRefusal(template, animal, caller))
      .map(({ id, name, description, customFilename, hasTransponderSuffix, properties }) => ({
        id,
        name,
        description,
        customFilename,
        hasTransponderSuffix,
        properties: [...properties],
      }));
  },
);

/** The faults of an address that certificates are mailed to. */
export function emailErrors(address: string | null | undefined): FieldError[] {
  const text = cleanEmail(address ?? '');
  if (text === '') return [{ property: 'emailAddress', error: 'MISSING_EMAIL_ADDRESS' }];
  return isEmail(text) ? [] : [{ property: 'emailAddress', error: 'INVALID_EMAIL_ADDRESS' }];
}

export const downloadCertificateHandler = handleWrite<typeof downloadCertificate, DrawnCertificate>(
  downloadCertificate,
  async (write) => {
    const { body, caller, services, prepared, noteRead } = write;
    const { file, values, templateName } = prepared;
    const { documentId } = await storeCertificate(write, prepared);
    const { code, transponder } = values;
    const { filename, type, bytes } = file;
    noteRead({ objectId: code, details: { transponder } });
    if (!body.sendEmail) return { code, filename, type, contents: toBase64(bytes) };
    const target = {
      to: cleanEmail(body.emailAddress!),
      language: caller.actor.language,
      publicUrl: services.settings.publicUrl,
    };
    const mail = composeMail('certificates', target, { names: templateName, transponders: transponder });
    await enqueueMail(write.tx, mail, write, [documentId]);
    return { code, filename, type, contents: null };
  },
  async ({ body, caller, services }) => {
    const { transponder, id, sendEmail, emailAddress, properties, language } = body;
    const errors: FieldError[] = [
      ...(transponder ? [] : [{ property: 'transponder', error: 'MISSING_TRANSPONDER' } as const]),
      ...(sendEmail ? emailErrors(emailAddress) : []),
    ];
    if (!id) errors.unshift({ property: 'id', error: 'MISSING_TEMPLATE' });
    if (errors.length > 0) throw formError(errors);
    await countTransponderNamed(services, caller, transponder!);
    return drawRequested(services, caller, {
      transponder: transponder!,
      templateId: id!,
      properties: properties ?? {},
      language: language ?? languageIn(caller.actor.language),
    });
  },
);
