import sql from 'sql-template-tag';
import type { DataFilter, DataQuery } from '../../resources/figures/dataSet/query.ts';
import {
  filtersOf,
  queryValueOf,
  resolveParameters,
  type Parameter,
  type ParameterValue,
  type ParameterValues,
  type QueryValue,
} from '../../resources/figures/dataSet/parameters.ts';
import type { FieldError } from '../../resources/kit/codes.ts';
import { allows, type Access } from '../../resources/kit/access.ts';
import type { Permission } from '../../resources/kit/permissions.ts';
import { dayIn } from '../../resources/numbers/dates.ts';
import type { SignedInCaller } from '../context.ts';
import type { Queryable } from '../db/db.ts';
import { conflict, formError, Refusal } from '../errors.ts';
import { refuseFault } from './query/refuseFault.ts';
import { catalogue } from './query/catalogue.ts';
import { checkQuery, type CheckedQuery } from './query/checkQuery.ts';
import { QueryFault } from './query/fault.ts';
import { textsOf, typesOf } from './query/parameterTypes.ts';
import { planQuery, type QueryPlan } from './queryPlan.ts';

/** A source before its parameters have values: one that is saved, or one that is being made. */
export interface SourceDefinition {
  readonly kind: 'DATA_SET' | 'QUERY';
  readonly question: DataQuery | null;
  readonly queryText: string | null;
  readonly parameters: readonly Parameter[];
}

/** A saved source. */
export interface StoredSource extends SourceDefinition {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly requiredPermission: string | null;
  readonly cacheSeconds: number;
  readonly isPersonal: boolean;
  readonly isActive: boolean;
}

/** What is asked: a saved source with values for its parameters, or a data set; and filters beside them. */
export interface SourceQuestion {
  readonly dataSourceId?: number;
  /** A question to a data set, where no source is named. */
  readonly query?: DataQuery;
  readonly parameters?: ParameterValues;
  /** Further filters, of sources that are data sets. */
  readonly filters?: readonly DataFilter[];
  /** The day whose figures are wanted. */
  readonly asOf?: string;
}

/** A question that can be answered, with all that the caller may not see refused or left out. */
export interface SourcePlan {
  readonly source: StoredSource | null;
  /** It reads a column about persons. */
  readonly isPersonal: boolean;
  readonly values: ReadonlyMap<string, ParameterValue>;
  readonly plan:
    | { readonly kind: 'DATA_SET'; readonly plan: QueryPlan }
    | { readonly kind: 'QUERY'; readonly query: CheckedQuery; readonly texts: readonly (string | null)[] };
}

const columns = sql`select id, version, name, kind, question, query_text, parameters, required_permission, cache_seconds,
  is_personal, is_active from data_source`;

/** Reads saved sources by their numbers, also those that the caller may not use. */
export const readSources = (db: Queryable, ids: readonly number[]): Promise<StoredSource[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.query<StoredSource>(sql`${columns} where id = any(${[...ids]}::bigint[])`);

/** Whether an actor has the permission that a source asks for beside those of its data. */
export const mayUseSource = (
  { requiredPermission }: Pick<StoredSource, 'requiredPermission'>,
  actor: SignedInCaller['actor'],
): boolean => requiredPermission === null || allows(requiredPermission as Permission, actor);

/**
 * Reads a saved source that the caller may use.
 * @throws Refusal 422 UNKNOWN_DATA_SOURCE, 409 DATA_SOURCE_INACTIVE
 */
async function getSource(db: Queryable, id: number, { actor }: SignedInCaller): Promise<StoredSource> {
  const [source] = await readSources(db, [id]);
  if (!source || !mayUseSource(source, actor))
    throw formError([{ property: 'dataSourceId', error: 'UNKNOWN_DATA_SOURCE' }]);
  if (!source.isActive) throw conflict('DATA_SOURCE_INACTIVE');
  return source;
}

/**
 * The values of a query's parameters on the day of the caller.
 * @throws Refusal 422 for a condition that means no single value
 */
function queryValues(
  parameters: readonly Parameter[],
  values: ReadonlyMap<string, ParameterValue>,
  today: string,
): ReadonlyMap<string, QueryValue> {
  const single = new Map<string, QueryValue>();
  const errors: FieldError[] = [];
  for (const one of parameters) {
    const given = values.get(one.name);
    const value = given && queryValueOf(one, given, today);
    if (value !== undefined) single.set(one.name, value);
    else if (given) errors.push({ property: `parameters.${one.name}`, error: 'WRONG_PARAMETER' });
  }
  if (errors.length > 0) throw formError(errors);
  return single;
}

/**
 * Checks the query of a source, and whether the caller may read what is personal in it.
 * @throws Refusal 422 for a query that is not run
 */
export async function checkSourceQuery(
  { queryText, parameters }: SourceDefinition,
  { actor }: SignedInCaller,
): Promise<CheckedQuery> {
  try {
    const checked = await checkQuery(queryText ?? '', catalogue, typesOf(parameters));
    const hidden = [...checked.personal].find(([, access]: [string, Access]) => !allows(access, actor));
    if (hidden)
      throw new Refusal(422, 'FORM_ERROR_MSG', [{ property: 'queryText', error: 'UNKNOWN_COLUMN' }], {
        column: hidden[0],
      });
    return checked;
  } catch (error) {
    throw error instanceof QueryFault ? refuseFault(error) : error;
  }
}

/**
 * Resolves a source and the values of its parameters for a caller.
 * @throws Refusal 422 for what is not there for this caller, and for values that do not fit
 */
export async function planDefinition(
  definition: SourceDefinition,
  caller: SignedInCaller,
  { parameters = {}, filters = [], asOf }: Omit<SourceQuestion, 'dataSourceId' | 'query'>,
): Promise<Omit<SourcePlan, 'source'>> {
  const { values, errors } = resolveParameters(definition.parameters, parameters);
  if (errors.length > 0) throw formError(errors);
  if (definition.kind === 'QUERY') {
    if (filters.length > 0) throw formError([{ property: 'filters', error: 'QUERY_HAS_NO_FILTERS' }]);
    if (asOf !== undefined) throw formError([{ property: 'asOf', error: 'NO_VERSIONS_KEPT' }]);
    const query = await checkSourceQuery(definition, caller);
    const single = queryValues(definition.parameters, values, dayIn(caller.actor.timezone));
    const texts = textsOf(query.names, single);
    return { isPersonal: query.personal.size > 0, values, plan: { kind: 'QUERY', query, texts } };
  }
  const { question } = definition;
  if (!question) throw formError([{ property: 'question', error: 'MISSING_QUESTION' }]);
  const plan = planQuery(
    {
      ...question,
      filters: [...question.filters, ...filtersOf(definition.parameters, values), ...filters],
      ...(asOf !== undefined && { asOf }),
    },
    caller.actor,
  );
  return { isPersonal: plan.isPersonal, values, plan: { kind: 'DATA_SET', plan } };
}

/**
 * Resolves a question for a caller: the same rights as if the caller had asked the data sets themselves.
 * @throws Refusal as `planDefinition`, and for a source that the caller may not use
 */
export async function planSource(
  db: Queryable,
  caller: SignedInCaller,
  { dataSourceId, query, ...rest }: SourceQuestion,
): Promise<SourcePlan> {
  const source = dataSourceId === undefined ? null : await getSource(db, dataSourceId, caller);
  const definition: SourceDefinition = source ?? {
    kind: 'DATA_SET',
    question: query ?? null,
    queryText: null,
    parameters: [],
  };
  return { source, ...(await planDefinition(definition, caller, rest)) };
}
