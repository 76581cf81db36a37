import type { dataParameters as source } from '../../../pt/figures/dataSet/parameters.ts';
import type { Shape } from '../../../types.ts';

/** What is asked before figures are answered. */
export const dataParameters = {
  optional: 'optional',
  none: 'Nothing is asked.',
  add: 'Add parameter',
  remove: 'Remove the parameter: %{name}',
  name: 'Name of the parameter',
  type: 'Kind of value',
  column: 'Filtered column',
  title: 'Own title',
  titleEn: 'Title in English',
  initial: 'Proposed value',
  choices: 'Possible values',
  required: 'Required',
  types: {
    TEXT: 'Text',
    NUMBER: 'Number',
    DATE: 'Date',
    PERIOD: 'Period',
    CHOICE: 'Choice',
    ENTITY: 'Entity',
    MUNICIPALITY: 'Municipality',
    BREED: 'Breed',
  },
} satisfies Shape<typeof source>;
