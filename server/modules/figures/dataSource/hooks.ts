import { dataSource } from '../../../../resources/figures/dataSource/schema.ts';
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
    const wrong = definition.parameters.flatMap(({ column }, at) =>
      set?.columns.some(({ name }) => name === column) ? [] : [at],
    );
    if (wrong.length > 0)
      throw formError(wrong.map((at) => ({ property: `parameters[${at}].column`, error: 'UNKNOWN_COLUMN' })));
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
