import type { LocaleName } from '../../../../i18n/locale.ts';
import type { DataAnswer } from '../../../../resources/figures/dataSet/query.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import type { Services, SignedInCaller } from '../../../context.ts';
import type { Db } from '../../../db/db.ts';
import { answerQuery } from '../../../reporting/answerQuery.ts';
import type { QueryPlan } from '../../../reporting/queryPlan.ts';
import { rightsOf } from '../../../reporting/visibleSet.ts';

/** Milliseconds for which figures are not counted again unless it is asked for. */
export const FRESH_MS = 120_000;
/** Answers that are kept at most; the oldest go first. */
const MOST_KEPT = 500;

interface Kept {
  readonly at: number;
  readonly answer: Promise<DataAnswer>;
}

const kept = new WeakMap<Db, Map<string, Kept>>();

/** Users of the same reach, rights, language and day have the same figures. */
function keyOf(
  { query }: QueryPlan,
  { actor, scopeEntityIds }: SignedInCaller,
  language: LocaleName,
): string {
  const reach = actor.isOperator ? 'ALL' : scopeEntityIds.toSorted((a, b) => a - b);
  return JSON.stringify([query, reach, rightsOf(actor), language, actor.timezone, dayIn(actor.timezone)]);
}

/** Answers a question from memory where it was answered a short while ago for a user who sees the same. */
export function answerFromCache(
  { db }: Pick<Services, 'db'>,
  caller: SignedInCaller,
  plan: QueryPlan,
  language: LocaleName,
  { refresh = false, freshMs = FRESH_MS } = {},
): Promise<DataAnswer> {
  const answers = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, answers);
  const key = keyOf(plan, caller, language);
  const found = answers.get(key);
  if (found && !refresh && Date.now() - found.at < freshMs) return found.answer;
  const answer = answerQuery({ db }, caller, plan, language);
  answers.delete(key);
  answers.set(key, { at: Date.now(), answer });
  const [oldest] = answers.keys();
  if (answers.size > MOST_KEPT && oldest !== undefined) answers.delete(oldest);
  // What failed is no answer to the next who asks.
  answer.catch(() => {
    if (answers.get(key)?.answer === answer) answers.delete(key);
  });
  return answer;
}
