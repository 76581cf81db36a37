import { listRunnableTemplates } from '../../../../resources/figures/reportRun/calls.ts';
import { handleRead } from '../../../http/handle.ts';
import { languageIn } from '../../../language.ts';
import { labelsOf } from '../../../reporting/labels.ts';
import { activeTemplates, descriptionOf, isOpenTo, titleOf } from '../../../reporting/report/template.ts';
import { visibleSets } from '../../../reporting/visibleSet.ts';
import { languageOf } from '../../../texts/configuredText.ts';

export const listRunnableTemplatesHandler = handleRead(
  listRunnableTemplates,
  async ({ db, caller: { actor }, request }) => {
    const language = languageIn(languageOf(request, actor));
    const sets = new Map(visibleSets(actor).map((visible) => [visible.stored.set.name, visible]));
    const templates = await activeTemplates(db, actor);
    return templates.flatMap((template) => {
      const { query, parameters } = template.definition;
      const visible = sets.get(query.dataSet);
      if (!visible || !isOpenTo(template, actor)) return [];
      const labels = labelsOf(query.dataSet, language);
      const columns = new Map(visible.columns.map((column) => [column.name, column]));
      // A condition on a column that the user may not see refuses the report as a whole.
      if (query.filters.some(({ column }) => !columns.has(column))) return [];
      return [
        {
          id: template.id,
          name: titleOf(template, language),
          description: descriptionOf(template, language) || null,
          dataSet: query.dataSet,
          parameters: parameters.flatMap((parameter) => {
            const column = columns.get(parameter.column);
            const own = language === 'en' ? parameter.titleEn : parameter.title;
            return column ? [{ ...parameter, label: own || labels.column(column) }] : [];
          }),
          formats: [...template.formats],
          hasAsOf: visible.stored.set.asOf === true,
        },
      ];
    });
  },
);
