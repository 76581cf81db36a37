import { anyOf } from '../../kit/access.ts';

/** Who works with figures: each data set says beside it who may use it. */
export const USES_DATA_SETS = anyOf(
  'READ_DASHBOARD',
  'MANAGE_DASHBOARDS',
  'MANAGE_DATASOURCES',
  'GENERATE_REPORT',
  'MANAGE_REPORT_TEMPLATES',
);
