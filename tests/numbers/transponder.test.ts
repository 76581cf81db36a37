import { describe, expect, it } from 'vitest';
import {
  editTransponder,
  readScan,
  transponderFault,
  transponderOrigin,
} from '../../resources/numbers/transponder.ts';

describe('transponder', () => {
  it('keeps digits alone', () => {
    expect(editTransponder('', '620 098-100 123 456')).toBe('620098100123456');
    expect(editTransponder('62', '62 chip')).toBe('62');
  });

  it('takes no sixteenth digit from the keyboard, wherever it is typed', () => {
    for (const typed of ['6200981001234567', '7620098100123456', '6200981009123456'])
      expect(editTransponder('620098100123456', typed)).toBe('620098100123456');
  });

  it('stays whole where too much was pasted or read, to be corrected', () => {
    const pasted = '62009810012345678901';
    expect(editTransponder('', pasted)).toBe(pasted);
    expect(editTransponder('620098100123456', '0985000000000001')).toBe('0985000000000001');
    expect(editTransponder(pasted, pasted.slice(1))).toBe(pasted.slice(1));
    expect(editTransponder(pasted, `${pasted}2`)).toBe(pasted);
    expect(editTransponder('', '1'.repeat(1000))).toHaveLength(40);
  });

  it('keeps the letters of an old reader where codes may be typed', () => {
    expect(editTransponder('', '0A1-2b3 4c5.', 'CODE')).toBe('0A12b34c5');
    expect(editTransponder('PT6200981001234', 'PT62009810012345', 'CODE')).toBe('PT6200981001234');
  });

  it('is left as it was typed where numbers that cannot exist are told of', () => {
    expect(editTransponder('', '?6200981001234567890', 'ANYTHING')).toBe('?6200981001234567890');
  });

  it.each(['620098100123456', '032000000000001', '941000012345678', '900274877906943'])(
    'can be %s',
    (number) => {
      expect(transponderFault(number)).toBeUndefined();
    },
  );

  it.each(['', '62009810012345', '6200981001234567', '62009810012345a', ' 620098100123456'])(
    'has to be fifteen digits: %j',
    (number) => {
      expect(transponderFault(number)).toBe('INVALID_TRANSPONDER');
    },
  );

  it.each(['000098100123456', '620274877906944', '981999999999999'])('cannot exist as %s', (number) => {
    expect(transponderFault(number)).toBe('CANNOT_VALIDATE_TRANSPONDER');
  });

  it('may start with the test prefix in the demonstration alone', () => {
    expect(transponderFault('999000000000001')).toBe('CANNOT_VALIDATE_TRANSPONDER');
    expect(transponderFault('999000000000001', { allowTest: true })).toBeUndefined();
  });

  it('hints at where the chip comes from', () => {
    expect(transponderOrigin('620098100123456')).toEqual({ kind: 'COUNTRY', country: 'PT' });
    expect(transponderOrigin('076000000000001')).toEqual({ kind: 'COUNTRY', country: 'BR' });
    expect(transponderOrigin('981000000000001')).toEqual({ kind: 'MANUFACTURER', manufacturer: 'Datamars' });
    expect(transponderOrigin('997000000000001')).toEqual({ kind: 'MANUFACTURER', manufacturer: null });
    expect(transponderOrigin('900000000000001')).toEqual({ kind: 'SHARED' });
    expect(transponderOrigin('999000000000001')).toEqual({ kind: 'TEST' });
    expect(transponderOrigin('001000000000001')).toEqual({ kind: 'UNKNOWN' });
  });
});

describe('what a reader delivers', () => {
  it('is taken when it is fifteen digits, however parted', () => {
    expect(readScan('620.098.100.123.456\r\n')).toEqual({ kind: 'OK', transponder: '620098100123456' });
  });

  it('is offered without the zero when the country came with four digits', () => {
    expect(readScan('0985112001234567')).toEqual({
      kind: 'LEADING_ZERO',
      digits: '0985112001234567',
      offer: '985112001234567',
    });
    expect(readScan('0001112001234567').kind).toBe('TOO_LONG');
    expect(readScan('1985112001234567').kind).toBe('TOO_LONG');
  });

  it('is offered as digits when the country came in letters', () => {
    expect(readScan('PT 098100123456')).toEqual({ kind: 'COUNTRY_LETTERS', offer: '620098100123456' });
    expect(readScan('PRT98100123456')).toEqual({ kind: 'COUNTRY_LETTERS', offer: '620098100123456' });
    expect(readScan('XX098100123456')).toEqual({ kind: 'COUNTRY_LETTERS', offer: null });
    expect(readScan('PT999999999999')).toEqual({ kind: 'COUNTRY_LETTERS', offer: null });
  });

  it('is recognised as a chip older than the standard', () => {
    expect(readScan('012*345*678')).toEqual({ kind: 'NON_ISO', code: '012345678' });
    expect(readScan('00 06E8 6A1C')).toEqual({ kind: 'NON_ISO', code: '0006E86A1C' });
  });

  it('says how many digits are missing, and notices nothing at all', () => {
    expect(readScan('62009810012345')).toEqual({ kind: 'TOO_SHORT', digits: '62009810012345', missing: 1 });
    expect(readScan(' - ')).toEqual({ kind: 'EMPTY' });
  });
});
