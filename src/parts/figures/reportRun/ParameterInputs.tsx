import type { DescribedDataSet } from '../../../../resources/figures/dataSet/calls.ts';
import type { RunnableTemplate } from '../../../../resources/figures/reportRun/calls.ts';
import type { ParameterValues } from '../../../../resources/figures/reportTemplate/definition.ts';
import { ParameterInput } from './ParameterInput.tsx';

interface ParameterInputsProps {
  readonly template: RunnableTemplate;
  readonly sets: readonly DescribedDataSet[];
  readonly values: ParameterValues;
  readonly onValues: (values: ParameterValues) => void;
}

/** The values that a report proposes. */
export const proposedValues = ({ parameters }: RunnableTemplate): ParameterValues =>
  Object.fromEntries(parameters.flatMap(({ name, initial }) => (initial ? [[name, initial]] : [])));

/** All that a report asks. */
export function ParameterInputs({ template, sets, values, onValues }: ParameterInputsProps) {
  const columns = sets.find(({ name }) => name === template.dataSet)?.columns ?? [];
  return template.parameters.map((parameter) => {
    const column = columns.find(({ name }) => name === parameter.column);
    if (!column) return null;
    return (
      <ParameterInput
        key={parameter.name}
        parameter={parameter}
        column={column}
        value={values[parameter.name]}
        onValue={(value) => {
          const { [parameter.name]: _, ...others } = values;
          // An empty value is none.
          onValues(Object.keys(value).length === 0 ? others : { ...others, [parameter.name]: value });
        }}
      />
    );
  });
}
