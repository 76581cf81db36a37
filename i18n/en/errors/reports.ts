import type { ReportsCode } from '../../../resources/kit/codes/reports.ts';
import type { CodeTexts } from '../../types.ts';

/** Data sources, dashboards, reports and operations on many records. */
export const reportsErrors = {
  MISSING_DEFINITION: 'Enter the definition.',
  INVALID_DEFINITION: 'Check the definition: only read-only queries are allowed.',
  MISSING_DATA_SOURCE: 'Select the data source.',
  INVALID_DATA_SOURCE: 'Select a data source from the list.',
  INVALID_PARAMETERS: 'Check the parameters and try again.',
  MISSING_PARAMETERS: 'Enter the parameters.',
  INVALID_CACHE_SECONDS: 'Enter the caching time as a number of seconds.',
  MISSING_WIDGETS: 'Add at least one widget to the dashboard.',
  INVALID_WIDGETS: 'Check the widgets of the dashboard and try again.',
  DASHBOARD_NOT_PUBLISHED: 'The dashboard has not been published yet.',
  DASHBOARD_HAS_PERSONAL_DATA: 'A public dashboard cannot use personal data.',
  MISSING_COLUMNS: 'Select at least one column.',
  INVALID_COLUMNS: 'Select columns from the list.',
  MISSING_FORMAT: 'Select the format.',
  INVALID_FORMAT: 'Select a format from the list.',
  INVALID_SCHEDULE: 'The schedule is not complete. Check the days and the time.',
  INVALID_SCHEDULE_TIME: 'Enter the time as HH:MM.',
  MISSING_SCHEDULE_DAYS: 'Enter at least one day.',
  MISSING_FREQUENCY: 'Select the frequency.',
  INVALID_FREQUENCY: 'Select a frequency from the list.',
  MISSING_RECIPIENTS: 'Enter at least one recipient.',
  INVALID_RECIPIENTS: 'Check the recipients and try again.',
  INVALID_NEXT_RUN: 'Enter a date of the next run in the future.',
  RUN_ALREADY_FINISHED: 'The run has already finished.',
  RUN_EXPIRED: 'The result of this run has expired. Run it again.',
  RUN_FAILED: 'The run failed. Look at its log.',
  DRY_RUN_REQUIRED: 'Make a dry run first.',
  CONFIRMATION_REQUIRED: 'Confirm this operation to continue.',
  INVALID_CONFIRMATION:
    'The number is not that of the records that will change. See the result of the dry run.',
} satisfies CodeTexts<ReportsCode>;
