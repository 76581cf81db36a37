import { anyOf } from '../../kit/access.ts';
import type { FieldError } from '../../kit/codes.ts';
import { boolean, choices, data, longText, reference, references, text } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { PERMISSIONS } from '../../kit/permissions.ts';
import { reportDefinition, type ReportDefinition } from './definition.ts';
import { REPORT_FORMATS } from './formats.ts';

/** Who runs reports; each template may ask for more. */
export const RUNS_REPORTS = 'GENERATE_REPORT';

/** A report has one source of rows: a question of its own, or a data source, which has parameters of its own. */
function checkSource(
  dataSourceId: number | null | undefined,
  definition: ReportDefinition | null | undefined,
): FieldError[] {
  if (!definition) return [];
  if (dataSourceId == null)
    return definition.query ? [] : [{ property: 'definition', error: 'MISSING_COLUMNS' }];
  return definition.query || definition.parameters.length > 0
    ? [{ property: 'dataSourceId', error: 'REPORT_HAS_TWO_SOURCES' }]
    : [];
}

/** A report as it is run again and again: what it asks, how its rows are written, and who may run it. */
export const reportTemplate = defineModule({
  name: 'reportTemplate',
  access: {
    read: anyOf('MANAGE_REPORT_TEMPLATES', RUNS_REPORTS),
    pages: 'MANAGE_REPORT_TEMPLATES',
    write: 'MANAGE_REPORT_TEMPLATES',
  },
  fields: {
    name: text({ required: 'MISSING_NAME', unique: 'DUPLICATE_NAME', max: 120, english: 'nameEn' }),
    nameEn: text({ max: 120 }),
    description: longText({ max: 500, english: 'descriptionEn' }),
    descriptionEn: longText({ max: 500 }),
    /** Where its rows come from, in place of a question of its own. */
    dataSourceId: reference('dataSource', { only: { isActive: true }, recordOnly: true }),
    definition: data(reportDefinition, {
      required: 'MISSING_DEFINITION',
      invalid: 'INVALID_DEFINITION',
      recordOnly: true,
      example: {
        query: { dataSet: 'animals', by: [{ column: 'breed' }], show: ['animals'], filters: [] },
        parameters: [],
        layout: {},
        groupTotals: false,
      },
    }),
    formats: choices(REPORT_FORMATS, {
      required: 'MISSING_FORMAT',
      invalid: 'INVALID_FORMAT',
      initial: ['CSV', 'XLSX', 'PDF'],
    }),
    hasLogo: boolean({ initial: true }),
    /** Needed to run it, beside the permission to run reports. */
    permission: text({ max: 60, valid: (name) => (PERMISSIONS as readonly string[]).includes(name) }),
    /** Whose users may run it; those of all where none is named. */
    entityProfileIds: references('entityProfile'),
    isActive: boolean({ initial: true }),
  },
  list: {
    columns: ['name', 'description', 'isActive'],
    sort: ['name', 'ASC'],
    search: ['name', 'nameEn'],
  },
  menu: { group: 'reports', icon: 'report', order: 40 },
  unique: [{ index: 'report_template_name', property: 'name', code: 'DUPLICATE_NAME' }],
  errors: [
    'REPORT_TEMPLATE_IN_USE',
    'MISSING_COLUMNS',
    'INVALID_COLUMNS',
    'INVALID_PARAMETERS',
    'DUPLICATE_PARAMETER',
    'REPORT_HAS_TWO_SOURCES',
    'UNKNOWN_DATA_SOURCE',
    'UNKNOWN_DATA_SET',
    'UNKNOWN_COLUMN',
    'WRONG_FILTER',
  ],
  check: ({ record: { dataSourceId, definition } }) =>
    checkSource(dataSourceId, definition as ReportDefinition | null),
});
