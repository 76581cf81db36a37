/** Questions to data sets that have no answer. */
export type DataSetCode =
  | 'UNKNOWN_DATA_SET'
  | 'UNKNOWN_COLUMN'
  | 'WRONG_FILTER'
  | 'NO_VERSIONS_KEPT'
  | 'COLUMN_IS_PERSONAL'
  | 'ERROR_COUNT_FIGURES';
