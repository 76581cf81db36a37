import type { CatalogueCode } from '../../../kit/codes.ts';
import { foldText } from '../../../numbers/text.ts';
import { readCell, reading, type Cell, type Reading } from './cell.ts';

/** The sex of an animal, and whether it is sterilised, where the same cell says so. */
export interface SexReading {
  readonly sex: 'MALE' | 'FEMALE' | 'UNDEFINED';
  readonly isSterilised: boolean | null;
}

const MALE = /^(?:m|macho|male|masculino|masc|cao|gato)\b\.?/;
const FEMALE = /^(?:f|femea|female|feminino|fem|cadela|gata)\b\.?/;
const UNDEFINED =
  /^(?:u|unk|unknown|indefinid[oa]|indeterminad[oa]|i|desconhecid[oa]|nao identificad[oa]|undefined|undetermined)\.?$/;
const NOT_STERILISED = /(?:\bnao\b.*(?:cast|est)|inteir[oa]|intact|entire|unneutered|unspayed|fertil)/;
const STERILISED = /(?:\bcast|\bester|\besteril|\bneut|\bspay|\bster|\balter|\boperad)/;
/** Letters of sex and sterilisation together, as practice programs write them. */
const SHORT: Readonly<Record<string, SexReading>> = {
  mc: { sex: 'MALE', isSterilised: true },
  mn: { sex: 'MALE', isSterilised: true },
  fc: { sex: 'FEMALE', isSterilised: true },
  fe: { sex: 'FEMALE', isSterilised: true },
  fs: { sex: 'FEMALE', isSterilised: true },
  fn: { sex: 'FEMALE', isSterilised: true },
};

/**
 * Male, female or undefined, in words or the letters F, M and U. A letter that programs use for different things ('A',
 * 'N', 'C') is refused as unclear: what it means is said once, in the table of values of the import.
 */
export function readSex(cell: Cell): Reading<SexReading | null> {
  return readCell(
    cell,
    (text, notes): Reading<SexReading | null> => {
      const word = foldText(text)
        .replace(/[()[\]]/g, ' ')
        .trim();
      const short = SHORT[word.replace(/[\s./-]/g, '')];
      if (short) return reading(short, [...notes, 'CELL_STERILISED_READ']);
      if (UNDEFINED.test(word)) return reading({ sex: 'UNDEFINED', isSterilised: null }, notes);
      const sex = MALE.test(word) ? 'MALE' : FEMALE.test(word) ? 'FEMALE' : null;
      if (!sex) return { error: /^[a-z]$/.test(word) ? 'CELL_SEX_UNCLEAR' : 'CELL_NOT_A_SEX' };
      const rest = word.replace(sex === 'MALE' ? MALE : FEMALE, '').trim();
      if (rest === '') return reading({ sex, isSterilised: null }, notes);
      const isSterilised = NOT_STERILISED.test(rest) ? false : STERILISED.test(rest) ? true : null;
      // A word behind it that is not understood is no reason to take half of a cell.
      if (isSterilised === null) return { error: 'CELL_NOT_A_SEX' };
      const said: readonly CatalogueCode[] = [...notes, 'CELL_STERILISED_READ'];
      return reading({ sex, isSterilised }, said);
    },
    (text) => /^[-?.]+$/.test(text),
  );
}
