import type { LocaleName } from '../../../i18n/locale.ts';
import type { Services, SignedInCaller } from '../../context.ts';
import { runSourceQuery } from '../sourceQuery.ts';
import { streamQuery, type RowSink } from '../streamQuery.ts';
import type { ReportPlan } from './planReport.ts';

/**
 * Streams the rows of a report, of a data set or of a query, from one state of the register.
 * @returns when the state was read
 */
export async function streamReport(
  services: Pick<Services, 'db'> & Partial<Pick<Services, 'reporting' | 'settings' | 'standby'>>,
  caller: SignedInCaller,
  { plan, template: { definition } }: ReportPlan,
  language: LocaleName,
  sink: RowSink,
): Promise<string> {
  if (plan.kind === 'DATA_SET')
    return (await streamQuery(services, caller, plan.plan, language, sink)).countedAt;
  return runSourceQuery(services, caller, plan, async ({ columns, batches }) => {
    const countedAt = new Date().toISOString();
    const chosen = (definition.columns ?? columns.map(({ name }) => name))
      .map((name) => columns.findIndex((one) => one.name === name))
      .filter((at) => at >= 0);
    await sink.columns?.(chosen.map((at) => columns[at]!));
    for await (const batch of batches)
      await sink.rows(batch.map((row) => chosen.map((at) => row[at] ?? null)));
    return countedAt;
  });
}
