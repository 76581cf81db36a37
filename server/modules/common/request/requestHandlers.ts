import sql from 'sql-template-tag';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import { invalidCode, missingCode } from '../../../../resources/kit/codes.ts';
import type { AnyRequest } from '../../../../resources/kit/request.ts';
import { isBulkSelectable } from '../../../../resources/kit/operations/requestConditions.ts';
import { idsProperty, listProperty, requestCalls } from '../../../../resources/common/request/calls.ts';
import { findOne } from '../../../db/db.ts';
import { conflict, formError, notFound, Refusal } from '../../../errors.ts';
import { handleRead, handleWrite, type Handler } from '../../../http/handle.ts';
import { getRecord, lockRecord } from '../../../write/records.ts';
import { attempt } from '../../../write/attempt.ts';
import { rehearse } from '../../../write/rehearse.ts';
import type { StoredRecord, Values } from '../../../write/recordValues.ts';
import { delayDecision } from '../delayedDecision/delayDecision.ts';
import type { Acceptance } from './acceptance.ts';
import { decideRequest } from './decideRequest.ts';
import { storedRequest } from './storedRequest.ts';
import { reasonTexts } from './reasonTexts.ts';
import { toBase64 } from '../../../files/base64.ts';

/** The part of a request that a bulk decision needs. */
type Selected = StoredRecord & { readonly closed: boolean; readonly origin: string } & Values;

/** The input of a bulk decision, its ids under the name of the type. */
interface BulkDecision {
  readonly validation?: 'ACCEPTED' | 'REJECTED' | null;
  readonly comments?: string | null;
  readonly reasons?: readonly string[] | null;
  readonly [ids: string]: unknown;
}

/** The one word for why a request could not be decided: a field's code says more than that there is one. */
const whyOf = (refusal: Refusal): FieldError['error'] => refusal.errors[0]?.error ?? refusal.code;

/** Returns the name of a request, for people. */
const titleOf = ({ list: { card }, title }: AnyRequest, record: Values): string =>
  [card?.text, card?.title ?? title]
    .filter((name) => name !== undefined)
    .map((name) => String(record[name] ?? ''))
    .join(' ')
    .trim();

const decidedOf = ({ title }: AnyRequest, record: Selected) => ({
  id: record.id,
  version: record.version,
  [title]: record[title],
  validationStatus: record.validationStatus,
  closed: record.closed,
  accepted: record.accepted,
});

function decideSeveralHandler(acceptance: Acceptance): Handler {
  const { module } = acceptance;
  const property = idsProperty(module);
  const { request } = module;
  return handleWrite(requestCalls(module).decideSeveral, async (context) => {
    const { validation, comments, reasons, ...body } = context.body as BulkDecision;
    const ids = (body[property] ?? []) as readonly number[];
    const faults: FieldError[] = [];
    if (ids.length === 0) faults.push({ property, error: missingCode(property) });
    if (!validation) faults.push({ property: 'validation', error: 'MISSING_VALIDATION' });
    if (faults.length > 0 || !validation) throw formError(faults);

    const stored = storedRequest(module);
    const code = validation === 'ACCEPTED' ? 'ERROR_BULK_ACCEPT' : 'ERROR_BULK_REJECT';
    const at = (id: number): string => `${property}[${ids.indexOf(id)}]`;
    // One order for all, so that two who decide the same requests never wait for each other.
    const inOrder = [...new Set(ids)].sort((a, b) => a - b);
    const against: FieldError[] = [];
    const found: Selected[] = [];
    for (const id of inOrder) {
      const record = (await lockRecord(context, stored, id).catch((error: unknown) => {
        if (error instanceof Refusal) return undefined;
        throw error;
      })) as Selected | undefined;
      if (!record) against.push({ property: at(id), error: invalidCode(property) });
      else if (record.closed) against.push({ property: at(id), error: request.codes.closed });
      else if (!isBulkSelectable(request, record))
        against.push({ property: at(id), error: request.oneByOne!.code });
      else found.push(record);
    }
    if (against.length > 0) throw conflict(code, against);

    const decision = { validation, comments: comments || null, reasons: reasons ?? [] };
    await rehearse(context, async (write) => {
      for (const { id } of found) {
        const refusal = await attempt(write, () => decideRequest(write, acceptance, id, decision));
        if (refusal) against.push({ property: at(id), error: whyOf(refusal) });
      }
    });
    if (against.length > 0) throw conflict(code, against);
    const records = found.map((record) => ({
      id: record.id,
      version: record.version,
      title: titleOf(module, record),
    }));
    return {
      decision: await delayDecision(context, module.name, decision, records),
      [listProperty(module)]: found.map((record) => decidedOf(module, record)),
    } as never;
  });
}

const reasonsHandler = (module: AnyRequest): Handler =>
  handleRead(requestCalls(module).reasons, async ({ caller }) => {
    const texts = reasonTexts(module, caller.actor.language);
    return Object.entries(module.request.reasons).map(([id, validations]) => ({
      id,
      name: texts[id] ?? id,
      validations: [...validations],
    }));
  });

interface FoundDocument {
  readonly id: number;
  readonly filename: string;
  readonly type: string;
  readonly size: number;
  readonly bytes: Uint8Array;
}

const documentHandler = (module: AnyRequest): Handler =>
  handleRead(requestCalls(module).document, async ({ params, db, caller, noteRead }) => {
    const record = await getRecord(db, storedRequest(module), params.id, caller);
    const found = await findOne<FoundDocument>(
      db,
      sql`select d.id, d.filename, d.type, d.size, c.bytes from document d join file_content c using (sha256)
      where d.id = ${params.documentId} and d.document_type = ${module.request.objectType} and d.document_type_id = ${record.id}`,
    );
    if (!found) throw notFound();
    noteRead({ objectId: found.id, details: { [`${module.name}Id`]: record.id } });
    const { bytes, ...about } = found;
    return { ...about, contents: toBase64(bytes) };
  });

/** Returns the handlers of the calls of a type of request. */
export const requestHandlers = (acceptance: Acceptance): readonly Handler[] => [
  decideSeveralHandler(acceptance),
  reasonsHandler(acceptance.module),
  documentHandler(acceptance.module),
];
