import type { operationTemplate as source } from '../../../pt/work/operationTemplate/module.ts';
import type { Shape } from '../../../types.ts';

export const operationTemplate = {
  name: 'Operation template |||| Operation templates',
  done: {
    created: 'Operation template created: %{name}',
    updated: 'Operation template saved: %{name}',
    deleted: 'Operation template deleted: %{name}',
  },
  fields: {
    name: 'Name',
    nameEn: 'English name',
    description: 'Description',
    descriptionEn: 'English description',
    operation: 'Operation',
    parameters: 'Parameters',
    requiresConfirmation: 'Ask for the number of records',
    active: 'Active',
  },
  help: {
    requiresConfirmation: 'The user who runs it types how many records will change.',
    active: 'Only active templates can be run.',
  },
} satisfies Shape<typeof source>;
