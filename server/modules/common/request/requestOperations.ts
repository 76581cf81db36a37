import { OUTCOMES, type AnyRequest } from '../../../../resources/kit/request.ts';
import type { RequestEvent, RequestState } from '../../../../resources/kit/types.ts';
import { operationsOfRequest } from '../../../../resources/common/request/operations.ts';
import { operationHandler, type OperationHandler } from '../../../crud/operationHandler.ts';
import { prepareFiles, type PreparedFile } from '../../../files/prepare.ts';
import { savePrepared } from '../../../files/store.ts';
import type { StoredRecord, Values } from '../../../write/recordValues.ts';
import type { Write } from '../../../write/openWrite.ts';
import type { Acceptance } from './acceptance.ts';
import { followEffect, followStep } from './follow.ts';
import { findRequester, mailRequester, type Requester } from './mailRequester.ts';
import { notifyRequester } from './notifyRequester.ts';
import { joinSentences, reasonInWords } from './reasonTexts.ts';

/** Comments that are given replace those before; none leave them. */
const commentsOf = ({ comments }: { readonly comments?: string | null }): Values =>
  comments ? { comments } : {};

/**
 * Writes to the people concerned, as the type's own code says, else to the requester; then does what follows from the
 * step in other modules.
 */
export async function announce(
  write: Write,
  acceptance: Acceptance,
  request: StoredRecord & RequestState,
  requester: Requester | undefined,
  event: RequestEvent,
  words: string | null,
): Promise<void> {
  const { module } = acceptance;
  if (acceptance.mail) await acceptance.mail(write, request, event, words, requester);
  else await mailRequester(write, module, request, requester, event, words);
  await followStep(write, { module, request, event, words });
}

/** The names of the files among the values that a decision may carry: one at most. */
const filesOfDecision = ({ request }: AnyRequest): string[] =>
  Object.entries(request.decisionFields).flatMap(([name, { files }]) => (files ? [name] : []));

/** The columns of the request that a decision carries. */
const givenWith = ({ request }: AnyRequest, input: object): Values =>
  Object.fromEntries(
    Object.entries(input).filter(
      ([name, value]) =>
        request.decisionFields[name]?.files === undefined &&
        name in request.decisionFields &&
        value !== undefined &&
        value !== null,
    ),
  );

const saveDocuments = (
  { tx, record, caller: { actor } }: Pick<Write, 'tx' | 'caller'> & { readonly record: StoredRecord },
  { request }: AnyRequest,
  files: readonly PreparedFile[],
) =>
  savePrepared(tx, files, {
    documentType: request.objectType,
    documentTypeId: record.id,
    userId: actor.id,
    entityId: actor.entity?.id ?? null,
  });

/** Decides a request: the columns first, then, once it is saved, what accepting does and who is notified. */
export function decideHandler(acceptance: Acceptance): OperationHandler {
  const { module } = acceptance;
  return operationHandler(operationsOfRequest(module).decide, {
    prepare: (call) => {
      const [property] = filesOfDecision(module);
      if (property === undefined) return Promise.resolve([]);
      const given = (call.input as Values)[property] as Parameters<typeof prepareFiles>[1] | null | undefined;
      return prepareFiles(call, given ?? [], { accept: 'any', property });
    },
    load: ({ tx, record }) => findRequester(tx, module, record),
    async change(context) {
      const { input, record, caller, loaded: requester } = context;
      const { validation, reasons } = input;
      // A decision that was delayed has no files.
      await saveDocuments(context, module, context.prepared ?? []);
      const prepared =
        validation === 'ACCEPTED'
          ? await acceptance.prepare?.(context, record, givenWith(module, input))
          : await acceptance.prepareOther?.(context, record, validation);
      return {
        ...OUTCOMES[validation],
        ...commentsOf(input),
        ...givenWith(module, input),
        // What a person without a staff account reads is in the language of that person.
        reason: reasonInWords(module, reasons ?? [], requester?.language),
        decisionUserId: caller.actor.id,
        ...prepared,
      };
    },
    details({ input }): Values {
      const reason = reasonInWords(module, input.reasons ?? []);
      return reason ? { reason } : {};
    },
    async after(context) {
      const { input, saved, loaded: requester } = context;
      const { validation } = input;
      if (validation === 'ACCEPTED') {
        await acceptance.accept(context, saved, requester);
        await followEffect(context, { module, request: saved });
      }
      if (validation === 'REJECTED') await acceptance.reject?.(context, saved);
      const { reason } = saved as { readonly reason?: string | null };
      const words = joinSentences(reason, input.comments);
      await notifyRequester(context, module, saved, validation, words);
      await announce(context, acceptance, saved, requester, validation, words);
    },
  });
}

function cancelHandler(acceptance: Acceptance): OperationHandler {
  const { module } = acceptance;
  return operationHandler(operationsOfRequest(module).cancel, {
    change: async (context) => ({
      validationStatus: 'DONE',
      closed: true,
      accepted: null,
      ...commentsOf(context.input),
      ...(await acceptance.prepareOther?.(context, context.record, 'CANCELED')),
    }),
    async after(context) {
      const words = context.input.comments || null;
      await notifyRequester(context, module, context.saved, 'CANCELED', words);
      const requester = await findRequester(context.tx, module, context.saved);
      await announce(context, acceptance, context.saved, requester, 'CANCELED', words);
    },
  });
}

function addDocumentsHandler(acceptance: Acceptance): OperationHandler {
  const { module } = acceptance;
  return operationHandler(operationsOfRequest(module).addDocuments, {
    prepare: (call) =>
      prepareFiles(call, call.input.documents ?? [], { accept: 'any', property: 'documents' }),
    async change(context) {
      const { input, prepared } = context;
      await saveDocuments(context, module, prepared);
      return {
        validationStatus: 'WAITING_VALIDATION',
        ...(input.comments && { requesterComments: input.comments }),
      };
    },
    async after(context) {
      await announce(
        context,
        acceptance,
        context.saved,
        // Documents are added by the person who would be written to.
        undefined,
        'DOCUMENTS_ADDED',
        context.input.comments || null,
      );
    },
  });
}

/** The code of the operations of a type of request, by their names. */
export const requestOperationHandlers = (acceptance: Acceptance) =>
  ({
    decide: decideHandler(acceptance),
    cancel: cancelHandler(acceptance),
    addDocuments: addDocumentsHandler(acceptance),
  }) satisfies Record<keyof ReturnType<typeof operationsOfRequest>, OperationHandler>;
