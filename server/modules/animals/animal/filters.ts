import { cleanNumber } from '../../../../resources/numbers/cleanText.ts';
import { onlyDigits } from '../../../../resources/numbers/digits.ts';
import { readTransponder } from '../../../../resources/numbers/transponderShape.ts';
import sql, { type Sql } from 'sql-template-tag';
import { READ_OWNERS } from '../../../../resources/owners/owner/schema.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import { VAT_LABEL_COUNTRIES } from '../../../../resources/numbers/vatNumber.ts';
import type { ExtraFilter } from '../../../crud/hooks.ts';
import { queryBoolean, queryText } from '../../../crud/searchShape.ts';
import { freeText, likeText } from '../../../crud/where.ts';
import { byDigits, digitsOf } from '../../../db/transponder.ts';

/** Digits go to the transponder's b-trees, words to the one text under the trigram index. */
function universal(text: string): Sql {
  const digits = digitsOf(text);
  return digits === null || digits.length > 15 ? freeText(text) : byDigits(digits);
}

const ownerBy = (condition: Sql): Sql => sql`t.owner_id in (select o.id from owner o where ${condition})`;

const nameWords = (text: string): Sql => {
  const words = foldText(text).split(' ').filter(Boolean).slice(0, 8);
  return words
    .map(
      (word) =>
        sql`fold_text(o.name) like ${`%${likeText(word)}%`} and o.search_text like ${`%${likeText(word)}%`}`,
    )
    .reduce((all, one) => sql`${all} and ${one}`, sql`true`);
};

/**
 * Owners by their whole tax number. The index begins with the country: those with numbers of a known form are asked
 * one by one, and any other number is found by the text that has it too.
 */
const numbered = (number: string): Sql =>
  /^\d{8,12}$/.test(number)
    ? sql`o.country = any(${[...VAT_LABEL_COUNTRIES]}::text[]) and o.vat_number = ${number}`
    : sql`o.vat_number = ${number} and o.search_text like ${`%${likeText(foldText(number))}%`}`;

/** Filters of the list of animals beside those of its declaration. */
export const animalFilters: Readonly<Record<string, ExtraFilter>> = {
  universalSearch: { shape: queryText(), where: (text: string) => universal(text) },
  transponder: {
    shape: queryText(30),
    where: (text: string) => {
      const digits = onlyDigits(readTransponder(text));
      return digits.length === 0 || digits.length > 15 ? sql`false` : byDigits(digits);
    },
  },
  ownerName: { shape: queryText(), where: (text: string) => ownerBy(nameWords(text)) },
  vatNumber: {
    shape: queryText(30),
    read: READ_OWNERS,
    reveals: 'ownerId',
    where: (text: string) => ownerBy(numbered(cleanNumber(text).toUpperCase().replace(/\s/g, ''))),
  },
  hasPendingOwnerTransfer: {
    shape: queryBoolean(),
    where: (is: boolean) =>
      is
        ? sql`t.id in (select x.animal_id from animal_transfer x where not x.closed)`
        : sql`not exists (select from animal_transfer x where x.animal_id = t.id and not x.closed)`,
  },
};
