import { cleanEmail } from '../../../../resources/numbers/email.ts';
import { zipSync } from 'fflate';
import sql, { type Sql } from 'sql-template-tag';
import {
  BATCH_KEPT_DAYS,
  checkCertificatesInBulk,
  downloadCertificateBatch,
  getCertificateBatch,
  listCertificateBatches,
  MAX_BULK_CERTIFICATES,
  MAX_LISTED_BATCHES,
  sendCertificatesInBulk,
  type ListedBatch,
} from '../../../../resources/animals/certificate/bulkCalls.ts';
import type { CertificateLanguage } from '../../../../resources/animals/certificate/certificateValues.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import type { Services, SignedInCaller } from '../../../context.ts';
import { findOne, getOne, type Queryable } from '../../../db/db.ts';
import { atMost, json } from '../../../db/sql.ts';
import { formError, Refusal } from '../../../errors.ts';
import { readDocument } from '../../../files/store.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { startJob } from '../../../work/startJob.ts';
import { issueCertificates } from '../../../../resources/animals/certificate/jobs.ts';
import { languageIn } from '../../../language.ts';
import type { Write } from '../../../write/openWrite.ts';
import { viewAnimal } from '../animal/getAnimal.ts';
import type { KeptCaller } from '../../../auth/session.ts';
import { emailErrors } from './downloadCertificate.ts';
import { getSigningKeys, issueRefusal } from './issue.ts';
import { parameterErrors } from './parameters.ts';
import { templateName } from '../certificateTemplate/templateName.ts';
import { findTemplates, isOpenTo, type UsableTemplate } from './usableTemplates.ts';
import { toBase64 } from '../../../files/base64.ts';

/** Returns the published template `id`, or the one that is set for bulk requests. */
export const findBulkTemplate = (tx: Queryable, id?: number | null): Promise<{ id: number } | undefined> =>
  findOne<{ id: number }>(
    tx,
    id
      ? sql`select id from certificate_template where id = ${id} and published_number is not null`
      : sql`select id from certificate_template where is_for_bulk and published_number is not null
          order by id limit 1`,
  );

/** Has certificates issued in the caller's name after the commit, and mailed where an address is given; returns the id of the bulk request. */
export async function queueCertificates(
  { tx, caller }: Pick<Write<SignedInCaller>, 'tx' | 'caller'>,
  request: {
    readonly transponders: readonly string[];
    readonly templateId: number;
    /** Where they are mailed to; without it they wait for their download. */
    readonly email: string | null;
    readonly language?: CertificateLanguage;
    /** Refusals of some of them that are already known. */
    readonly refusals?: ReadonlyMap<string, string>;
    /** Values of the parameters, the same for all. */
    readonly properties?: Readonly<Record<string, string | null>>;
    /** It follows from a request that was accepted. */
    readonly isOfRequest?: boolean;
  },
): Promise<number> {
  const { actor, ip, userAgent, scopeEntityIds } = caller;
  const kept: KeptCaller = { actor, ip, userAgent, scopeEntityIds };
  const language = request.language ?? languageIn(undefined);
  const { id } = await getOne<{ id: number }>(
    tx,
    sql`insert into certificate_batch (user_id, caller, certificate_template_id, language, email, properties, is_of_request)
      values (${actor.id}, ${json(kept)}, ${request.templateId}, ${language}, ${request.email},
        ${json(request.properties ?? {})}, ${request.isOfRequest ?? false}) returning id`,
  );
  await tx.query(sql`
    insert into certificate_batch_animal (batch_id, transponder, outcome)
    select ${id}, t.transponder, t.outcome from unnest(${[...request.transponders]}::text[],
      ${request.transponders.map((one) => request.refusals?.get(one) ?? null)}::text[]) as t (transponder, outcome)`);
  const { name } = await getOne<{ name: string }>(
    tx,
    sql`select ${templateName(sql`${language}`)} as name from certificate_template t where t.id = ${request.templateId}`,
  );
  const input = { batchId: id };
  const total = request.transponders.length - (request.refusals?.size ?? 0);
  await startJob({ tx, caller }, issueCertificates, input, {
    subject: name,
    total,
    isOwed: request.isOfRequest,
  });
  return id;
}

/** Whether a template prints a value that each animal has of its own, and so cannot be issued in bulk. */
const differsByAnimal = ({ properties }: UsableTemplate): boolean =>
  properties.some(({ isMandatory, isPerAnimal }) => isMandatory && isPerAnimal);

/** The parameters that are entered once for all animals. */
const sharedProperties = ({ properties }: UsableTemplate): UsableTemplate['properties'] =>
  properties.filter(({ isPerAnimal }) => !isPerAnimal);

/** The most reads that the check of a selection has open at once. */
const CHECKED_AT_ONCE = 10;

interface CheckedAnimals {
  /** The refusal for each animal, by its number; an animal without an entry gets a certificate. */
  readonly refusals: ReadonlyMap<string, string>;
  /** The email of the owner whom all animals have, as far as the caller sees it. */
  readonly ownerEmail: string | null;
}

/** Reads the animals of a bulk request as the caller sees them, and checks each. */
async function checkAnimals(
  services: Services,
  caller: SignedInCaller,
  transponders: readonly string[],
  template: UsableTemplate | undefined,
): Promise<CheckedAnimals> {
  const refusals = new Map<string, string>();
  const emails = new Map<number, string | null>();
  const check = async (transponder: string): Promise<void> => {
    try {
      const animal = await viewAnimal(services.db, transponder, caller, services);
      const { owner } = animal;
      // An owner whom the caller does not see is another one for each animal.
      emails.set(owner.id ?? -animal.id, 'email' in owner ? (owner.email ?? null) : null);
      // A record with faults prints them; one by one, the person who issues it sees them first.
      const refusal =
        issueRefusal(template, animal, caller) ??
        (template && differsByAnimal(template) ? 'CERTIFICATE_DIFFERS_BY_ANIMAL' : undefined) ??
        (animal.isDataValid ? undefined : 'ANIMAL_DATA_INVALID');
      if (refusal) refusals.set(transponder, refusal);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status === 429) throw error;
      refusals.set(transponder, error.code);
    }
  };
  for (let at = 0; at < transponders.length; at += CHECKED_AT_ONCE)
    await Promise.all(transponders.slice(at, at + CHECKED_AT_ONCE).map(check));
  const [ownerEmail = null] = emails.size === 1 ? [...emails.values()] : [];
  return { refusals, ownerEmail };
}

/** Where a template stands in the choice: the one for bulk requests first, what cannot be issued in bulk last. */
const place = (template: UsableTemplate): number =>
  (differsByAnimal(template) ? 2 : 0) + (template.isForBulk ? 0 : 1);

export const checkCertificatesInBulkHandler = handleRead(
  checkCertificatesInBulk,
  async ({ db, body, caller, services, noteRead, fail }) => {
    await getSigningKeys(services);
    const transponders = [...new Set(body.transponders)];
    if (transponders.length > MAX_BULK_CERTIFICATES)
      fail('TOO_MANY_SELECTED', [{ property: 'transponders', error: 'TOO_MANY_SELECTED' }]);
    const templates = (await findTemplates(db, caller))
      .filter((one) => isOpenTo(one, caller.actor))
      .toSorted((one, other) => place(one) - place(other));
    const template = body.id ? templates.find(({ id }) => id === body.id) : templates[0];
    const { refusals, ownerEmail } = await checkAnimals(services, caller, transponders, template);
    noteRead({ objectId: null, details: { transponders } });
    return {
      templates: templates.map((one) => ({
        id: one.id,
        name: one.name,
        isForBulk: one.isForBulk,
        description: one.description,
        properties: [...sharedProperties(one)],
      })),
      id: template?.id ?? null,
      ownerEmail,
      animals: transponders.map((transponder) => ({
        transponder,
        error: refusals.get(transponder) ?? null,
      })),
    };
  },
);

/** A bulk request that is checked, and waits for its transaction. */
interface CheckedBatch {
  readonly transponders: readonly string[];
  readonly templateId: number;
  readonly email: string | null;
  readonly refusals: ReadonlyMap<string, string>;
  readonly properties: Readonly<Record<string, string | null>>;
}

export const sendCertificatesInBulkHandler = handleWrite<typeof sendCertificatesInBulk, CheckedBatch>(
  sendCertificatesInBulk,
  async ({ tx, body, caller, prepared }) => {
    const { transponders } = prepared;
    const language = body.language ?? languageIn(caller.actor.language);
    const id = await queueCertificates({ tx, caller }, { ...prepared, language });
    return { id, transponders: [...transponders] };
  },
  async ({ body, caller, services, fail }) => {
    const transponders = [...new Set(body.transponders ?? [])];
    const isMailed = body.sendEmail ?? true;
    const missing = { property: 'transponders', error: 'MISSING_TRANSPONDERS' } as const;
    const errors = [
      ...(transponders.length === 0 ? [missing] : []),
      ...(isMailed ? emailErrors(body.emailAddress) : []),
    ];
    if (errors.length > 0) throw formError(errors);
    if (transponders.length > MAX_BULK_CERTIFICATES)
      fail('TOO_MANY_SELECTED', [{ property: 'transponders', error: 'TOO_MANY_SELECTED' }]);
    await getSigningKeys(services);
    const chosen = await findBulkTemplate(services.db, body.id);
    if (!chosen) throw formError([{ property: 'id', error: 'MISSING_TEMPLATE' }]);
    const [template] = await findTemplates(services.db, caller, sql`t.id = ${chosen.id}`);
    const properties = body.properties ?? {};
    if (template && isOpenTo(template, caller.actor)) {
      const day = dayIn(caller.actor.timezone);
      const faults = parameterErrors(sharedProperties(template), properties, day);
      if (faults.length > 0) throw formError(faults);
    }
    const { refusals } = await checkAnimals(services, caller, transponders, template);
    if (body.requiresAll && refusals.size > 0)
      fail(
        'CERTIFICATES_NOT_FOR_ALL',
        transponders.flatMap((transponder, at) => {
          const error = refusals.get(transponder) as FieldError['error'] | undefined;
          return error ? [{ property: `transponders.${at}`, error }] : [];
        }),
      );
    const email = isMailed ? cleanEmail(body.emailAddress!) : null;
    return { transponders, templateId: chosen.id, email, refusals, properties };
  },
);

/** A batch of the caller that runs or is still kept. */
const isOwn = ({ actor }: SignedInCaller): Sql => sql`b.user_id = ${actor.id}
  and (b.done_timestamp is null or b.done_timestamp > now() - make_interval(days => ${BATCH_KEPT_DAYS}))`;

/** The progress of a batch. */
const batchState = (
  language: string,
): Sql => sql`b.id, ${templateName(language)} as template, count(*)::int as total,
  count(*) filter (where a.outcome = 'DONE')::int as issued, b.done_timestamp is not null as is_done,
  b.email is not null as is_mailed, b.creation_timestamp,
  b.done_timestamp + make_interval(days => ${BATCH_KEPT_DAYS}) as expiry_timestamp`;

const batches = sql`certificate_batch b join certificate_batch_animal a on a.batch_id = b.id
  join certificate_template t on t.id = b.certificate_template_id`;

export const listCertificateBatchesHandler = handleRead(listCertificateBatches, ({ db, caller }) =>
  db.query<ListedBatch>(sql`
    select ${batchState(caller.actor.language)}, count(*) filter (where a.outcome <> 'DONE')::int as left_out
    from ${batches} where ${isOwn(caller)} and not b.is_of_request
    group by b.id, t.id order by b.id desc ${atMost(MAX_LISTED_BATCHES)}`),
);

export const getCertificateBatchHandler = handleRead(
  getCertificateBatch,
  async ({ db, params, caller, fail }) =>
    (await findOne<AnswerOf<typeof getCertificateBatch>>(
      db,
      sql`select ${batchState(caller.actor.language)}, jsonb_agg(a.transponder order by a.transponder) as transponders,
          coalesce(jsonb_agg(jsonb_build_object('transponder', a.transponder, 'error', a.outcome) order by a.transponder)
            filter (where a.outcome <> 'DONE'), '[]') as failures
        from ${batches} where b.id = ${params.id} and ${isOwn(caller)} group by b.id, t.id`,
    )) ?? fail('NOT_FOUND'),
);

export const downloadCertificateBatchHandler = handleRead(
  downloadCertificateBatch,
  async ({ db, params, caller, noteRead, fail }) => {
    const issued = await db.query<{ code: string; transponder: string; documentId: number }>(sql`
      select c.code, c.transponder, c.document_id
      from certificate_batch b join certificate_batch_animal a on a.batch_id = b.id
        join certificate c on c.document_id = a.document_id
      where b.id = ${params.id} and ${isOwn(caller)} and b.done_timestamp is not null
      order by c.transponder`);
    const files: Record<string, Uint8Array> = {};
    for (const { code, transponder, documentId } of issued) {
      const stored = await readDocument(db, documentId);
      if (!stored) continue;
      noteRead({ objectId: code, details: { transponder } });
      const { filename, bytes } = stored;
      files[filename.includes(transponder) ? filename : `${transponder}-${filename}`] = bytes;
    }
    if (Object.keys(files).length === 0) return fail('NOT_FOUND');
    return {
      filename: `certificados-${dayIn(caller.actor.timezone)}.zip`,
      type: 'application/zip',
      // A PDF is compressed already.
      contents: toBase64(zipSync(files, { level: 0 })),
    };
  },
);
