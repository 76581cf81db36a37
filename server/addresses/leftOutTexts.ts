import type { LeftOutReason } from './summary.ts';

/** Why rows are left out, in Portuguese; in English the reasons say it themselves. */
const PORTUGUESE: Readonly<Record<LeftOutReason, string>> = {
  'it has no name': 'não tem nome',
  'it is there twice': 'está repetida',
  'its code belongs to another place': 'o código é de outro local',
  'its code is not a number of two digits': 'o código não é um número de dois algarismos',
  'its code is not of two characters': 'o código não tem dois caracteres',
  'its district is not known': 'o distrito não é conhecido',
  'its municipality is not known': 'o concelho não é conhecido',
  'its postal code is incomplete': 'o código postal está incompleto',
  'it names no locality': 'não indica a localidade',
  'the same street of the same code came before': 'a mesma rua do mesmo código já apareceu antes',
  'it does not have the right number of columns': 'não tem o número certo de colunas',
  'a column is longer than 250 characters': 'uma coluna tem mais de 250 caracteres',
  'it has a character that is none of a text': 'tem um carácter que não é de texto',
  'it cannot be parted into columns': 'não pode ser dividida em colunas',
};

/** The reason for which a row is left out, in a user's language. */
export const leftOutText = (reason: LeftOutReason, language: string): string =>
  language.startsWith('pt') ? PORTUGUESE[reason] : reason;

/** The head of the file that lists the rows that were left out. */
export const leftOutHead = (language: string): readonly string[] =>
  language.startsWith('pt')
    ? ['ficheiro', 'linha', 'motivo', 'conteúdo']
    : ['file', 'line', 'reason', 'contents'];
