import type { LocaleName } from '../../../i18n/locale.ts';
import type { SignedInCaller } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { notFound } from '../../errors.ts';
import { readSources } from '../sourcePlan.ts';
import { planReport, type ReportPlan, type ReportRequest } from './planReport.ts';
import { findTemplate } from './template.ts';

/**
 * Reads a template with its data source and plans its report for a caller.
 * @throws Refusal 404 where there is no such template, and as `planReport`
 */
export async function planFor(
  db: Queryable,
  caller: SignedInCaller,
  templateId: number,
  request: ReportRequest,
  language: LocaleName,
): Promise<ReportPlan> {
  const template = await findTemplate(db, templateId, caller.actor);
  if (!template) throw notFound();
  const [source = null] = await readSources(
    db,
    template.dataSourceId === null ? [] : [template.dataSourceId],
  );
  return planReport(template, source, request, caller, language);
}
