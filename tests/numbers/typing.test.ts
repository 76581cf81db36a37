import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  dayIn,
  daysBetween,
  isImpossibleDay,
  isIsoDate,
  isPast,
  parseTypedDate,
  parseTypedMoment,
  showDate,
  showDay,
  showTimestamp,
  startOfDay,
  typeDate,
} from '../../resources/numbers/dates.ts';
import { typePhone } from '../../resources/numbers/phone.ts';
import {
  isPostalCode,
  splitPostalCode,
  typePostalCode,
  typePostalCodeOf,
} from '../../resources/numbers/postalCode.ts';

/** Types a text key by key, as a person does. */
const typed = (text: string, type: (text: string, previous: string) => string): string =>
  [...text].reduce((shown, key) => type(shown + key, shown), '');

describe('typing a date', () => {
  it('eight digits › get their hyphens automatically', () => {
    expect(typed('01022024', typeDate)).toBe('01-02-2024');
    expect(typed('01-02-2024', typeDate)).toBe('01-02-2024');
    expect(typed('1/2/2024', typeDate)).toBe('1-2-2024');
    expect(typed('0102202499', typeDate)).toBe('01-02-2024');
    expect(typed('abc', typeDate)).toBe('');
  });

  it('a hyphen › can be deleted', () => {
    expect(typeDate('01', '01-')).toBe('01');
    expect(typeDate('01-02', '01-02-')).toBe('01-02');
  });

  it('a pasted ISO date › is converted', () => {
    expect(typeDate('2024-02-01')).toBe('01-02-2024');
  });

  it.each([
    ['01022024', '2024-02-01'],
    ['1/2/2024', '2024-02-01'],
    ['01-02-2024', '2024-02-01'],
    ['29.02.2024', '2024-02-29'],
  ])('understands %s', (text, iso) => {
    expect(parseTypedDate(text)).toBe(iso);
  });

  it.each([
    '29-02-2023',
    '31-04-2024',
    '32-01-2024',
    '01-13-2024',
    '01-02',
    '1-2-24',
    '01-02-0024',
    '0102202',
    '',
  ])('refuses %j', (text) => {
    expect(parseTypedDate(text)).toBeNull();
  });
});

describe('reading dates', () => {
  it('a day › is shown as DD-MM-YYYY in every time zone', () => {
    expect(showDate('2024-02-01')).toBe('01-02-2024');
    expect(showDate('2024-02-01T23:30:00.000Z')).toBe('01-02-2024');
    expect(showDate(null)).toBe('');
  });

  it('a moment › is shown in the time zone of the reader', () => {
    const moment = '2024-07-01T23:30:05.000Z';
    expect(showTimestamp(moment, 'Europe/Lisbon')).toBe('02-07-2024 00:30:05');
    expect(showTimestamp(moment, 'Atlantic/Azores')).toBe('01-07-2024 23:30:05');
    expect(showTimestamp('nonsense', 'UTC')).toBe('');
    expect(dayIn('Europe/Lisbon', new Date(moment))).toBe('2024-07-02');
  });

  it('no known reader › uses the day of the register', () => {
    const moment = new Date('2024-07-01T23:30:05.000Z');
    expect(dayIn(undefined, moment)).toBe('2024-07-02');
    expect(dayIn('Atlantic/Azores', moment)).toBe('2024-07-01');
    expect(dayIn('Asia/Tokyo', moment)).toBe('2024-07-02');
    expect(showDay(moment.toISOString(), 'Atlantic/Azores')).toBe('01-07-2024');
  });

  it('knows both nights on which the clocks change', () => {
    const spring = (moment: string) => showTimestamp(moment, 'Europe/Lisbon');
    expect(spring('2026-03-29T00:59:59.000Z')).toBe('29-03-2026 00:59:59');
    expect(spring('2026-03-29T01:00:00.000Z')).toBe('29-03-2026 02:00:00');
    expect(spring('2026-10-25T00:30:00.000Z')).toBe('25-10-2026 01:30:00');
    expect(spring('2026-10-25T01:30:00.000Z')).toBe('25-10-2026 01:30:00');
    expect(showTimestamp('2026-10-25T01:30:00.000Z', 'Atlantic/Azores')).toBe('25-10-2026 00:30:00');
    expect(dayIn('Europe/Lisbon', new Date('2026-10-24T23:30:00.000Z'))).toBe('2026-10-25');
  });

  it.each([
    ['01-07-2024 00:30', 'Europe/Lisbon', '2024-06-30T23:30:00.000Z'],
    ['01-01-2024 00:30:15', 'Europe/Lisbon', '2024-01-01T00:30:15.000Z'],
    ['1/7/2024 23:30', 'Atlantic/Azores', '2024-07-01T23:30:00.000Z'],
    ['01-07-2024 8h15', 'Asia/Tokyo', '2024-06-30T23:15:00.000Z'],
    // Passed twice: the first time is meant.
    ['25-10-2026 01:30', 'Europe/Lisbon', '2026-10-25T00:30:00.000Z'],
    ['29-03-2026 02:00', 'Europe/Lisbon', '2026-03-29T01:00:00.000Z'],
  ])('understands the moment %s in %s', (text, zone, moment) => {
    expect(parseTypedMoment(text, zone)).toBe(moment);
  });

  it.each([
    ['2026-07-01', 'Europe/Lisbon', '2026-06-30T23:00:00.000Z'],
    ['2026-03-29', 'Europe/Lisbon', '2026-03-29T00:00:00.000Z'],
    ['2026-03-30', 'Europe/Lisbon', '2026-03-29T23:00:00.000Z'],
    ['2026-10-26', 'Europe/Lisbon', '2026-10-26T00:00:00.000Z'],
    // In the Azores midnight is skipped in spring and passed twice in autumn.
    ['2026-03-29', 'Atlantic/Azores', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', 'Atlantic/Azores', '2026-10-25T00:00:00.000Z'],
    ['2026-07-01', 'Asia/Tokyo', '2026-06-30T15:00:00.000Z'],
  ])('knows when %s begins in %s', (day, zone, moment) => {
    expect(startOfDay(day, zone)).toBe(moment);
  });

  it.each(['29-03-2026 01:30', '01-02-2024', '01-02-2024 24:00', '31-04-2024 10:00', '01-02-2024 1'])(
    'finds no such moment as %j in Lisbon',
    (text) => {
      expect(parseTypedMoment(text, 'Europe/Lisbon')).toBeNull();
    },
  );

  it('reckons with the calendar', () => {
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addDays('2024-12-31', 1)).toBe('2025-01-01');
    expect(daysBetween('2024-02-01', '2024-03-01')).toBe(29);
    expect(isPast('2024-02-01', '2024-02-01')).toBe(true);
    expect(isPast('2024-02-02', '2024-02-01')).toBe(false);
    expect(isIsoDate('2024-02-30')).toBe(false);
  });
});

describe('typing a postal code', () => {
  it('a fourth digit › is followed by a hyphen', () => {
    expect(typed('1000205', typePostalCode)).toBe('1000-205');
    expect(typed('1000-20599', typePostalCode)).toBe('1000-205');
    expect(typePostalCode('1000')).toBe('1000-');
    expect(typePostalCode('1000', '1000-')).toBe('1000');
  });

  it('four and three digits › are valid', () => {
    expect(isPostalCode('1000-205')).toBe(true);
    for (const text of ['1000205', '0100-205', '1000-20', '1000-2055', 'abcd-efg']) {
      expect(isPostalCode(text)).toBe(false);
    }
    expect(splitPostalCode('1000-205')).toEqual({ cp4: '1000', cp3: '205' });
    expect(splitPostalCode('1000')).toBeNull();
  });
});

describe('typing a postal code of a place', () => {
  it.each([
    [{ country: 'FR' }, '75001', '75001'],
    [{ country: 'BR' }, '01310-100', '01310-100'],
    [{ country: 'PT', isLocalResident: false }, '75001', '75001'],
    [{ country: 'FR', isLocalResident: true }, '1000001', '1000-001'],
    [{ country: 'PT' }, '1000001', '1000-001'],
    [{ country: null }, '1000001', '1000-001'],
    [{ country: 'PT' }, 'SW1A 1AA', 'SW1A 1AA'],
  ])('at %j %s › becomes %s', (place, text, expected) => {
    expect(typed(text, (next, shown) => typePostalCodeOf(place, next, shown))).toBe(expected);
  });
});

describe('a day that its month does not have', () => {
  it.each(['31-04-2024', '29-02-2023', '32-1-2024', '01-13-2024', '00-01-2024'])(
    '%s › is impossible',
    (text) => {
      expect(isImpossibleDay(text)).toBe(true);
    },
  );

  it.each(['30-04-2024', '29-02-2024', '01-01-1850', '31-04-202', '31-04', ''])('%j › is not', (text) => {
    expect(isImpossibleDay(text)).toBe(false);
  });
});

describe('a telephone number that is typed', () => {
  it.each([
    ['912', '912'],
    ['912345', '912 345'],
    ['912345678', '912 345 678'],
    ['912 345 678', '912 345 678'],
    ['+351912345678', '+351912345678'],
    ['00351912', '00351912'],
  ])('%s › is shown as %s', (keys, shown) => {
    expect(typed(keys, typePhone)).toBe(shown);
  });

  it('a digit that is deleted › stays deleted, and the rest where it is', () => {
    expect(typePhone('912 35 678', '912 345 678')).toBe('912 35 678');
    expect(typePhone('912 345 67', '912 345 678')).toBe('912 345 67');
    expect(typePhone('912345678')).toBe('912 345 678');
  });
});
