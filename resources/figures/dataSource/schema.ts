import { z } from 'zod';
import { allOf, anyOf, operator } from '../../kit/access.ts';
import { boolean, choice, data, integer, longText, text } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { PERMISSIONS, type Permission } from '../../kit/permissions.ts';
import { MOST_PARAMETERS, parameter } from '../dataSet/parameters.ts';
import { dataQuery, type DataQuery } from '../dataSet/query.ts';
import { DEFINITION_CODES } from './faults.ts';
import { checkDataSource } from './rules.ts';

/** The longest query, in characters. */
export const QUERY_MAX = 20_000;

/** Sources are the register's: only the operator's staff make them, whatever a role of an entity allows. */
export const WRITE_DATASOURCES = allOf('MANAGE_DATASOURCES', operator);

/** A question that any account with the right to animals may ask. */
export const EXAMPLE_QUESTION: DataQuery = {
  dataSet: 'animals',
  by: [{ column: 'species' }],
  show: ['animals'],
  filters: [],
};

const computed = { computed: true } as const;

/** Where figures come from: a question to a data set, or a query over the views of all data sets. */
export const dataSource = defineModule({
  name: 'dataSource',
  resource: 'data-sources',
  access: {
    read: anyOf('MANAGE_DATASOURCES', 'MANAGE_REPORT_TEMPLATES', 'MANAGE_DASHBOARDS'),
    pages: 'MANAGE_DATASOURCES',
    write: WRITE_DATASOURCES,
  },
  fields: {
    name: text({ required: 'MISSING_NAME', unique: 'DUPLICATE_NAME', max: 80 }),
    description: longText({ max: 500 }),
    kind: choice(['DATA_SET', 'QUERY'], { required: true, initial: 'DATA_SET' }),
    /** Of a data set: what is asked of it. */
    question: data(dataQuery, { recordOnly: true, example: EXAMPLE_QUESTION }),
    /** Of a query: its text. */
    queryText: longText({ max: QUERY_MAX, recordOnly: true }),
    parameters: data(z.array(parameter).max(MOST_PARAMETERS), { initial: [], recordOnly: true }),
    /** Needed beside what the data sets ask for. */
    requiredPermission: text({
      max: 60,
      recordOnly: true,
      valid: (name) => PERMISSIONS.includes(name as Permission),
    }),
    /** Seconds for which an answer without personal data is kept. */
    cacheSeconds: integer({ required: true, min: 0, max: 86_400, initial: 300 }),
    /** It reads a column about persons. */
    isPersonal: boolean({ ...computed, tones: { true: 'attention', false: 'neutral' } }),
    isActive: boolean({ initial: true, tones: { true: 'good', false: 'neutral' } }),
  },
  list: {
    columns: ['name', 'kind', 'isPersonal', 'isActive'],
    sort: ['name', 'ASC'],
    search: ['name', 'description'],
    card: { title: 'name', text: 'kind' },
  },
  form: {
    sections: [
      { name: 'source', fields: ['name', 'kind', 'description'] },
      { name: 'definition', fields: ['question', 'queryText', 'parameters'] },
      { name: 'use', fields: ['isActive', 'cacheSeconds', 'requiredPermission', 'isPersonal'] },
    ],
  },
  menu: { group: 'reports', icon: 'dataSource', order: 60 },
  unique: [{ index: 'data_source_name', property: 'name', code: 'DUPLICATE_NAME' }],
  errors: ['DATA_SOURCE_IN_USE', ...DEFINITION_CODES],
  check: checkDataSource,
});
