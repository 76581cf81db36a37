import { z } from 'zod';
import { storedDecision } from '../delayedDecision/calls.ts';
import { anyOf } from '../../kit/access.ts';
import { defineCall } from '../../kit/call.ts';
import { byId, idNumber, idText } from '../../kit/values/ids.ts';
import {
  MAX_BULK,
  requestDocument,
  VALIDATION_STATUSES,
  VALIDATIONS,
  type AnyRequest,
} from '../../kit/request.ts';
import { requestConditions } from '../../kit/operations/requestConditions.ts';
import { impersonal } from '../../kit/values/personal.ts';
import { owed } from '../../kit/values/described.ts';

const id = z.number().int();
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const camel = (path: string): string => path.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The name under which a body names several requests: `animalTransferIds`. */
export const idsProperty = ({ name }: AnyRequest): string => `${name}Ids`;
/** The name under which an answer has several requests: `animalTransfers`. A path may be in the singular. */
export const listProperty = ({ path, name }: AnyRequest): string =>
  camel(path) === name ? `${name}s` : camel(path);

/** A request after its decision. */
const decided = (module: AnyRequest) =>
  z.object({
    id,
    version: z.number(),
    [module.title]: z.string().max(200).nullable(),
    validationStatus: z.enum(VALIDATION_STATUSES),
    closed: z.boolean(),
    accepted: z.boolean().nullable(),
  });

/** The calls of a type of request beside those of its fields and operations. */
export function requestCalls(module: AnyRequest) {
  const { name, path, access, request } = module;
  const one = capital(name);
  return {
    decideSeveral: defineCall({
      name: `decide${capital(listProperty(module))}`,
      method: 'PUT',
      path: `/${path}/bulk-update`,
      access: request.decide,
      failure: request.decideFailure,
      summary:
        'Accepts or rejects several requests ten seconds later, unless it is taken back; refused for all where something stands against one',
      body: z.strictObject({
        [idsProperty(module)]: owed(z.array(idNumber).max(MAX_BULK, 'TOO_MANY_SELECTED').nullish()),
        validation: owed(z.enum(['ACCEPTED', 'REJECTED'], 'INVALID_VALIDATION').nullish()),
        comments: z.string().trim().max(2000).nullish(),
        reasons: z.array(z.string().trim().max(300)).max(20).nullish(),
      }),
      answer: z.object({ decision: storedDecision, [listProperty(module)]: z.array(decided(module)) }),
      errors: [
        'FORM_ERROR_MSG',
        requestConditions(request).isOpen.otherwise,
        ...request.refusals,
        ...(request.oneByOne ? [request.oneByOne.code] : []),
        'ERROR_BULK_ACCEPT',
        'ERROR_BULK_REJECT',
        'STALE_VERSION',
        'TOO_MANY_SELECTED',
      ],
    }),
    reasons: defineCall({
      name: `list${one}Reasons`,
      method: 'GET',
      path: `/${path}/reasons`,
      access: anyOf(request.decide, access.read),
      summary: 'Lists the reasons that a decision can give, in the user’s language',
      answer: z.array(
        z.object({ id: z.string(), name: impersonal(z.string()), validations: z.array(z.enum(VALIDATIONS)) }),
      ),
    }),
    document: defineCall({
      name: `get${one}Document`,
      method: 'GET',
      path: `/${path}/:id/documents/:documentId`,
      access: access.read,
      summary: 'Reads a document of a request, its contents as base64',
      params: byId.extend({ documentId: idText }),
      reads: { objectType: 'document' },
      answer: requestDocument.omit({ title: true }).extend({ contents: z.string() }),
    }),
  };
}
