import { fitsColumn } from '../../../../resources/figures/dataSet/parameters.ts';
import { dataSource } from '../../../../resources/figures/dataSource/schema.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import type { Queryable } from '../../../db/db.ts';
import { conflict, formError } from '../../../errors.ts';
import { planQuery } from '../../../reporting/queryPlan.ts';
import { isPersonalSource } from '../../../reporting/isPersonalSource.ts';
import { checkSourceQuery, type SourceDefinition } from '../../../reporting/sourcePlan.ts';
import { storedDataSets } from '../../../reporting/storedDataSets.ts';
import { usesOf } from './usesOf.ts';

type Source = RecordOfModule<typeof dataSource>;

/** What is used is neither switched off nor deleted: what uses it would fail without a word. */
async function refuseUsed(tx: Queryable, { id }: Source): Promise<void> {
  const uses = await usesOf(tx, id);
  if (uses.length > 0) throw conflict('DATA_SOURCE_IN_USE', [], { uses });
}

export const dataSourceHooks = hooksFor(dataSource, {
  checkState: async ({ tx, before, change }) => {
    if (change === 'DELETE') await refuseUsed(tx, before);
  },
  checkInput: async ({ tx, before, input, caller }) => {
    if (before?.isActive && input.isActive === false) await refuseUsed(tx, before);
    const definition = definitionOf({ ...before, ...input } as Partial<Source>);
    if (definition.kind === 'QUERY') {
      await checkSourceQuery(definition, caller);
      return;
    }
    if (!definition.question) return;
    planQuery(definition.question, caller.actor);
    const set = storedDataSets.find((one) => one.set.name === definition.question?.dataSet);
    const errors = definition.parameters.flatMap(({ type, column: name }, at): FieldError[] => {
      const column = set?.columns.find((one) => one.name === name);
      if (!column) return [{ property: `parameters[${at}].column`, error: 'UNKNOWN_COLUMN' }];
      return fitsColumn(type, column)
        ? []
        : [{ property: `parameters[${at}].type`, error: 'WRONG_PARAMETER' }];
    });
    if (errors.length > 0) throw formError(errors);
  },
  beforeSave: async ({ before, changes }) => ({
    isPersonal: await isPersonalSource(definitionOf({ ...before, ...changes } as Partial<Source>)),
  }),
});

const definitionOf = ({ kind, question, queryText, parameters }: Partial<Source>): SourceDefinition => ({
  kind: kind ?? 'DATA_SET',
  question: question ?? null,
  queryText: queryText ?? null,
  parameters: parameters ?? [],
});
