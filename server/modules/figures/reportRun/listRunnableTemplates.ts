import type { LocaleName } from '../../../../i18n/locale.ts';
import {
  listRunnableTemplates,
  type RunnableTemplate,
} from '../../../../resources/figures/reportRun/calls.ts';
import type { Services, SignedInCaller } from '../../../context.ts';
import { Refusal } from '../../../errors.ts';
import { handleRead } from '../../../http/handle.ts';
import { languageIn } from '../../../language.ts';
import { describeQueryParameters, describeSetParameters } from '../../../reporting/describeParameters.ts';
import { reportQuestion } from '../../../reporting/report/reportQuestion.ts';
import {
  activeTemplates,
  descriptionOf,
  isOpenTo,
  titleOf,
  type ReportTemplate,
} from '../../../reporting/report/template.ts';
import {
  checkSourceQuery,
  mayUseSource,
  readSources,
  type StoredSource,
} from '../../../reporting/sourcePlan.ts';
import { visibleSets } from '../../../reporting/visibleSet.ts';
import { languageOf } from '../../../texts/configuredText.ts';

/** Whether a query runs here, and may be read by the caller. */
async function answersQuery(
  { reporting }: Pick<Services, 'reporting'>,
  source: StoredSource,
  caller: SignedInCaller,
): Promise<boolean> {
  if (!reporting) return false;
  try {
    await checkSourceQuery(source, caller);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** What a template asks of the caller; undefined where the caller cannot run it. */
async function whatIsAsked(
  services: Pick<Services, 'reporting'>,
  template: ReportTemplate,
  source: StoredSource | null,
  caller: SignedInCaller,
  language: LocaleName,
): Promise<Pick<RunnableTemplate, 'parameters' | 'hasAsOf'> | undefined> {
  if (!isOpenTo(template, caller.actor)) return undefined;
  if (source && (!source.isActive || !mayUseSource(source, caller.actor))) return undefined;
  const { query, parameters } = reportQuestion(template.definition, source);
  if (!query) {
    if (!source || !(await answersQuery(services, source, caller))) return undefined;
    return { parameters: describeQueryParameters(parameters, language), hasAsOf: false };
  }
  const visible = visibleSets(caller.actor).find(({ stored }) => stored.set.name === query.dataSet);
  // A condition on a column that the user may not see refuses the report as a whole.
  const isSeen = (column: string) => visible?.columns.some(({ name }) => name === column);
  if (!visible || !query.filters.every(({ column }) => isSeen(column))) return undefined;
  return {
    parameters: describeSetParameters(parameters, visible, language),
    hasAsOf: visible.stored.set.asOf === true,
  };
}

export const listRunnableTemplatesHandler = handleRead(
  listRunnableTemplates,
  async ({ db, services, caller, request }) => {
    const language = languageIn(languageOf(request, caller.actor));
    const templates = await activeTemplates(db, caller.actor);
    const sources = await readSources(
      db,
      templates.flatMap(({ dataSourceId }) => dataSourceId ?? []),
    );
    const offered = await Promise.all(
      templates.map(async (template): Promise<RunnableTemplate | undefined> => {
        const source = sources.find(({ id }) => id === template.dataSourceId) ?? null;
        const asked = await whatIsAsked(services, template, source, caller, language);
        return (
          asked && {
            id: template.id,
            name: titleOf(template, language),
            description: descriptionOf(template, language) || null,
            formats: [...template.formats],
            ...asked,
          }
        );
      }),
    );
    return offered.filter((one) => one !== undefined);
  },
);
