import type { DataSetCode } from '../../../../resources/figures/dataSet/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Questions to data sets that have no answer. */
export const dataSetErrors = {
  UNKNOWN_DATA_SET: 'The data set does not exist or this account may not use it.',
  UNKNOWN_COLUMN: 'The column %{column} does not exist in this data set or this account may not see it.',
  WRONG_FILTER: 'The filter of the column %{column} is not valid.',
  NO_VERSIONS_KEPT: 'This data set cannot show past days.',
  COLUMN_IS_PERSONAL: 'The column %{column} has personal data and is shown in rows only, not as groups.',
  ERROR_COUNT_FIGURES: 'The figures could not be counted.',
} as const satisfies CodeTexts<DataSetCode>;
