import { choice, integer, text } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';

export const vaccine = defineModule({
  name: 'vaccine',
  access: { read: 'SIGNED_IN', pages: 'MANAGE_VACCINES', write: 'MANAGE_VACCINES' },
  fields: {
    name: text({ required: 'MISSING_NAME', unique: 'DUPLICATE_NAME' }),
    immunizationTimePeriod: integer({ min: 1, max: 30, required: true }),
    immunizationTimeUnit: choice(['YEAR', 'MONTH'], { required: true }),
  },
  list: {
    columns: ['name', 'immunizationTimePeriod', 'immunizationTimeUnit'],
    sort: ['name', 'ASC'],
    search: ['name'],
  },
  menu: { group: 'admin', icon: 'vaccine', order: 10 },
  unique: [{ index: 'vaccine_name', property: 'name', code: 'DUPLICATE_NAME' }],
});
