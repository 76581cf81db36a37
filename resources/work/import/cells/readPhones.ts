import type { CatalogueCode } from '../../../kit/codes.ts';
import { normalisePhone } from '../../../numbers/phone.ts';
import { readCell, reading, type Cell, type Reading } from './cell.ts';

/** Between two numbers: a sign, a word, or the end of nine digits before the next. */
const BETWEEN = /[/;,|&]|\b(?:e|ou|or|and)\b|\s-\s/i;
const NINE_AND_NINE = /((?:\d[\s.-]?){8}\d)\s+(?=(?:\+|00)?\d)/g;
const WORDS = /\p{L}[\p{L}.:']*/gu;
const BRACKETED = /\((?![\d\s+]+\))[^)]*\)/g;

/** All phone numbers of a cell in E.164, in their order; words beside them are left out, and said to be. */
export function readPhones(cell: Cell): Reading<readonly string[]> {
  const read = readCell<readonly string[]>(cell, (text, ofCell): Reading<readonly string[]> => {
    if (/^\d+[.,]\d+e\+?\d+$/i.test(text)) return { error: 'CELL_NUMBER_SHORTENED' };
    const parts = text.replace(BRACKETED, ' ').replace(NINE_AND_NINE, '$1;').split(BETWEEN);
    const numbers = parts.map((part) => part.replace(WORDS, ' ').trim()).filter((part) => /\d/.test(part));
    const phones = numbers.map((number) => normalisePhone(number.replace(/^00/, '+')));
    if (phones.length === 0 || phones.some((phone) => phone === null)) return { error: 'CELL_NOT_A_PHONE' };
    const found = [...new Set(phones.filter((phone) => phone !== null))];
    const notes: CatalogueCode[] = [...ofCell];
    if (found.length > 1) notes.push('CELL_PHONES_SEVERAL');
    if (/\p{L}/u.test(text.replace(/\b(?:e|ou|or|and)\b/gi, ''))) notes.push('CELL_WORDS_DROPPED');
    return reading(found, notes);
  });
  if ('error' in read) return { error: read.error };
  return reading(read.value ?? [], read.notes);
}
