import type { certificateParameter as source } from '../../../pt/animals/certificateParameter/module.ts';
import type { Shape } from '../../../types.ts';

export const certificateParameter = {
  name: 'Parameter |||| Parameters',
  done: {
    created: 'Parameter created: %{name}',
    updated: 'Parameter saved: %{name}',
    deleted: 'Parameter deleted: %{name}',
  },
  fields: {
    certificateTemplateId: 'Certificate template',
    code: 'Code',
    name: 'Name in the form',
    description: 'Description',
    type: 'Type',
    isMandatory: 'Mandatory',
    isPerAnimal: 'Differs from animal to animal',
    preventFutureDates: 'Block future dates',
    preventPastDates: 'Block past dates',
    position: 'Order',
  },
  choices: { type: { Text: 'Text', Date: 'Date' } },
  help: {
    code: 'The name that the layout uses: letters and digits, without spaces.',
    isPerAnimal:
      'In bulk, the other parameters are entered once. If this one is mandatory, the certificate is issued animal by animal.',
  },
} satisfies Shape<typeof source>;
