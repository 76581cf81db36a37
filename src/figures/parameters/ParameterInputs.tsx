import type { DescribedParameter, ParameterValues } from '../../../resources/figures/dataSet/parameters.ts';
import { ParameterInput } from './ParameterInput.tsx';

interface ParameterInputsProps {
  readonly parameters: readonly DescribedParameter[];
  readonly values: ParameterValues;
  readonly onValues: (values: ParameterValues) => void;
}

/** The values that parameters propose. */
export const proposedValues = (parameters: readonly DescribedParameter[]): ParameterValues =>
  Object.fromEntries(parameters.flatMap(({ name, initial }) => (initial ? [[name, initial]] : [])));

/** All that is asked before figures are answered. */
export function ParameterInputs({ parameters, values, onValues }: ParameterInputsProps) {
  return parameters.map((parameter) => (
    <ParameterInput
      key={parameter.name}
      parameter={parameter}
      value={values[parameter.name]}
      // An empty value stays: it says that what is proposed is not wanted.
      onValue={(value) => onValues({ ...values, [parameter.name]: value })}
    />
  ));
}
