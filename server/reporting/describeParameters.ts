import type { LocaleName } from '../../i18n/locale.ts';
import {
  kindOfType,
  type DescribedParameter,
  type Parameter,
} from '../../resources/figures/dataSet/parameters.ts';
import { labelsOf } from './labels.ts';
import type { VisibleSet } from './visibleSet.ts';

/** Describes the parameters of a query, with labels in a language. */
export const describeQueryParameters = (
  parameters: readonly Parameter[],
  language: LocaleName,
): DescribedParameter[] =>
  parameters.map((parameter) => ({
    ...parameter,
    ...kindOfType(parameter.type),
    label: (language === 'en' && parameter.titleEn) || parameter.title || parameter.name,
    ...(parameter.choices && {
      options: parameter.choices.map((value) => ({ value, label: value })),
    }),
    isSingle: true,
  }));

/** Describes the parameters of a question to a data set; those of columns that the user does not see are left out. */
export function describeSetParameters(
  parameters: readonly Parameter[],
  { stored, columns }: VisibleSet,
  language: LocaleName,
): DescribedParameter[] {
  const labels = labelsOf(stored.set.name, language);
  return parameters.flatMap((parameter) => {
    const column = columns.find(({ name }) => name === parameter.column);
    if (!column) return [];
    const { kind, to, values } = column;
    return [
      {
        ...parameter,
        kind,
        label: (language === 'en' ? parameter.titleEn : parameter.title) || labels.column(column),
        ...(to !== undefined && { to }),
        ...(values && { options: values.map((value) => ({ value, label: labels.choice(column, value) })) }),
        isSingle: false,
      },
    ];
  });
}
