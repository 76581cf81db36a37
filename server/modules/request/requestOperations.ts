import { OUTCOMES, type AnyRequest, type Validation } from '../../../resources/kit/request.ts';
import type { FilesInput } from '../../../resources/document/fileInput.ts';
import type { OperationHandler } from '../../crud/operationHandler.ts';
import { prepareFiles, type PreparedFile } from '../../files/prepare.ts';
import { savePrepared } from '../../files/store.ts';
import type { StoredRecord, Values } from '../../write/values.ts';
import type { Write } from '../../write/write.ts';
import type { Acceptance } from './acceptance.ts';
import { notifyRequester, type NotifiedRequest } from './notifyRequester.ts';
import { reasonInWords } from './words.ts';

/** A decision, checked. */
interface Decision {
  readonly validation: Validation;
  readonly comments?: string | null;
  /** Codes of the type's reasons, or words of one's own. */
  readonly reasons?: readonly string[] | null;
}

/** What an operation of a request is given. */
interface RequestContext<I> extends Write {
  readonly record: StoredRecord & NotifiedRequest;
  readonly input: I;
}

interface Comments {
  readonly comments?: string | null;
}

/** Comments that are given replace those before; none leave them. */
const commentsOf = ({ comments }: Comments): Values => (comments ? { comments } : {});

const together = (...words: readonly (string | null | undefined)[]): string | null =>
  words.filter(Boolean).join(' ') || null;

/** Decides a request: the columns first, then, once it is saved, what accepting does and who is notified. */
const decideOperation = (module: AnyRequest, acceptance: Acceptance) => ({
  async change(context: RequestContext<Decision>): Promise<Values> {
    const { input, record, caller } = context;
    const { validation, reasons } = input;
    const prepared =
      validation === 'ACCEPTED'
        ? await acceptance.prepare?.(context, record)
        : await acceptance.prepareOther?.(context, record, validation);
    return {
      ...OUTCOMES[validation],
      ...commentsOf(input),
      reason: reasonInWords(module, reasons ?? []),
      decisionUserId: caller.actor.id,
      ...prepared,
    };
  },
  details({ input }: RequestContext<Decision>): Values {
    const reason = reasonInWords(module, input.reasons ?? []);
    return reason ? { reason } : {};
  },
  async after(context: RequestContext<Decision> & { readonly saved: StoredRecord & NotifiedRequest }) {
    const { input, saved } = context;
    const { validation } = input;
    if (validation === 'ACCEPTED') await acceptance.accept(context, saved);
    if (validation === 'REJECTED') await acceptance.reject?.(context, saved);
    const words = together(reasonInWords(module, input.reasons ?? []), input.comments);
    await notifyRequester(context, module, saved, validation, words);
    await acceptance.mail?.(context, saved, validation, words);
  },
});

const cancelOperation = (module: AnyRequest, acceptance: Acceptance) => ({
  change: async (context: RequestContext<Comments>): Promise<Values> => ({
    validationStatus: 'DONE',
    closed: true,
    accepted: null,
    ...commentsOf(context.input),
    ...(await acceptance.prepareOther?.(context, context.record, 'CANCELED')),
  }),
  async after(context: RequestContext<Comments> & { readonly saved: StoredRecord & NotifiedRequest }) {
    const words = context.input.comments || null;
    await notifyRequester(context, module, context.saved, 'CANCELED', words);
    await acceptance.mail?.(context, context.saved, 'CANCELED', words);
  },
});

const addDocumentsOperation = ({ request }: AnyRequest, acceptance: Acceptance) => ({
  prepare: (call: { input: { documents?: FilesInput | null } } & Parameters<typeof prepareFiles>[0]) =>
    prepareFiles(call, call.input.documents ?? [], { accept: 'any', property: 'documents' }),
  async change({
    tx,
    record,
    input,
    prepared,
    caller: { actor },
  }: RequestContext<Comments> & { readonly prepared: PreparedFile[] }): Promise<Values> {
    await savePrepared(tx, prepared, {
      documentType: request.objectType,
      documentTypeId: record.id,
      userId: actor.id,
      entityId: actor.entity?.id ?? null,
    });
    return { validationStatus: 'WAITING_VALIDATION', ...commentsOf(input) };
  },
  async after(context: RequestContext<Comments> & { readonly saved: StoredRecord & NotifiedRequest }) {
    await acceptance.mail?.(context, context.saved, 'DOCUMENTS_ADDED', context.input.comments || null);
  },
});

/** The code of a type's operations, by module and operation. */
export function requestOperationHandlers(
  module: AnyRequest,
  acceptance: Acceptance,
): Readonly<Record<string, OperationHandler>> {
  const { name } = module;
  return {
    [`${name}.decide`]: decideOperation(module, acceptance) as unknown as OperationHandler,
    [`${name}.cancel`]: cancelOperation(module, acceptance) as unknown as OperationHandler,
    [`${name}.addDocuments`]: addDocumentsOperation(module, acceptance) as unknown as OperationHandler,
  };
}
