import type { LocaleName } from '../../../../i18n/locale.ts';
import type { DataAnswer } from '../../../../resources/figures/dataSet/query.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import type { Services, SignedInCaller } from '../../../context.ts';
import { AnswerCache } from '../../../reporting/answerCache.ts';
import { answerQuery } from '../../../reporting/answerQuery.ts';
import type { QueryPlan } from '../../../reporting/queryPlan.ts';
import { reachSettings } from '../../../reporting/reach.ts';

/** Seconds for which figures are not counted again unless it is asked for. */
const FRESH_SECONDS = 120;

const cache = new AnswerCache<DataAnswer>();

/**
 * Answers a question from memory where it was answered a short while ago for a user who sees the same: users of the same
 * reach, rights, language and day do.
 */
export function answerFromCache(
  { db }: Pick<Services, 'db'>,
  caller: SignedInCaller,
  plan: QueryPlan,
  language: LocaleName,
  { refresh = false, seconds = FRESH_SECONDS } = {},
): Promise<DataAnswer> {
  const { timezone } = caller.actor;
  const key = JSON.stringify([plan.query, reachSettings(caller), language, timezone, dayIn(timezone)]);
  return cache.get(db, key, { seconds, refresh }, () => answerQuery({ db }, caller, plan, language));
}
