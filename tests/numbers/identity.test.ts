import { owner as en } from '../../i18n/en/owners/owner/module.ts';
import { owner as pt } from '../../i18n/pt/owners/owner/module.ts';
import { describe, expect, it } from 'vitest';
import { isValidIdentityCard, showIdentityCard } from '../../resources/numbers/identityCard.ts';
import { isValidNif, nifCheckDigit, ownerTypeOfNif } from '../../resources/numbers/nif.ts';
import {
  cleanVatNumber,
  isValidVat,
  VAT_LABEL_COUNTRIES,
  vatHelpKey,
  vatLabelKey,
} from '../../resources/numbers/vatNumber.ts';

describe('Portuguese tax number', () => {
  it.each(['123456789', '245612343', '512345678', '700000011', '123 456 789'])('accepts %s', (nif) => {
    expect(isValidNif(nif)).toBe(true);
  });

  it.each(['123456788', '12345678', '1234567890', '000000000', '12345678X', '', '١٢٣٤٥٦٧٨٩'])(
    'refuses %s',
    (nif) => {
      expect(isValidNif(nif)).toBe(false);
    },
  );

  // Numbers in public use, each worked out from the published rule: none comes from the function that is asked.
  it.each([
    [0, '500273170'],
    [1, '502544180'],
    [2, '508184509'],
    [3, '500077568'],
    [4, '504499777'],
    [5, '500697256'],
    [6, '500278725'],
    [7, '500100144'],
    [8, '504453513'],
    [9, '501525882'],
    [10, '500844321'],
  ])('a sum that leaves %i › has the check digit of %s, and no other', (_, nif) => {
    expect(nifCheckDigit(nif.slice(0, 8))).toBe(Number(nif[8]));
    const accepted = [...'0123456789'].filter((last) => isValidNif(nif.slice(0, 8) + last));
    expect(accepted).toEqual([nif[8]]);
  });

  it('the number of the final consumer › is refused although its check digit is valid', () => {
    expect(nifCheckDigit('99999999')).toBe(0);
    expect(isValidNif('999999990')).toBe(false);
  });

  it('notices every single wrong digit', () => {
    for (let place = 0; place < 8; place++)
      for (let step = 1; step < 10; step++) {
        const digits = [...'245612343'];
        digits[place] = String((Number(digits[place]) + step) % 10);
        const changed = digits.join('');
        const check = nifCheckDigit(changed);
        expect(isValidNif(changed)).toBe(check === 3 && !changed.startsWith('0'));
      }
  });

  it('the first digits › distinguish companies and State from persons, and leave the rest open', () => {
    expect(ownerTypeOfNif('512345678')).toBe('COLLECTIVE');
    expect(ownerTypeOfNif('600000001')).toBe('COLLECTIVE');
    for (const nif of ['123456789', '245612343', '312345678', '451234567'])
      expect(ownerTypeOfNif(nif)).toBe('SINGULAR');
    for (const nif of ['441234567', '700000011', '800000013', '980000000', '51234567', '']) {
      expect(ownerTypeOfNif(nif)).toBeUndefined();
    }
  });
});

describe('identity card', () => {
  it.each([
    '11032740 3 ZZ3',
    '12345678 9 ZZ1',
    '123456789zz1',
    '12345678-9-ZZ1',
    '123456789',
    '12345678',
    '1234567',
  ])('accepts %s', (text) => {
    expect(isValidIdentityCard(text)).toBe(true);
  });

  it.each([
    '11032740 3 ZZ4',
    '11032741 3 ZZ3',
    '12345678 8 ZZ1',
    '123456788',
    '12345',
    '00000000',
    'ZZ1',
    '',
  ])('refuses %s', (text) => {
    expect(isValidIdentityCard(text)).toBe(false);
  });

  it.each([
    [0, '110327470'],
    [1, '110327420'],
    [2, '110327489'],
    [3, '110327438'],
    [4, '110327497'],
    [5, '110327446'],
    [6, '110327535'],
    [7, '110327454'],
    [8, '110327403'],
    [9, '110327462'],
    [10, '110327411'],
  ])('a civil number whose sum leaves %i › has the check digit of %s, and no other', (_, civil) => {
    const accepted = [...'0123456789'].filter((last) => isValidIdentityCard(civil.slice(0, 8) + last));
    expect(accepted).toEqual([civil[8]]);
  });

  it.each([
    '11032740 3 Z20',
    '11032740 3 ZV1',
    '11032740 3 Z12',
    '11032740 3 ZZ3',
    '11032740 3 Z04',
    '11032740 3 ZY5',
    '11032740 3 Z46',
    '11032740 3 ZX7',
    '11032740 3 Z38',
    '11032740 3 ZW9',
  ])('the last digit of %s › is the only one that stands after the others', (card) => {
    const accepted = [...'0123456789'].filter((last) => isValidIdentityCard(card.slice(0, -1) + last));
    expect(accepted).toEqual([card.at(-1)]);
  });

  it('any notation › is shown as printed on the card', () => {
    expect(showIdentityCard('123456789zz1')).toBe('12345678 9 ZZ1');
    expect(showIdentityCard('12345678')).toBe('12345678');
  });
});

describe('tax numbers abroad', () => {
  it('the 36 countries with a label of their own › have a form', () => {
    expect(VAT_LABEL_COUNTRIES).toHaveLength(36);
    expect([...VAT_LABEL_COUNTRIES].sort()).toEqual(VAT_LABEL_COUNTRIES);
    expect(vatLabelKey('ES')).toBe('resources.owner.vatLabels.ES');
    expect(vatLabelKey('US')).toBe('resources.owner.vatLabels.other');
    expect(vatLabelKey(null)).toBe('resources.owner.vatLabels.other');
  });

  it('each of them, and any other country › has a text that says what to enter', () => {
    const countries = [...VAT_LABEL_COUNTRIES, 'other'].sort();
    for (const { vatHelp } of [pt, en]) expect(Object.keys(vatHelp).sort()).toEqual(countries);
    expect(vatHelpKey('FR')).toBe('resources.owner.vatHelp.FR');
    expect(vatHelpKey('US')).toBe('resources.owner.vatHelp.other');
  });

  it.each([
    ['PT', '245612343'],
    ['PT', 'PT245612343'],
    ['ES', 'B58818501'],
    ['ES', '12345678Z'],
    ['ES', 'ES-X1234567L'],
    ['FR', 'FR 40 303265045'],
    ['DE', '136695976'],
    ['DE', '47036892816'],
    ['GB', 'GB980780684'],
    ['GB', 'QQ123456C'],
    ['IT', 'RSSMRA85T10A562S'],
    ['IE', 'IE6433435F'],
    ['NL', 'NL004495445B01'],
    ['GR', 'EL094259216'],
    ['CH', 'CHE-107.787.577'],
    ['BR', '390.533.447-05'],
    ['BR', '12.ABC.345/01DE-35'],
    ['AO', '005123456LA041'],
    ['CV', '253298012'],
    ['US', '12-3456789'],
  ])('accepts %s %s', (country, number) => {
    expect(isValidVat(country, number)).toBe(true);
  });

  it.each([
    ['PT', '245612344'],
    ['ES', '58818501'],
    ['FR', '1234'],
    ['CH', '107787577'],
    ['NL', '004495445X01'],
    ['AO', '123'],
    ['US', '1'],
    ['SI', '1234567A'],
  ])('refuses %s %s', (country, number) => {
    expect(isValidVat(country, number)).toBe(false);
  });

  it('punctuation and country letters › are not stored', () => {
    expect(cleanVatNumber('ES', 'ES b-58818501')).toBe('B58818501');
    expect(cleanVatNumber('GR', 'EL 094259216')).toBe('094259216');
    expect(cleanVatNumber('CH', 'CHE-107.787.577')).toBe('CHE107787577');
  });
});
