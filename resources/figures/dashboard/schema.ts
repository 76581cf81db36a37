import { anyOf } from '../../kit/access.ts';
import { boolean, choice, choices, longText, references, text } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { FIGURES } from './figures.ts';

/** Figures of the register that the operator shows together: to entities, or to everybody. */
export const dashboard = defineModule({
  name: 'dashboard',
  access: { read: anyOf('READ_DASHBOARD', 'MANAGE_DASHBOARDS'), write: 'MANAGE_DASHBOARDS' },
  fields: {
    name: text({ required: 'MISSING_NAME', unique: 'DUPLICATE_NAME', max: 80 }),
    description: longText({ max: 500 }),
    figures: choices(FIGURES, { required: 'EMPTY_SELECTION', example: ['registrations'] }),
    state: choice(['DRAFT', 'PUBLISHED', 'ARCHIVED'], {
      required: true,
      initial: 'DRAFT',
      tones: { DRAFT: 'info', PUBLISHED: 'good', ARCHIVED: 'neutral' },
    }),
    isPublic: boolean({ initial: false }),
    entityProfileIds: references('entityProfile'),
  },
  list: { columns: ['name', 'figures', 'state', 'isPublic'], sort: ['name', 'ASC'], search: ['name'] },
  tabs: ['charts', 'fields', 'versions'],
  menu: { group: 'reports', icon: 'dashboard', order: 10 },
  unique: [{ index: 'dashboard_name', property: 'name', code: 'DUPLICATE_NAME' }],
});
