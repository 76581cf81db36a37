import { anyOf } from '../../kit/access.ts';
import { boolean, choice, data, longText, references, text } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { EXAMPLE_WIDGETS } from './example.ts';
import { checkWidgets } from './rules.ts';
import { widgets, type Widget } from './widgets.ts';

/** Figures that the operator shows together: to entities, or to everybody. */
export const dashboard = defineModule({
  name: 'dashboard',
  access: { read: anyOf('READ_DASHBOARD', 'MANAGE_DASHBOARDS'), write: 'MANAGE_DASHBOARDS' },
  fields: {
    name: text({ required: 'MISSING_NAME', unique: 'DUPLICATE_NAME', max: 80, english: 'nameEn' }),
    nameEn: text({ max: 80 }),
    description: longText({ max: 500, english: 'descriptionEn' }),
    descriptionEn: longText({ max: 500 }),
    state: choice(['DRAFT', 'PUBLISHED', 'ARCHIVED'], {
      required: true,
      initial: 'DRAFT',
      tones: { DRAFT: 'info', PUBLISHED: 'good', ARCHIVED: 'neutral' },
    }),
    isPublic: boolean({ initial: false }),
    /** The kinds of entity that see it; none for all. */
    entityProfileIds: references('entityProfile'),
    /** The data sources that its widgets show. */
    dataSourceIds: references('dataSource', { computed: true, recordOnly: true }),
    widgets: data<Widget[], { required: 'MISSING_WIDGETS'; invalid: 'INVALID_WIDGETS'; example: Widget[] }>(
      widgets,
      { required: 'MISSING_WIDGETS', invalid: 'INVALID_WIDGETS', example: EXAMPLE_WIDGETS },
    ),
  },
  list: {
    columns: ['name', 'state', 'isPublic', 'entityProfileIds'],
    sort: ['name', 'ASC'],
    filters: ['state', 'isPublic'],
    search: ['name', 'nameEn'],
    card: { title: 'name', text: 'state' },
  },
  form: {
    sections: [
      { name: 'names', fields: ['name', 'nameEn', 'description', 'descriptionEn'] },
      { name: 'readers', fields: ['state', 'isPublic', 'entityProfileIds'] },
      { name: 'widgets', fields: ['widgets'] },
    ],
  },
  tabs: ['fields', 'versions'],
  menu: { group: 'reports', icon: 'dashboard', order: 10 },
  unique: [{ index: 'dashboard_name', property: 'name', code: 'DUPLICATE_NAME' }],
  errors: [
    'INVALID_WIDGETS',
    'WIDGET_WITHOUT_TITLE',
    'WIDGET_WITHOUT_TEXT',
    'WIDGET_WITHOUT_SOURCE',
    'WIDGET_WITHOUT_COLUMNS',
    'WIDGET_WITHOUT_MEASURE',
    'WIDGET_WITHOUT_GROUP',
    'WIDGET_WITH_GROUPS',
    'WIDGET_DATA_SET_FORBIDDEN',
    'WIDGET_SOURCE_OFF',
    'WIDGET_QUERY_WRONG',
    'DASHBOARD_HAS_PERSONAL_DATA',
    'WIDGETS_DIFFER_FOR_PUBLIC',
  ],
  check: ({ record }) => checkWidgets(record.widgets),
});
