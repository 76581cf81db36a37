import { z } from 'zod';
import { documents } from '../document/documentsField.ts';
import { FILES_BODY, MAX_FILE_BYTES, MAX_FILES } from '../document/limits.ts';
import { invalidCode, missingCode, type FieldError } from '../../kit/codes.ts';
import { choice, data, longText } from '../../kit/fields.ts';
import { defineOperation, type AnyOperation } from '../../kit/operation.ts';
import { VALIDATIONS, type AnyRequest } from '../../kit/request.ts';
import type { Validation } from '../../kit/types.ts';
import { requestConditions } from '../../kit/operations/requestConditions.ts';
import { EXAMPLE_FILE } from '../../common/document/fileInput.ts';

/** A decision as it is given. */
interface DecisionInput {
  readonly validation?: Validation | null;
  readonly comments?: string | null;
  readonly reasons?: readonly string[] | null;
}

/** Codes of the type's list of reasons, or words of one's own. */
const reasons = data(z.array(z.string().trim().max(300)).max(20));

/** Returns the faults in the reasons of a decision: none where one is required, or one that does not fit it. */
function reasonFaults(
  { request }: AnyRequest,
  { validation, comments, reasons: given }: DecisionInput,
): FieldError[] {
  if (!validation) return [];
  const codes = given ?? [];
  if (request.reasonRequired.includes(validation) && codes.length === 0 && !comments)
    return [{ property: 'reasons', error: missingCode('reasons') }];
  const isUnfit = (code: string): boolean => request.reasons[code]?.includes(validation) === false;
  return codes.some(isUnfit) ? [{ property: 'reasons', error: invalidCode('reasons') }] : [];
}

/** The operations of a type of request by their names: decide it, cancel it, add documents. */
export function operationsOfRequest(module: AnyRequest) {
  const { request, access, title } = module;
  const { isOpen, isOwn, isByAnother } = requestConditions(request);
  const shared = { answer: [title, 'validationStatus', 'closed', 'accepted'] };
  const words = module.name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return {
    decide: defineOperation(module, {
      name: 'decide',
      permission: request.decide,
      when: request.byAnother === null ? [isOpen] : [isOpen, isByAnother],
      path: 'decision',
      input: {
        validation: choice(VALIDATIONS, { required: true }),
        comments: longText(),
        reasons,
        ...request.decisionFields,
      },
      check: (input) => reasonFaults(module, input),
      errors: request.refusals,
      actionOf: ({ validation }) => request.actions[validation],
      failure: request.decideFailure,
      ...(Object.values(request.decisionFields).some(({ files }) => files) && { bodyLimit: FILES_BODY }),
      summary: `Accepts or rejects a request of the type ${words}, or asks for more`,
      icon: 'transfer',
      ...shared,
    }),
    cancel: defineOperation(module, {
      name: 'cancel',
      permission: access.read,
      when: [isOpen, isOwn, ...request.cancelWhen],
      path: 'cancel',
      input: { comments: longText() },
      action: request.actions.CANCELED,
      failure: 'ERROR_CANCEL_REQUEST',
      summary: `Takes back a request of the type ${words} that the user has made`,
      icon: 'transfer',
      danger: true,
      ...shared,
    }),
    addDocuments: defineOperation(module, {
      name: 'addDocuments',
      permission: access.read,
      when: [isOpen, isOwn],
      path: 'documents',
      input: {
        documents: documents({
          most: MAX_FILES,
          maxBytes: MAX_FILE_BYTES,
          owedWhen: 'in any case',
          example: [EXAMPLE_FILE],
        }),
        comments: longText(),
      },
      check: ({ documents: given }) =>
        given?.length ? [] : [{ property: 'documents', error: 'MISSING_DOCUMENTS' }],
      details: ({ documents: given }) => ({ documents: given?.length ?? 0 }),
      action: request.actions.DOCUMENTS_ADDED,
      failure: 'ERROR_UPLOADING',
      bodyLimit: FILES_BODY,
      summary: `Adds documents to a request of the type ${words} that the user has made; one that waited for them waits for validation again`,
      icon: 'file',
      ...shared,
    }),
  };
}

/** Returns the operations of a request of a type. */
export const requestOperations = (module: AnyRequest): readonly AnyOperation[] =>
  Object.values(operationsOfRequest(module));
