import { readQueryTables } from '../../../../resources/figures/dataSource/calls.ts';
import { toSnake } from '../../../../resources/kit/names.ts';
import { handleRead } from '../../../http/handle.ts';
import { languageIn } from '../../../language.ts';
import { labelsOf } from '../../../reporting/labels.ts';
import { FUNCTIONS } from '../../../reporting/query/allowed.ts';
import { catalogue } from '../../../reporting/query/catalogue.ts';
import { ROLE_STATEMENTS } from '../../../reporting/query/reportingRole.ts';
import { visibleSets } from '../../../reporting/visibleSet.ts';
import { languageOf } from '../../../texts/configuredText.ts';

export const readQueryTablesHandler = handleRead(
  readQueryTables,
  ({ services, caller: { actor }, request }) => {
    const { db, reporting, settings } = services;
    const language = languageIn(languageOf(request, actor));
    return Promise.resolve({
      off:
        db.engine === 'postgres'
          ? reporting
            ? null
            : ('QUERIES_ARE_OFF' as const)
          : ('QUERIES_NEED_POSTGRES' as const),
      roleStatements: ROLE_STATEMENTS,
      costLimit: settings.reporting.costLimit,
      tables: visibleSets(actor).map(({ stored: { set }, columns }) => ({
        name: toSnake(set.name),
        label: labelsOf(set.name, language).name,
        columns: [...(catalogue.get(toSnake(set.name)) ?? [])]
          // A column about persons is named to those who may see it.
          .filter(([name]) =>
            columns.some((one) => [toSnake(one.name), toSnake(`${one.name}Id`)].includes(name)),
          )
          .map(([name, { personal }]) => ({ name, isPersonal: personal !== undefined })),
      })),
      functions: [...FUNCTIONS].sort(),
    });
  },
);
