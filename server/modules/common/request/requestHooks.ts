import sql, { join, type Sql } from 'sql-template-tag';
import { allOf, allows } from '../../../../resources/kit/access.ts';
import { MAX_LABEL } from '../../../../resources/common/label/calls.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import {
  FROM_PRODUCT,
  type AnyRequest,
  type RequestModule,
  type RequestRecord,
} from '../../../../resources/kit/request.ts';
import { queryIds, queryWords } from '../../../../resources/kit/calls/query.ts';
import { hooksFor, type PreparedSearch, type ExtraFilter, type Hooks } from '../../../crud/hooks.ts';
import { queryText } from '../../../crud/searchShape.ts';
import { TO_DECIDE } from '../../../../resources/common/request/overview.ts';
import type { SearchQuery } from '../../../crud/searchQuery.ts';
import { likeText } from '../../../crud/where.ts';
import type { SignedInCaller } from '../../../context.ts';
import type { StoredRecord, Values } from '../../../write/recordValues.ts';
import { notifyDeciders, type NotifiedRequest } from './notifyRequester.ts';
import { requestScope } from './scope.ts';
import { termChanges, type TermState, type Term } from './term.ts';
import type { ConfigurationValue } from '../../../../resources/common/configuration/configurationValues.ts';
import type { Queryable } from '../../../db/db.ts';
import { entries } from '../configuration/entries.ts';

/** The term of a type of request as the operator has set it, else as it is declared; `null` where it has none. */
async function readTerm(db: Queryable, { name, request }: AnyRequest): Promise<Term | null> {
  if (request.termDays === null) return null;
  const set = new Map(
    (await entries(db, ['requestTerms', 'localHolidays'])).map(({ key, value }) => [key, value]),
  );
  const terms = set.get('requestTerms') as ConfigurationValue<'requestTerms'> | undefined;
  const holidays = set.get('localHolidays') as ConfigurationValue<'localHolidays'> | undefined;
  return { days: terms?.[name] ?? request.termDays, holidays: new Set(holidays) };
}

/** Filters that name what they want; without one of them a queue leaves out what is decided one by one. */
const EXACT = ['origin', 'ids', 'label', 'universalSearch'];

/** Whether a search is for open requests alone. */
const isOfOpen = ({ closed, validationStatus }: SearchQuery): boolean =>
  closed === false || (validationStatus !== undefined && !String(validationStatus).includes('DONE'));

/** Whether a search is for what waits for a decision, as the queue's first tab. */
const isToDecide = ({ validationStatus }: SearchQuery): boolean =>
  String(validationStatus) === TO_DECIDE.validationStatus;

/** The documents of a request, over alias `t`. */
const documentsOf = ({ request }: AnyRequest): Sql => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'title', d.title, 'filename', d.filename, 'type', d.type,
      'size', d.size) order by d.id), '[]'::jsonb)
    from document d where d.document_type = ${request.objectType}::text and d.document_type_id = t.id) as documents`;

const filters: Readonly<Record<string, ExtraFilter>> = {
  requesterName: {
    shape: queryText(),
    where: (text: string) => sql`fold_text(t.requester_name) like fold_text(${`%${likeText(text)}%`})`,
  },
};

/** The labels of a request, over alias `t`. */
const labelsOf = ({ request }: AnyRequest): Sql => sql`
  array(select l.value from label l where l.object_type = ${request.objectType}::text and l.object_id = t.id
    order by lower(l.value)) as labels`;

/** Requests by who asked, for those who decide on them. */
const requesterFilters = ({ request: { decide } }: AnyRequest): Readonly<Record<string, ExtraFilter>> => ({
  creationUserId: {
    shape: queryIds(),
    read: decide,
    where: (ids: number[]) => sql`t.creation_user_id = any(${ids}::bigint[])`,
  },
  creationEntityId: {
    shape: queryIds(),
    read: decide,
    where: (ids: number[]) => sql`t.creation_entity_id = any(${ids}::bigint[])`,
  },
});

/** Requests with a label, for those who decide on them and see labels. */
const labelFilter = ({ request }: AnyRequest): ExtraFilter => ({
  shape: queryText(MAX_LABEL),
  read: allOf('LIST_LABELS', request.decide),
  where: (value: string) => sql`t.id in (select l.object_id from label l
    where l.object_type = ${request.objectType}::text and lower(l.value) = lower(${value}))`,
});

/** Where requests of a type may come from, for those who decide on them. */
const originFilter = ({ request: { origins, decide } }: AnyRequest): ExtraFilter => ({
  read: decide,
  shape: (productToken) => queryWords([productToken, FROM_PRODUCT, ...origins]),
  where: (given: string[]) => sql`(t.origin = any(${given}::text[])
    or (${given.includes(FROM_PRODUCT)} and t.origin <> all(${[...origins]}::text[])))`,
});

/** The rules of a request type's queue beside its declaration. */
export interface QueueRules<R> {
  /** Requests, over alias `t`, that the queue lists also where it leaves out their origin. */
  readonly listed?: Sql;
  /** Requests, over alias `t`, that wait for a person affected before they can be accepted: they are not to be decided. */
  readonly unready?: Sql;
  /** Open requests, over alias `t`, to which a person affected objects: they stand at the head of the queue. */
  readonly objected?: Sql;
  /** Whether a new request concerns those who decide; all do by default. */
  readonly isForDeciders?: (record: R) => boolean;
}

/** Returns the hooks that all types of request share for search, read and save; `own` adds those of one type. */
function hooksOf<R extends StoredRecord & NotifiedRequest>(
  module: AnyRequest,
  own: Hooks<R>,
  { listed, unready, objected, isForDeciders }: QueueRules<R>,
): Hooks<R> {
  const { oneByOne } = module.request;
  const exact = [...EXACT, ...Object.keys(own.filters ?? {})];
  const prepareSearch = (query: SearchQuery, caller: SignedInCaller): PreparedSearch => {
    if (exact.some((name) => query[name] !== undefined)) return { query };
    const rules = [
      ...(oneByOne
        ? [sql`(t.origin <> all(${[...oneByOne.origins]}::text[]) or ${listed ?? sql`false`})`]
        : []),
      ...(unready && isToDecide(query) ? [sql`not ${unready}`] : []),
    ];
    if (rules.length === 0) return { query };
    const scope = requestScope(caller);
    return { query, scope: join(scope === null ? rules : [scope, ...rules], ' and ') };
  };
  return {
    scope: requestScope,
    prepareSearch,
    ...(objected && { firstOf: (query: SearchQuery) => (isOfOpen(query) ? objected : undefined) }),
    ...own,
    filters: {
      ...filters,
      ...requesterFilters(module),
      origin: originFilter(module),
      label: labelFilter(module),
      ...own.filters,
    },
    select: own.select ? join([own.select, labelsOf(module)]) : labelsOf(module),
    selectOne: own.selectOne ? join([own.selectOne, documentsOf(module)]) : documentsOf(module),
    present: (record, caller) => {
      const shown = own.present?.(record, caller) ?? record;
      return {
        ...shown,
        publicRequest: record.requesterName ? { requesterName: record.requesterName } : null,
        labels: allows('LIST_LABELS', caller.actor) ? (record.labels ?? []) : [],
      };
    },
    beforeSave: async (context) => ({
      ...(context.before === null && {
        origin: context.services.settings.productToken,
        creationUserId: context.caller.actor?.id ?? null,
        creationEntityId: context.caller.actor?.entity?.id ?? null,
        validationStatus: 'WAITING_VALIDATION',
        closed: false,
        ...context.changes,
      }),
      ...termChanges(
        await readTerm(context.tx, module),
        context.before as TermState | null,
        context.changes as Values,
      ),
      ...(await own.beforeSave?.(context)),
    }),
    afterSave: async (context) => {
      if (context.before === null && isForDeciders?.(context.record) !== false)
        await notifyDeciders(context, module, context.record);
      await own.afterSave?.(context);
    },
  };
}

/** Hooks of a type of request, with its own beside those of all. */
export const requestHooksFor = <
  const M extends RequestModule,
  R extends StoredRecord & NotifiedRequest = RecordOfModule<M> & RequestRecord,
>(
  module: M,
  own: Hooks<NoInfer<R>> = {},
  queue: QueueRules<R> = {},
): Hooks<R> => hooksFor<M, R>(module, hooksOf<R>(module, own, queue));
