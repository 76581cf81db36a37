import { randomInt, sign } from 'node:crypto';
import sql from 'sql-template-tag';
import { CODE_LENGTH, CODE_LETTERS } from '../../../../resources/numbers/printedCode.ts';
import type { AnimalView } from '../../../../resources/animals/animal/view.ts';
import {
  fragmentOf,
  signedBytes,
  statementText,
} from '../../../../resources/animals/certificate/statement.ts';
import {
  printedNames,
  type CertificateLanguage,
} from '../../../../resources/animals/certificate/certificateValues.ts';
import type { CatalogueCode } from '../../../../resources/kit/codes.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { drawCertificate } from '../../../certificates/drawCertificate.ts';
import { paperTexts } from '../../../certificates/printedTexts.ts';
import { findSigningKeys, type SigningKeys } from '../../../certificates/signingKeys.ts';
import { signPdf } from '../../../certificates/signPdf.ts';
import type { Services, SignedInCaller } from '../../../context.ts';
import { conflict, formError } from '../../../errors.ts';
import type { PreparedFile } from '../../../files/prepare.ts';
import { savePrepared } from '../../../files/store.ts';
import { insertRecord } from '../../../write/saveRecord.ts';
import type { Write } from '../../../write/openWrite.ts';
import { getOne } from '../../../db/db.ts';
import { payAct } from '../../money/billingTransaction/payAct.ts';
import { viewAnimal } from '../animal/getAnimal.ts';
import { certificates, type StoredCertificate } from './certificates.ts';
import { parameterErrors, printedParameters } from './parameters.ts';
import { findTemplates, printedValues, templateRefusal, type UsableTemplate } from './usableTemplates.ts';
import { sha256Of } from '../../../sha256.ts';

/** The request for a certificate. */
export interface IssueRequest {
  readonly transponder: string;
  readonly templateId: number;
  readonly properties: Readonly<Record<string, string | null>>;
  readonly language: CertificateLanguage;
}

/** A certificate that is drawn and signed, and waits for its transaction. */
export interface DrawnCertificate {
  readonly templateName: string;
  readonly file: PreparedFile;
  readonly key: SigningKeys['statement'];
  readonly values: Omit<Parameters<typeof insertRecord<StoredCertificate>>[2], 'documentId'> & {
    readonly code: string;
    readonly animalId: number;
    readonly certificateTemplateId: number;
    readonly ownerId: number;
    readonly transponder: string;
  };
}

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** @throws Refusal 409 SIGNING_KEY_MISSING where the register has no key */
export async function getSigningKeys({ settings }: Pick<Services, 'settings'>): Promise<SigningKeys> {
  const keys = await findSigningKeys(settings);
  if (!keys) throw conflict('SIGNING_KEY_MISSING');
  return keys;
}

/** Returns the reason why this caller cannot have a certificate of an animal; undefined where they can. */
export const issueRefusal = (
  template: UsableTemplate | undefined,
  animal: AnimalView,
  caller: SignedInCaller,
): CatalogueCode | undefined =>
  (animal.operations.PRINT_CERTIFICATE?.reason as CatalogueCode | undefined) ??
  (template ? templateRefusal(template, animal, caller) : 'CERTIFICATE_NOT_AVAILABLE');

/**
 * Draws and signs a certificate as its caller may have it; call it before the transaction opens.
 * @throws Refusal 404 for an animal that the caller may not find, 409 by its state or where the template is not for
 * it, 422 for the parameters
 */
export async function drawRequested(
  services: Services,
  caller: SignedInCaller,
  { transponder, templateId, properties, language }: IssueRequest,
): Promise<DrawnCertificate> {
  const { db, settings } = services;
  const keys = await getSigningKeys(services);
  const animal = await viewAnimal(db, transponder, caller);
  const [template] = await findTemplates(db, caller, sql`t.id = ${templateId}`, language);
  const refusal = issueRefusal(template, animal, caller);
  if (refusal) throw conflict(refusal);
  if (!template) throw conflict('CERTIFICATE_NOT_AVAILABLE');
  const { actor } = caller;
  const errors = parameterErrors(template.properties, properties, dayIn(actor.timezone));
  if (errors.length > 0) throw formError(errors);
  // The caller may not learn who the owner is; a change of owner is noticed all the same.
  const { ownerId } = await getOne<{ ownerId: number }>(
    db,
    sql`select owner_id from animal where id = ${animal.id}`,
  );
  const values = printedValues(printedNames(template.source), animal)!;
  const [code, date] = [newCode(), new Date()];
  const day = dayIn(undefined, date);
  const { statement } = keys;
  const { name, status } = animal;
  const text = statementText({
    code,
    transponder: animal.transponder,
    name,
    status,
    date: day,
    key: statement.id,
  });
  const parameters = printedParameters(template.properties, properties);
  const issuer = actor.entity?.name ?? actor.name;
  const drawn = await drawCertificate({
    source: template.source,
    title: template.name,
    language,
    values,
    parameters,
    category: animal.breedCategoryId,
    photo: animal.photo === null ? null : Buffer.from(animal.photo, 'base64'),
    code,
    issuer,
    date,
    day,
    publicUrl: settings.publicUrl,
    fragment: fragmentOf(text, sign(null, signedBytes(text), statement.privateKey)),
    isDemonstration: keys.isDemonstration,
  });
  if (drawn.errors || !drawn.pdf) {
    services.log.error({ template: template.id, errors: drawn.errors }, 'a layout failed');
    throw conflict('CERTIFICATE_FAILED');
  }
  const { reason: purpose } = paperTexts(language);
  const bytes = await signPdf(Buffer.from(drawn.pdf), keys.pdf, { reason: purpose, name: issuer, date });
  const suffix = template.hasTransponderSuffix ? `-${animal.transponder}` : '';
  return {
    templateName: template.name,
    key: statement,
    file: {
      title: template.name,
      filename: `${template.customFilename}${suffix}.pdf`,
      type: 'application/pdf',
      bytes,
      sha256: sha256Of(bytes),
    },
    values: {
      code,
      certificateTemplateId: template.id,
      layoutNumber: template.number,
      animalId: animal.id,
      transponder: animal.transponder,
      language,
      values,
      parameters,
      ownerId,
      creationUserId: actor.id,
      creationEntityId: actor.entity?.id ?? null,
      creationTimestamp: date.toISOString(),
    },
  };
}

/**
 * Takes the credits of a certificate from the entity that issues it: of a duplicate, where the animal had one of the same
 * template for the same owner before.
 */
const payCertificate = (
  { tx, caller: { actor } }: Write<SignedInCaller>,
  { animalId, certificateTemplateId, ownerId, transponder }: DrawnCertificate['values'],
  id: number,
): Promise<void> =>
  payAct(tx, {
    entityId: actor.entityProfile?.isBillable ? (actor.entity?.id ?? null) : null,
    service: 'CERTIFICATE',
    transponder,
    userId: actor.id,
    object: { objectType: 'certificate', objectId: id },
    unless: {
      service: 'DUPLICATE_CERTIFICATE',
      where: sql`exists (select from certificate c where c.animal_id = ${animalId} and c.id <> ${id}
        and c.certificate_template_id = ${certificateTemplateId} and c.owner_id = ${ownerId})`,
    },
  });

/**
 * Stores a drawn certificate with its document, and the public key that its statement needs; paid for by the entity that
 * issues it, unless it is owed by a decision.
 * @throws Refusal 409 NO_CREDITS
 */
export async function storeCertificate(
  write: Write<SignedInCaller>,
  { file, key, values, templateName }: DrawnCertificate,
  isFree = false,
): Promise<{ id: number; documentId: number }> {
  const { tx } = write;
  await tx.query(sql`
    insert into certificate_key (id, public_key) values (${key.id}, ${key.publicKey}) on conflict do nothing`);
  // Made by the register: it does not count as an upload.
  const [documentId] = await savePrepared(tx, [file], {
    documentType: 'CERTIFICATE',
    documentTypeId: values.animalId,
  });
  const { id } = await insertRecord(
    write,
    certificates,
    { ...values, documentId: documentId! },
    {
      action: 'CREATE',
      objectId: values.code,
      details: { transponder: values.transponder, template: templateName },
    },
  );
  if (!isFree) await payCertificate(write, values, id);
  return { id, documentId: documentId! };
}
