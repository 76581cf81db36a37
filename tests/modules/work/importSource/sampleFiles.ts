import { encodeSingle } from './encode.ts';
import { day, failed, formula, makeWorkbook, picture } from './makeWorkbook.ts';

// Files as people have them, with what is wrong in them. All persons, animals and numbers are made up.

/** The export of a shelter's program: a row per vaccination, so that animal and owner occur again. */
export const shelterExport = (): Buffer =>
  Buffer.from(
    '\ufeff' +
      [
        'Animal,Chip,Sex,Birth date,Age,Breed,Owner,Phone,Vaccine,Vaccination date',
        'Rex,900 164 000 395 589,M,03/04/2021,2 years,Labrador,Joana d`Orey,912 345 678,Rabisin,05/06/2023',
        'Rex,900 164 000 395 589,M,03/04/2021,2 years,Labrador,Joana d`Orey,912 345 678,Nobivac,12/31/2023',
        'Luna,NONE,F,01/02/2022,1 year,"Mixed, medium",Abrigo do Teste,,Rabisin,02/03/2023',
        'Tico,0,U,2 years,2 years,Podengo,Abrigo do Teste,,Rabisin,02/03/2023',
        'Mia,620098100000015,A,04/05/2020,,European,Abrigo do Teste,,Rabisin,02/03/2023',
      ].join('\r\n'),
  );

/** A clinic's list, saved from a spreadsheet as Windows-1252. */
export const clinicList = (emptyRows = 60_000): Buffer =>
  encodeSingle(
    [
      'Animal;;;;;Titular;;;;',
      'Nome;Microchip;Nascimento;Raça;Sexo;Nome;NIF;Código postal;Telefone;Observações',
      'Pirata;6,20098E+14;45231;LABRADOR X;Macho Cast.;António Exemplo;45612343;9020118;912345678 / 213456789;"Duas\r\nlinhas"',
      'Bolinha;="620098100000016";00-01-1900;S.R.D.;Fêmea;Conceição Exemplo;245612343;9000-082;912345678;#N/D',
      'Pé de Vento;620098100000017;31-12-2019;Rafeiro do Alentejo;F;João Exemplo;123456789;9000;sem;',
      'TOTAL;3;;;;;;;;',
      ...Array.from({ length: emptyRows }, () => ';;;;;;;;;'),
    ].join('\r\n') + '\r\n',
    'windows-1252',
  );

/** A kennel's workbook, with days since 1904 and a hidden sheet before the one that is meant. */
export const kennelWorkbook = (): Buffer =>
  makeWorkbook(
    [
      { name: 'Preços', state: 'hidden', rows: [['Segredo'], ['Não ler']] },
      {
        name: 'Ninhadas',
        rows: [
          ['Canil do Teste'],
          ['Nome', 'Chip', 'Nascimento', 'Pai', 'Notas', 'Peso', 'Foto'],
          [
            'Faísca',
            '620098100000018',
            day(43_768),
            failed('#N/A'),
            'Primeira_x000D_\nsegunda',
            12.5,
            picture,
          ],
          ['Trovão', 620098100000019, day(43_768.5), formula('A3', 'Faísca'), null, 11, null],
          ['Nuvem', 6200981000000191, day(0), formula('A9'), 'Olá &amp; adeus', 10, null],
        ],
        emptyRows: 60_000,
        hiddenRows: [5],
      },
    ],
    { has1904Days: true, hasPictures: true },
  );

/** A maker's delivery: ranges beside numbers, in three ways of writing a code, with its count at the end. */
export const makerDelivery = (): Buffer =>
  Buffer.from(
    [
      'First\tLast\tCount\tHex',
      '900164000395589\t900164000395688\t100\t',
      '620098100000020\t\t1\t80009B16D7373514',
      '10000000900164000395700\t\t1\t',
      '900164000395680-900164000395699\t\t20\t',
      'Check count\t122',
    ].join('\n') + '\n',
  );

/** Postal codes: 17 columns, no header, Latin-1. */
export const postalCodes = (rows = 3): Buffer =>
  encodeSingle(
    Array.from(
      { length: rows },
      (_, at) =>
        `01;01;${249 + at};Alcafache;;Rua;do;;"Conceição" Nova;;;;;Águeda;${3750 + (at % 9)};${String(11 + (at % 900)).padStart(3, '0')};BARRÔ AGD`,
    ).join('\r\n') + '\r\n',
    'windows-1252',
  );
