import { zipSync } from 'fflate';
import sql from 'sql-template-tag';
import {
  checkCertificatesInBulk,
  downloadCertificateBatch,
  getCertificateBatch,
  MAX_BULK_CERTIFICATES,
  sendCertificatesInBulk,
} from '../../../resources/certificate/bulkCalls.ts';
import type { CertificateLanguage } from '../../../resources/certificate/values.ts';
import type { FieldError } from '../../../resources/kit/codes.ts';
import { dayIn } from '../../../resources/numbers/dates.ts';
import type { Services, SignedInCaller } from '../../context.ts';
import { findOne, getOne, type Queryable } from '../../db/db.ts';
import { json } from '../../db/sql.ts';
import { formError, Refusal } from '../../errors.ts';
import { readDocument } from '../../files/store.ts';
import { handleRead, handleWrite } from '../../http/handle.ts';
import { enqueue } from '../../jobs/outbox.ts';
import { languageIn } from '../../language.ts';
import type { Write } from '../../write/write.ts';
import { viewAnimal } from '../animal/getAnimal.ts';
import type { KeptCaller } from '../delayedDecision/delayDecision.ts';
import { emailErrors } from './downloadCertificate.ts';
import { getSigningKeys, issueRefusal } from './issue.ts';
import { findTemplates, isOpenTo, type UsableTemplate } from './usableTemplates.ts';

/** Kind of the outbox row that has the certificates of a bulk request issued. */
export const CERTIFICATE_BATCH = 'CERTIFICATE_BATCH';

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
    /** What stands against some of them already. */
    readonly refusals?: ReadonlyMap<string, string>;
  },
): Promise<number> {
  const { actor, ip, userAgent, scopeEntityIds } = caller;
  const kept: KeptCaller = { actor, ip, userAgent, scopeEntityIds };
  const language = request.language ?? languageIn(undefined);
  const { id } = await getOne<{ id: number }>(
    tx,
    sql`insert into certificate_batch (user_id, caller, certificate_template_id, language, email)
      values (${actor.id}, ${json(kept)}, ${request.templateId}, ${language}, ${request.email}) returning id`,
  );
  await tx.query(sql`
    insert into certificate_batch_animal (batch_id, transponder, outcome)
    select ${id}, t.transponder, t.outcome from unnest(${[...request.transponders]}::text[],
      ${request.transponders.map((one) => request.refusals?.get(one) ?? null)}::text[]) as t (transponder, outcome)`);
  await enqueue(tx, CERTIFICATE_BATCH, { batchId: id });
  return id;
}

/** The most reads that the check of a selection has open at once. */
const CHECKED_AT_ONCE = 10;

/** What stands against a certificate of each animal, by its number; an animal without an entry gets one. */
async function bulkRefusals(
  { db }: Pick<Services, 'db'>,
  caller: SignedInCaller,
  transponders: readonly string[],
  template: UsableTemplate | undefined,
): Promise<ReadonlyMap<string, string>> {
  const refusals = new Map<string, string>();
  const check = async (transponder: string): Promise<void> => {
    try {
      const animal = await viewAnimal(db, transponder, caller);
      // A record with faults prints them; one by one, the person who issues it sees them first.
      const refusal =
        issueRefusal(template, animal, caller) ?? (animal.isDataValid ? undefined : 'ANIMAL_DATA_INVALID');
      if (refusal) refusals.set(transponder, refusal);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusals.set(transponder, error.code);
    }
  };
  for (let at = 0; at < transponders.length; at += CHECKED_AT_ONCE)
    await Promise.all(transponders.slice(at, at + CHECKED_AT_ONCE).map(check));
  return refusals;
}

export const checkCertificatesInBulkHandler = handleRead(
  checkCertificatesInBulk,
  async ({ db, body, caller, services, fail }) => {
    const transponders = [...new Set(body.transponders)];
    if (transponders.length > MAX_BULK_CERTIFICATES)
      fail('TOO_MANY_SELECTED', [{ property: 'transponders', error: 'TOO_MANY_SELECTED' }]);
    const templates = (await findTemplates(db, caller))
      .filter((one) => isOpenTo(one, caller.actor) && !one.properties.some(({ isMandatory }) => isMandatory))
      .toSorted((one, other) => Number(other.isForBulk) - Number(one.isForBulk));
    const template = body.id ? templates.find(({ id }) => id === body.id) : templates[0];
    const refusals = await bulkRefusals(services, caller, transponders, template);
    return {
      templates: templates.map(({ id, name, isForBulk }) => ({ id, name, isForBulk })),
      id: template?.id ?? null,
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
}

export const sendCertificatesInBulkHandler = handleWrite<typeof sendCertificatesInBulk, CheckedBatch>(
  sendCertificatesInBulk,
  async ({ tx, body, caller, prepared }) => {
    const { transponders, templateId, email, refusals } = prepared;
    const language = body.language ?? languageIn(caller.actor.language);
    const id = await queueCertificates(
      { tx, caller },
      { transponders, templateId, email, language, refusals },
    );
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
    if (!chosen) return fail('MISSING_TEMPLATE', [{ property: 'id', error: 'MISSING_TEMPLATE' }]);
    const [template] = await findTemplates(services.db, caller, sql`t.id = ${chosen.id}`);
    const refusals = await bulkRefusals(services, caller, transponders, template);
    if (body.requiresAll && refusals.size > 0)
      fail(
        'CERTIFICATES_NOT_FOR_ALL',
        transponders.flatMap((transponder, at) => {
          const error = refusals.get(transponder) as FieldError['error'] | undefined;
          return error ? [{ property: `transponders.${at}`, error }] : [];
        }),
      );
    const email = isMailed ? body.emailAddress!.trim().toLowerCase() : null;
    return { transponders, templateId: chosen.id, email, refusals };
  },
);

export const getCertificateBatchHandler = handleRead(
  getCertificateBatch,
  async ({ db, params, caller, fail }) =>
    (await findOne<{
      id: number;
      total: number;
      issued: number;
      failures: { transponder: string; error: string }[];
      isDone: boolean;
      isMailed: boolean;
    }>(
      db,
      sql`select b.id, count(*)::int as total, count(*) filter (where a.outcome = 'DONE')::int as issued,
          coalesce(jsonb_agg(jsonb_build_object('transponder', a.transponder, 'error', a.outcome) order by a.transponder)
            filter (where a.outcome <> 'DONE'), '[]') as failures,
          b.done_timestamp is not null as is_done, b.email is not null as is_mailed
        from certificate_batch b join certificate_batch_animal a on a.batch_id = b.id
        where b.id = ${params.id} and b.user_id = ${caller.actor.id} group by b.id`,
    )) ?? fail('NOT_FOUND'),
);

export const downloadCertificateBatchHandler = handleRead(
  downloadCertificateBatch,
  async ({ db, params, caller, noteRead, fail }) => {
    const issued = await db.query<{ code: string; transponder: string; documentId: number }>(sql`
      select c.code, c.transponder, c.document_id
      from certificate_batch b join certificate_batch_animal a on a.batch_id = b.id
        join certificate c on c.document_id = a.document_id
      where b.id = ${params.id} and b.user_id = ${caller.actor.id} and b.done_timestamp is not null
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
      contents: Buffer.from(zipSync(files, { level: 0 })).toString('base64'),
    };
  },
);
