import type { LocaleName } from '../../i18n/locale.ts';
import {
  MOST_ANSWERED_ROWS,
  type DataAnswer,
  type DataValue,
} from '../../resources/figures/dataSet/query.ts';
import { dayIn } from '../../resources/numbers/dates.ts';
import type { Services, SignedInCaller } from '../context.ts';
import { answerQuery } from './answerQuery.ts';
import { AnswerCache } from './answerCache.ts';
import { reachSettings } from './reach.ts';
import { planSource, type SourcePlan, type SourceQuestion } from './sourcePlan.ts';
import { runSourceQuery } from './sourceQuery.ts';

type ReportingServices = Pick<Services, 'db' | 'reporting' | 'settings'>;

/** What a source answers, and whether it reads data of persons: such a reading leaves its audit row. */
export interface SourceAnswer extends DataAnswer {
  readonly isPersonal: boolean;
}

const cache = new AnswerCache<DataAnswer>();

/** Answers a plan without a cache, at most so many rows. */
export async function answerPlan(
  services: ReportingServices,
  caller: SignedInCaller,
  { plan }: Pick<SourcePlan, 'plan'>,
  language: LocaleName,
  most: number = MOST_ANSWERED_ROWS,
): Promise<DataAnswer & { readonly cost: number | null }> {
  if (plan.kind === 'DATA_SET') {
    const answer = await answerQuery(services, caller, plan.plan, language);
    const { rows, keys } = answer;
    return {
      ...answer,
      rows: rows.slice(0, most),
      keys: keys.slice(0, most),
      isCut: answer.isCut || rows.length > most,
      cost: null,
    };
  }
  const countedAt = new Date().toISOString();
  return runSourceQuery(services, caller, plan, async ({ columns, cost, batches }) => {
    const rows: DataValue[][] = [];
    for await (const batch of batches) {
      rows.push(...batch);
      if (rows.length > most) break;
    }
    const answered = rows.slice(0, most);
    return { columns, rows: answered, keys: answered, isCut: rows.length > most, countedAt, cost };
  });
}

/**
 * Answers a saved source, or a question to a data set, as far as the caller's rights reach: at most
 * `MOST_ANSWERED_ROWS` rows. What has no data of persons is kept for as long as the source says, for callers of the same
 * reach and rights; `countedAt` says when it was counted. The caller may be the recipient of a schedule.
 * @throws Refusal 409, 422 as `planSource`
 */
export async function answerSource(
  services: ReportingServices,
  caller: SignedInCaller,
  question: SourceQuestion,
  language: LocaleName,
  { refresh = false } = {},
): Promise<SourceAnswer> {
  const planned = await planSource(services.db, caller, question);
  const { source, isPersonal } = planned;
  const seconds = isPersonal ? 0 : (source?.cacheSeconds ?? 0);
  const { dataSourceId: _id, ...asked } = question;
  const key = JSON.stringify([
    source && [source.id, source.version],
    asked,
    [...planned.values],
    reachSettings(caller),
    caller.actor.timezone,
    dayIn(caller.actor.timezone),
    language,
  ]);
  const answer = await cache.get(services.db, key, { seconds, refresh }, async () => {
    const { cost: _cost, ...counted } = await answerPlan(services, caller, planned, language);
    return counted;
  });
  return { ...answer, isPersonal };
}
