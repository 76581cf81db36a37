import type { DataSourceCode } from '../../../../resources/figures/dataSource/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const dataSourceErrors = {
  UNKNOWN_DATA_SOURCE: 'A fonte de dados não existe ou a conta não a pode usar.',
  DATA_SOURCE_INACTIVE: 'A fonte de dados está inativa. Ative-a ou escolha outra.',
  DATA_SOURCE_IN_USE: 'A fonte de dados está em uso. Altere primeiro o que a usa: a página indica onde.',
  MISSING_QUESTION: 'Escolha um conjunto de dados.',
  MISSING_QUERY: 'Escreva a consulta.',
  INVALID_PARAMETER_NAME:
    'O nome começa por uma letra minúscula e só tem letras sem acentos, algarismos e _.',
  DUPLICATE_PARAMETER: 'Já existe um parâmetro com este nome.',
  MISSING_PARAMETER_COLUMN: 'Escolha a coluna que o parâmetro filtra.',
  MISSING_PARAMETER_CHOICES: 'Indique os valores que se podem escolher.',
  UNKNOWN_PARAMETER: 'A fonte de dados não tem este parâmetro.',
  WRONG_PARAMETER: 'O valor não é do tipo do parâmetro.',
  MISSING_PARAMETER: 'Indique um valor para o parâmetro.',
  QUERY_HAS_NO_FILTERS: 'Uma consulta só se filtra pelos seus parâmetros.',
  ERROR_PREVIEW_SOURCE: 'Não foi possível mostrar a pré-visualização.',
  QUERY_SYNTAX: 'A consulta não está escrita corretamente. Corrija-a no local indicado.',
  QUERY_TOO_LONG: 'A consulta é demasiado longa ou complexa. Simplifique-a.',
  QUERY_NOT_ONE_SELECT: 'Uma consulta é um único SELECT, sem nada antes nem depois.',
  QUERY_FORBIDDEN_PART: 'A consulta contém uma construção que não é permitida. Retire-a.',
  QUERY_FORBIDDEN_FUNCTION: 'A consulta chama uma função que não é permitida. Retire-a.',
  QUERY_FORBIDDEN_TYPE: 'A consulta converte um valor num tipo que não é permitido. Use outro tipo.',
  QUERY_UNKNOWN_TABLE: 'A consulta só pode ler as tabelas que a página indica. Use uma delas.',
  QUERY_UNKNOWN_COLUMN: 'A consulta usa uma coluna que não existe ou que está em mais do que uma tabela.',
  QUERY_UNGROUPED_COLUMN: 'A consulta mostra uma coluna que não está em GROUP BY. Junte-a ou conte-a.',
  QUERY_WRONG_TYPES: 'A consulta compara ou calcula valores de tipos que não combinam.',
  QUERY_DIVIDES_BY_ZERO: 'A consulta divide por zero. Use NULLIF no divisor.',
  QUERY_TAKEN_NAME: 'Um nome de WITH é o de uma tabela. Escolha outro.',
  QUERY_UNKNOWN_PARAMETER: 'A consulta usa um parâmetro que não está definido. Adicione-o ou retire-o.',
  QUERY_QUOTED_PARAMETER:
    'Um parâmetro não pode estar entre aspas nem num comentário, e só se escreve {{nome}}.',
  QUERY_TOO_EXPENSIVE: 'A consulta custaria mais do que o permitido. Restrinja as linhas ou as junções.',
  QUERY_TIMED_OUT: 'A consulta demorou mais de 30 segundos e foi interrompida. Restrinja as linhas.',
  QUERY_FAILED: 'A base de dados não conseguiu executar a consulta. Verifique-a.',
  QUERIES_NEED_POSTGRES:
    'As consultas precisam de PostgreSQL; este registo usa a base de dados incluída. Escolha um conjunto de dados.',
  QUERIES_ARE_OFF:
    'As consultas estão desligadas: falta a definição DATABASE_REPORTING_URL. Escolha um conjunto de dados.',
  QUERIES_ROLE_TOO_STRONG:
    'As consultas estão desligadas: a conta de DATABASE_REPORTING_URL pode mais do que ler o esquema reporting.',
} as const satisfies CodeTexts<DataSourceCode>;
