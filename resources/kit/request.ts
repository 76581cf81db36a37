import { z } from 'zod';
import { anyOf, type Access } from './access.ts';
import { boolean, choice, date, longText, reference, text, timestamp } from './fields.ts';
import {
  defineModule,
  type AnyModule,
  type Module,
  type ModuleDeclaration,
  type RecordOf,
} from './module.ts';
import type { Fields, RequestLifecycle, Validation } from './types.ts';
import { toUpperSnake } from './names.ts';
import type { Permission } from './permissions.ts';

export const VALIDATION_STATUSES = ['WAITING_VALIDATION', 'WAITING_DOCUMENTATION', 'DONE'] as const;
export const VALIDATIONS = [
  'ACCEPTED',
  'REJECTED',
  'MORE_INFORMATION_NEEDED',
] as const satisfies readonly Validation[];

/** The decisions that a reason fits which documents can still mend. */
export const MENDABLE: readonly Validation[] = ['REJECTED', 'MORE_INFORMATION_NEEDED'];
/** The decision that a reason fits which nothing can mend. */
export const REJECTION: readonly Validation[] = ['REJECTED'];

/** The columns that each decision sets. */
export const OUTCOMES = {
  ACCEPTED: { validationStatus: 'DONE', closed: true, accepted: true },
  REJECTED: { validationStatus: 'DONE', closed: true, accepted: false },
  MORE_INFORMATION_NEEDED: { validationStatus: 'WAITING_DOCUMENTATION', closed: false, accepted: null },
} as const satisfies Record<Validation, object>;

/** In a filter by origin: made in the product itself, whatever its token is. */
export const FROM_PRODUCT = 'PRODUCT';

/** Most requests of one bulk decision. */
export const MAX_BULK = 100;

const computed = { computed: true } as const;
const ofOne = { computed: true, recordOnly: true } as const;

/** The fields of every request, whatever it asks for. */
const requestFields = {
  /** The product's token, or one of the declared origins. */
  origin: text(computed),
  validationStatus: choice(VALIDATION_STATUSES, {
    ...computed,
    tones: { WAITING_VALIDATION: 'attention', WAITING_DOCUMENTATION: 'info', DONE: 'neutral' },
  }),
  closed: boolean(computed),
  /** Empty and closed: canceled. */
  accepted: boolean(computed),
  creationUserId: reference('user', computed),
  creationEntityId: reference('entity', computed),
  /** The name of a requester without an account. */
  requesterName: text({ computed: true, personal: true }),
  comments: longText({ ...ofOne, max: 2000 }),
  /** The requester's own words, beside documents that were asked for. */
  requesterComments: longText({ ...ofOne, max: 2000, personal: true }),
  reason: longText({ ...ofOne, max: 10_000 }),
  decisionUserId: reference('user', ofOne),
  /** The last day of the legal term; it moves while documents are awaited. */
  dueDate: date({ ...computed, notBefore: 'creationTimestamp' }),
  /** The day on which the term began to pause. */
  termPauseDate: date(ofOne),
  creationTimestamp: timestamp(computed),
  lastUpdateTimestamp: timestamp({ ...computed, notBefore: 'creationTimestamp' }),
} satisfies Fields;

/** Whether a field is one that every request has. */
export const isCommonField = (name: string): boolean => Object.hasOwn(requestFields, name);

/** A document of a request, without its contents. */
export const requestDocument = z.object({
  id: z.number().int(),
  title: z.string().nullable(),
  filename: z.string(),
  type: z.string(),
  size: z.number(),
});
export type RequestDocument = z.output<typeof requestDocument>;

/** Values in the answers of every request that are not fields; only the answer with a single request has documents. */
const requestAnswers = {
  publicRequest: z.object({ requesterName: z.string() }).nullable(),
  labels: z.array(z.string()),
  documents: z.array(requestDocument).optional(),
};

type RequestFields = typeof requestFields;

/** The fields that every request has by its declaration. */
export type RequestRecord = RecordOf<RequestFields>;

/** A request as its type's own rules look at it: a queue's row has fewer of its fields than its page. */
type FactsOf<F extends Fields> = Partial<RecordOf<F & RequestFields>>;

/** Filters by who asked, for those who decide. */
export const FILTERS_OF_DECIDERS = [
  'creationUserId',
  'creationEntityId',
] as const satisfies readonly (keyof RequestFields)[];

/** A request as it is declared: what it asks for, who may ask, and who decides. */
type RequestDeclaration<Name extends string, F extends Fields> = Omit<
  ModuleDeclaration<Name, F & RequestFields>,
  'fields' | 'access' | 'list' | 'personal'
> & {
  /** The fields of the request. */
  readonly fields: F;
  /** The access to the generated call that makes a request; without it, calls of its own do. */
  readonly ask?: Access;
  readonly decide: Permission;
  /** The access to the requests; by default of those who ask and those who decide. */
  readonly read?: Access;
  /** The users who are offered queue and menu entry; by default those who read them. */
  readonly pages?: Access;
  readonly list?: Partial<ModuleDeclaration<Name, F & RequestFields>['list']>;
} & Partial<Omit<RequestLifecycle<FactsOf<F>>, 'decide'>>;

/** A module whose records are requests. */
export type RequestModule<Name extends string = string, F extends Fields = Fields> = Module<Name, F> & {
  readonly request: RequestLifecycle;
};

/** Any request module, its fields not known to the type checker. */
export type AnyRequest = AnyModule & { readonly request: RequestLifecycle };

/** The request modules among all. */
export const isRequest = (module: AnyModule): module is AnyRequest => module.request !== undefined;

const DEFAULT_ACTIONS: RequestLifecycle['actions'] = {
  ACCEPTED: 'REQUEST_ACCEPTED',
  REJECTED: 'REQUEST_REJECTED',
  MORE_INFORMATION_NEEDED: 'REQUEST_MORE_INFORMATION_NEEDED',
  CANCELED: 'REQUEST_CANCELED',
  DOCUMENTS_ADDED: 'REQUEST_DOCUMENTS_ADDED',
};

/** Declares a type of request. What all requests have in common is added: fields, calls, queue, page. */
export function defineRequest<const Name extends string, const F extends Fields>(
  declaration: RequestDeclaration<Name, F>,
): RequestModule<Name, F & RequestFields> {
  const {
    fields: own,
    ask,
    decide,
    read = ask === undefined ? decide : anyOf(ask, decide),
    pages,
    list,
    reasons = {},
    reasonRequired = [],
    origins = [],
    oneByOne = null,
    codes = { closed: 'REQUEST_ALREADY_CLOSED', notOwn: 'REQUEST_NOT_OWN' },
    cancelWhen = [],
    markOf = null,
    wordingOf = null,
    decisionsOf = null,
    decideFailure = 'ERROR_DECIDE_REQUEST',
    byAnother = null,
    refusals = [],
    actions = DEFAULT_ACTIONS,
    termDays = null,
    objectType = toUpperSnake(declaration.name),
    processType = objectType,
    compares = [],
    keepsEmpty = false,
    isFinal = false,
    decisionFields = {},
    without = [],
    alsoAnswers,
    ...rest
  } = declaration;
  const title = (rest.title ?? 'name') as keyof F & string;
  const columns: readonly ((keyof F & string) | keyof RequestFields)[] = [
    title,
    'requesterName',
    'origin',
    'creationTimestamp',
    'lastUpdateTimestamp',
    ...(termDays === null ? [] : (['dueDate'] as const)),
    'validationStatus',
    'accepted',
  ];
  const filters: readonly (keyof RequestFields)[] = [
    'validationStatus',
    'closed',
    'accepted',
    ...FILTERS_OF_DECIDERS,
    'creationTimestamp',
    'lastUpdateTimestamp',
    ...(termDays === null ? [] : (['dueDate'] as const)),
  ];
  const module = defineModule<string, Fields>({
    menu: { group: 'controls', icon: 'transfer' },
    ...(rest as object),
    name: declaration.name,
    title,
    access: { read, ...(ask !== undefined && { create: ask }), ...(pages !== undefined && { pages }) },
    fields: { ...own, ...requestFields },
    list: {
      columns,
      sort: ['creationTimestamp', 'DESC'],
      sortable: ['id', 'creationTimestamp', ...(termDays === null ? [] : ['dueDate'])],
      ...list,
      filters: [...filters, ...(list?.filters ?? [])],
      search: list?.search ?? [title],
    },
    without: [...without, 'update', 'remove', ...(ask === undefined ? (['create'] as const) : [])],
    alsoAnswers: { ...requestAnswers, ...alsoAnswers },
    personal: true,
  });
  const request: RequestLifecycle<FactsOf<F>> = {
    decide,
    reasons,
    reasonRequired,
    origins,
    oneByOne,
    codes,
    cancelWhen,
    markOf,
    wordingOf,
    decisionsOf,
    decideFailure,
    byAnother,
    refusals,
    actions,
    termDays,
    objectType,
    processType,
    compares,
    keepsEmpty,
    isFinal,
    decisionFields,
  };
  return { ...module, request } as RequestModule<Name, F & RequestFields>;
}
