import type { DataSourceCode } from '../../../../resources/figures/dataSource/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const dataSourceErrors = {
  UNKNOWN_DATA_SOURCE: 'The data source does not exist, or the account cannot use it.',
  DATA_SOURCE_INACTIVE: 'The data source is inactive. Activate it or choose another.',
  DATA_SOURCE_IN_USE: 'The data source is in use. First change what uses it: the page shows where.',
  MISSING_QUESTION: 'Select a data set.',
  MISSING_QUERY: 'Enter the query.',
  INVALID_PARAMETER_NAME:
    'The name starts with a lower-case letter and has only letters without accents, digits and _.',
  DUPLICATE_PARAMETER: 'There is already a parameter with this name.',
  MISSING_PARAMETER_COLUMN: 'Select the column that the parameter filters.',
  MISSING_PARAMETER_CHOICES: 'Enter the values that can be chosen.',
  UNKNOWN_PARAMETER: 'The data source does not have this parameter.',
  WRONG_PARAMETER: "The value is not of the parameter's type.",
  MISSING_PARAMETER: 'Enter a value for the parameter.',
  QUERY_HAS_NO_FILTERS: 'A query is filtered by its parameters only.',
  ERROR_PREVIEW_SOURCE: 'The preview could not be shown.',
  QUERY_SYNTAX: 'The query is not written correctly. Correct it where shown.',
  QUERY_TOO_LONG: 'The query is too long or too complex. Make it simpler.',
  QUERY_NOT_ONE_SELECT: 'A query is a single SELECT, with nothing before or after it.',
  QUERY_FORBIDDEN_PART: 'The query contains something that is not allowed. Remove it.',
  QUERY_FORBIDDEN_FUNCTION: 'The query calls a function that is not allowed. Remove it.',
  QUERY_FORBIDDEN_TYPE: 'The query makes a value into a type that is not allowed. Use another type.',
  QUERY_UNKNOWN_TABLE: 'The query can only read the tables that the page names. Use one of them.',
  QUERY_UNKNOWN_COLUMN: 'The query uses a column that does not exist, or that is in more than one table.',
  QUERY_UNGROUPED_COLUMN: 'The query shows a column that is not in GROUP BY. Group by it or count it.',
  QUERY_WRONG_TYPES: 'The query compares or computes values whose types do not fit.',
  QUERY_DIVIDES_BY_ZERO: 'The query divides by zero. Use NULLIF on the divisor.',
  QUERY_TAKEN_NAME: 'A name in WITH is that of a table. Choose another.',
  QUERY_UNKNOWN_PARAMETER: 'The query uses a parameter that is not defined. Add it or remove it.',
  QUERY_QUOTED_PARAMETER: 'A parameter cannot be in quotes or in a comment, and is only written {{name}}.',
  QUERY_TOO_EXPENSIVE: 'The query would cost more than allowed. Limit its rows or its joins.',
  QUERY_TIMED_OUT: 'The query took more than 30 seconds and was stopped. Limit its rows.',
  QUERY_FAILED: 'The database could not run the query. Check it.',
  QUERIES_NEED_POSTGRES:
    'Queries need PostgreSQL; this register runs on the built-in database. Choose a data set.',
  QUERIES_ARE_OFF: 'Queries are off: the setting DATABASE_REPORTING_URL is missing. Choose a data set.',
  QUERIES_ROLE_TOO_STRONG:
    'Queries are off: the account in DATABASE_REPORTING_URL can do more than read the schema reporting.',
} satisfies CodeTexts<DataSourceCode>;
