import sql from 'sql-template-tag';
import type { PublicFormName } from '../../../../resources/common/publicForm/forms.ts';
import type { PublicRequestState } from '../../../../resources/common/publicForm/calls.ts';
import type { RequestDocument } from '../../../../resources/kit/request.ts';
import type { Caller } from '../../../context.ts';
import type { CrudModule } from '../../../crud/hooks.ts';
import { findOne, getOne, type Queryable } from '../../../db/db.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { languageIn } from '../../../language.ts';
import { composeMail } from '../../../mail/texts.ts';
import { findRecord } from '../../../write/records.ts';
import type { StoredRecord } from '../../../write/recordValues.ts';
import type { Write } from '../../../write/openWrite.ts';
import { storedRequest } from '../request/storedRequest.ts';
import { formTitle } from '../request/formTitle.ts';
import { joinSentences } from '../request/reasonTexts.ts';
import { newReference } from './publicCodes.ts';

/** The part of a request outside its record: how its requester can read it. */
export interface PublicRequest {
  readonly reference: string;
  readonly form: PublicFormName;
  readonly module: string;
  readonly recordId: number;
  readonly email: string;
  readonly language: string;
}

/** A record of any type that a public form opens. */
export type OpenedRecord = StoredRecord & {
  readonly validationStatus: PublicRequestState['validationStatus'];
  readonly closed: boolean;
  readonly accepted: boolean | null;
  readonly reason: string | null;
  readonly comments: string | null;
  readonly creationTimestamp: string;
  readonly lastUpdateTimestamp: string;
  readonly documents: readonly RequestDocument[];
};

/** The request that a reference names. */
export const findPublicRequest = (db: Queryable, reference: string): Promise<PublicRequest | undefined> =>
  findOne<PublicRequest>(db, sql`select * from public_request where reference = ${reference}`);

/** A request with its record, which is locked where it will be changed. */
export async function getOpened(
  db: Queryable,
  reference: string,
  lock = false,
): Promise<{ request: PublicRequest; stored: CrudModule; record: OpenedRecord }> {
  const request = await getOne<PublicRequest>(
    db,
    sql`select * from public_request where reference = ${reference}`,
  );
  const stored = storedRequest({ name: request.module });
  const record = await findRecord(db, stored, sql`t.id = ${request.recordId}`, { lock });
  return { request, stored, record: record as OpenedRecord };
}

/** A request as its person sees it. */
export const stateOf = ({ reference, form }: PublicRequest, record: OpenedRecord): PublicRequestState => ({
  reference,
  form,
  validationStatus: record.validationStatus,
  closed: record.closed,
  accepted: record.accepted,
  // What was asked for has been sent: it is no answer any longer.
  words:
    record.validationStatus === 'WAITING_VALIDATION' ? null : joinSentences(record.reason, record.comments),
  creationTimestamp: record.creationTimestamp,
  lastUpdateTimestamp: record.lastUpdateTimestamp,
  documents: record.documents.map(({ filename, size }) => ({ filename, size })),
});

/** Gives a request that was stored its reference, and mails it to the person who follows the request by it. */
export async function issueReference(
  { tx, services }: Pick<Write<Caller>, 'tx' | 'services'>,
  { form, module, recordId, email, language }: Omit<PublicRequest, 'reference'>,
): Promise<string> {
  const reference = newReference();
  await tx.query(sql`
    insert into public_request (reference, form, module, record_id, email, language)
    values (${reference}, ${form}, ${module}, ${recordId}, ${email}, ${language})`);
  const target = { to: email, language, publicUrl: services.settings.publicUrl };
  const title = formTitle(form, languageIn(language));
  await enqueueMail(tx, composeMail('publicRequestReceived', target, { reference, title }), 'NOTICE');
  return reference;
}
