import type { DataImportCode } from '../../../../resources/work/dataImport/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const dataImportErrors = {
  IMPORT_SET_CHANGED:
    'Desde a simulação, os registos mudaram. Nada foi guardado. Faça uma nova simulação e confirme o resultado.',
  IMPORT_ROW_CHANGED: 'O registo a que a linha se refere mudou desde a simulação.',
  IMPORT_NOTHING_TO_DO: 'Não há linhas para guardar.',
  IMPORT_NOT_DONE: 'Só uma importação que já guardou linhas pode ser anulada.',
  IMPORT_NOT_OPEN: 'A importação já não está em preparação.',
  IMPORT_FILE_GONE: 'O ficheiro já não está guardado. Comece uma nova importação.',
  IMPORT_KIND_UNKNOWN: 'Este tipo de importação já não existe nesta versão do registo.',
  IMPORT_ROWS_LIMIT:
    'O ficheiro passa o número de linhas que uma entidade pode importar num dia. Divida-o e continue amanhã com as restantes.',
  IMPORT_UNDO_TOO_LATE: 'O prazo para anular a importação já terminou.',
  INVALID_IMPORT_KIND: 'Escolha o que quer importar.',
  MISSING_SOURCE: 'Indique o programa ou a entidade de onde vem o ficheiro.',
  INVALID_COLUMN: 'A coluna não existe.',
  COLUMN_NEEDS_FILE: 'Este valor tem de vir de uma coluna do ficheiro.',
  MISSING_COLUMN: 'Em «Colunas», escolha a coluna do ficheiro para cada valor obrigatório.',
  TOO_MANY_COLUMNS: 'O ficheiro tem demasiadas colunas.',
  TOO_MANY_WORDS: 'São demasiadas palavras.',
  INVALID_WORD: 'O significado da palavra não existe.',
  UNKNOWN_WORD: 'A palavra não tem significado no registo. Escolha um na lista de palavras.',
  AMBIGUOUS_WORD: 'A palavra refere-se a mais do que um registo. Escolha um na lista de palavras.',
  CELL_NOT_READ: 'O valor não pode ser lido com segurança.',
  VALUE_DIFFERS: 'O registo tem outro valor.',
  OWNER_DIFFERS: 'O animal está registado com outro titular. Faça uma transmissão de titularidade.',
  ROW_WITHOUT_KEY: 'A linha não tem o valor que identifica o registo.',
  TOO_MANY_NUMBERS_IMPORTED:
    'A entidade já usou, nesta hora, todos os números de animais ou titulares de outras entidades que pode importar. Importe esta linha mais tarde.',
  ERROR_IMPORT: 'Não foi possível importar.',
} as const satisfies CodeTexts<DataImportCode>;
