/** Codes of a question to a data set that has no answer. */
const QUESTION_CODES = ['UNKNOWN_DATA_SET', 'UNKNOWN_COLUMN', 'WRONG_FILTER', 'NO_VERSIONS_KEPT'] as const;

/** Codes of a query that is not run. */
const QUERY_CODES = [
  'QUERY_SYNTAX',
  'QUERY_TOO_LONG',
  'QUERY_NOT_ONE_SELECT',
  'QUERY_FORBIDDEN_PART',
  'QUERY_FORBIDDEN_FUNCTION',
  'QUERY_FORBIDDEN_TYPE',
  'QUERY_UNKNOWN_TABLE',
  'QUERY_UNKNOWN_COLUMN',
  'QUERY_UNGROUPED_COLUMN',
  'QUERY_WRONG_TYPES',
  'QUERY_DIVIDES_BY_ZERO',
  'QUERY_TAKEN_NAME',
  'QUERY_UNKNOWN_PARAMETER',
  'QUERY_QUOTED_PARAMETER',
  'QUERY_TOO_EXPENSIVE',
  'QUERY_TIMED_OUT',
  'QUERY_FAILED',
] as const;

/** Codes with which a source is refused while it is made. */
export const DEFINITION_CODES = [
  ...QUESTION_CODES,
  ...QUERY_CODES,
  'WRONG_PARAMETER',
  'DUPLICATE_PARAMETER',
] as const;

/** Codes with which a source does not answer: calls that ask one declare them. */
export const ANSWER_CODES = [
  ...QUESTION_CODES,
  ...QUERY_CODES,
  'UNKNOWN_DATA_SOURCE',
  'DATA_SOURCE_INACTIVE',
  'UNKNOWN_PARAMETER',
  'WRONG_PARAMETER',
  'MISSING_PARAMETER',
  'QUERY_HAS_NO_FILTERS',
  'QUERIES_NEED_POSTGRES',
  'QUERIES_ARE_OFF',
  'QUERIES_ROLE_TOO_STRONG',
] as const;
