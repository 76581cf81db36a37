import type { DataSetCode } from '../../../../resources/figures/dataSet/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Questions to data sets that have no answer. */
export const dataSetErrors = {
  UNKNOWN_DATA_SET: 'O conjunto de dados não existe ou a conta não o pode consultar.',
  UNKNOWN_COLUMN: 'A coluna %{column} não existe neste conjunto de dados ou a conta não a pode consultar.',
  WRONG_FILTER: 'O filtro da coluna %{column} não é válido.',
  NO_VERSIONS_KEPT: 'Este conjunto de dados não permite consultar dias passados.',
  COLUMN_IS_PERSONAL:
    'A coluna %{column} tem dados pessoais e só pode ser consultada em linhas, não agrupada.',
  ERROR_COUNT_FIGURES: 'Não foi possível obter os números.',
} as const satisfies CodeTexts<DataSetCode>;
