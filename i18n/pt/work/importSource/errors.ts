import type { ImportSourceCode } from '../../../../resources/work/importSource/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const importSourceErrors = {
  SOURCE_EMPTY: 'O ficheiro não tem linhas com dados. Escolha outro ficheiro.',
  SOURCE_KIND_UNKNOWN:
    'O ficheiro não é uma tabela. Guarde-o no seu programa como CSV ou XLSX e volte a enviá-lo.',
  SOURCE_OLD_WORKBOOK: 'Este formato de folha de cálculo não é lido. Abra o ficheiro e guarde-o como XLSX.',
  SOURCE_HAS_PASSWORD:
    'O ficheiro está protegido por uma palavra-passe. Retire-a no seu programa e volte a enviá-lo.',
  SOURCE_DAMAGED: 'O ficheiro está danificado. Abra-o no seu programa, guarde uma cópia e envie a cópia.',
  SOURCE_UNPACKS_TOO_LARGE:
    'O conteúdo do ficheiro é demasiado grande para o tamanho que o ficheiro tem. Guarde só as linhas necessárias, num ficheiro novo.',
  SOURCE_TOO_WIDE:
    'A tabela tem mais de 1000 colunas. Confirme o separador ou retire as colunas que não são necessárias.',
  SOURCE_CELL_TOO_LONG: 'Uma célula ou linha é demasiado longa. Confirme o separador e as aspas do ficheiro.',
  SOURCE_QUOTE_OPEN: 'Há umas aspas que não fecham. Corrija a linha e volte a enviar o ficheiro.',
  SOURCE_ENCODING_UNKNOWN: 'Escolha uma das codificações da lista.',
  SOURCE_SEPARATOR_UNKNOWN: 'Escolha um dos separadores da lista.',
  SOURCE_SHEET_UNKNOWN: 'O ficheiro não tem uma folha com este nome. Escolha uma das folhas da lista.',
  SOURCE_SHEET_NOT_CHOSEN: 'Todas as folhas com dados estão ocultas. Escolha a folha a ler.',
  SOURCE_SHEETS_HIDDEN: 'O ficheiro tem folhas ocultas com dados. Não são lidas, a menos que as escolha.',
  SOURCE_ROWS_HIDDEN: 'A folha tem linhas ocultas, por exemplo por um filtro. Também são lidas.',
  SOURCE_ROWS_EMPTY: 'O ficheiro tem muitas linhas vazias. Não são lidas.',
  SOURCE_PICTURES_IGNORED: 'O ficheiro tem imagens. Não são lidas.',
  SOURCE_DAYS_FROM_1904: 'O ficheiro conta as datas desde 1904, e é assim que são lidas.',
  SOURCE_CHARACTERS_BROKEN:
    'Alguns caracteres do ficheiro não são legíveis. Pesquise o sinal \ufffd nos dados.',
  SOURCE_CHARACTERS_DECODED_TWICE:
    'Algumas letras com acento vêm mal escritas do programa de origem, como “Ã§” em vez de “ç”.',
  SOURCE_HEADER_ROWS: 'O cabeçalho ocupa mais do que uma linha. Confirme a linha com os nomes das colunas.',
  SOURCE_TOTALS_ROW: 'Esta linha parece ser um total e não um registo.',
  SOURCE_HEADER_REPEATED: 'Esta linha repete o cabeçalho.',
  SOURCE_MORE_CELLS: 'Esta linha tem mais células do que o cabeçalho. Confirme o separador e as aspas.',
  SOURCE_VALUE_NOT_KEPT:
    'A fórmula da célula não tem um valor guardado. Abra o ficheiro no seu programa e guarde-o.',
  SOURCE_PICTURE_IN_CELL: 'A imagem da célula não é lida.',
  SOURCE_DIGITS_ROUNDED: 'O programa arredondou os últimos algarismos deste número.',
} as const satisfies CodeTexts<ImportSourceCode>;
