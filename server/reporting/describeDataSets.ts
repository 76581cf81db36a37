import type { LocaleName } from '../../i18n/locale.ts';
import type { DescribedDataSet } from '../../resources/figures/dataSet/calls.ts';
import type { Actor } from '../../resources/kit/access.ts';
import type { Measure } from '../../resources/kit/dataSet.ts';
import { labelsOf } from './labels.ts';
import { visibleSets, type VisibleSet } from './visibleSet.ts';

/** How a measure is shown. */
export function kindOfMeasure(measure: Measure, { stored }: VisibleSet): 'number' | 'money' | 'share' {
  if (measure.kind === 'ratio') return 'share';
  const column = 'column' in measure ? stored.columns.find(({ name }) => name === measure.column) : undefined;
  return column?.kind === 'money' && measure.kind !== 'distinct' ? 'money' : 'number';
}

/** Describes the data sets that a user may use, with labels in a language. */
export const describeDataSets = (actor: Actor, language: LocaleName): DescribedDataSet[] =>
  visibleSets(actor).map((visible) => {
    const { stored, columns, measures } = visible;
    const { set } = stored;
    const labels = labelsOf(set.name, language);
    const known = new Set(columns.map(({ name }) => name));
    return {
      name: set.name,
      label: labels.name,
      text: labels.text,
      of: set.of.name,
      isPersonal: columns.some(({ personal }) => personal !== undefined),
      hasAsOf: set.asOf === true,
      columns: columns.map((column) => ({
        name: column.name,
        label: labels.column(column),
        kind: column.kind,
        isPersonal: column.personal !== undefined,
        ...(column.values && {
          choices: column.values.map((value) => ({ value, label: labels.choice(column, value) })),
        }),
        ...(column.to !== undefined && { to: column.to }),
      })),
      measures: Object.entries(measures).map(([name, measure]) => ({
        name,
        label: labels.measure(name),
        kind: kindOfMeasure(measure, visible),
      })),
      initial: {
        by: set.initial.by.filter((name) => known.has(name)),
        show: set.initial.show.filter((name) => name in measures),
      },
      opens: set.opens ? { ...set.opens } : null,
    };
  });
