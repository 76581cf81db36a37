import { describe, expect, it } from 'vitest';
import {
  editTransponder,
  offerOf,
  readScan,
  transponderFault,
  transponderOrigin,
} from '../../resources/numbers/transponder.ts';
import { readTransponder } from '../../resources/numbers/transponderShape.ts';

describe('transponder', () => {
  it('other characters than digits › are removed', () => {
    expect(editTransponder('', '620 098-100 123 456')).toBe('620098100123456');
    expect(editTransponder('62', '62 chip')).toBe('62');
    expect(editTransponder('', '\u202a６２０*098')).toBe('620098');
  });

  it('a sixteenth digit from the keyboard › is ignored, wherever it is typed', () => {
    for (const typed of ['6200981001234567', '7620098100123456', '6200981009123456'])
      expect(editTransponder('620098100123456', typed)).toBe('620098100123456');
  });

  it('a pasted or scanned text that is too long › is kept, to be corrected', () => {
    const pasted = '62009810012345678901';
    expect(editTransponder('', pasted)).toBe(pasted);
    expect(editTransponder('620098100123456', '0985000000000001')).toBe('0985000000000001');
    expect(editTransponder(pasted, pasted.slice(1))).toBe(pasted.slice(1));
    expect(editTransponder(pasted, `${pasted}2`)).toBe(pasted);
    expect(editTransponder('', '1'.repeat(1000))).toHaveLength(40);
  });

  it('the letters of an old reader › are kept where codes may be typed', () => {
    expect(editTransponder('', '0A1-2b3 4c5.', 'CODE')).toBe('0A12b34c5');
    expect(editTransponder('PT6200981001234', 'PT62009810012345', 'CODE')).toBe('PT6200981001234');
  });

  it('a number that cannot exist › is kept where the field reports it', () => {
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

  it('the test prefix › is accepted in the demonstration only', () => {
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

describe('the reading of a transponder', () => {
  it.each([
    '\u202a620098100123456\u202c',
    '620 098 100 123 456',
    '620-098\u2013100.123/456',
    '*620098100123456*',
    '６２００９８１００１２３４５６',
    '٦٢٠٠٩٨١٠٠١٢٣٤٥٦',
    "'620098100123456",
    '0620098100123456',
    '620\u00a0098\u202f100\u00ad123\u200b456',
  ])('%j › is the number', (text) => expect(readTransponder(text)).toBe('620098100123456'));

  it('a number that begins with zero, or one digit too long › stays', () => {
    expect(readTransponder('032000000000001')).toBe('032000000000001');
    expect(readTransponder('6200981001234560')).toBe('6200981001234560');
    expect(readTransponder('0000098100123456')).toBe('0000098100123456');
  });

  it('letters › stay, and no number is made of them', () => {
    expect(readTransponder('PT 098100123456')).toBe('PT098100123456');
  });
});

describe('what a reader delivers', () => {
  it('fifteen digits, however separated › are accepted', () => {
    expect(readScan('620.098.100.123.456\r\n')).toEqual({ kind: 'OK', transponder: '620098100123456' });
  });

  it('a country of four digits › is offered without the zero', () => {
    expect(readScan('0985112001234567')).toEqual({
      kind: 'LEADING_ZERO',
      digits: '0985112001234567',
      offer: '985112001234567',
    });
    expect(readScan('0001112001234567').kind).toBe('TOO_LONG');
    expect(readScan('1985112001234567').kind).toBe('TOO_LONG');
  });

  it('a country in letters › is offered as digits', () => {
    expect(readScan('PT 098100123456')).toEqual({ kind: 'COUNTRY_LETTERS', offer: '620098100123456' });
    expect(readScan('PRT98100123456')).toEqual({ kind: 'COUNTRY_LETTERS', offer: '620098100123456' });
    expect(readScan('XX098100123456')).toEqual({ kind: 'COUNTRY_LETTERS', offer: null });
    expect(readScan('PT999999999999')).toEqual({ kind: 'COUNTRY_LETTERS', offer: null });
  });

  it('a chip older than the standard › is recognised', () => {
    expect(readScan('012*345*678')).toEqual({ kind: 'NON_ISO', code: '012345678' });
    expect(readScan('00 06E8 6A1C')).toEqual({ kind: 'NON_ISO', code: '0006E86A1C' });
  });

  it('too few digits › are counted, and an empty reading is ignored', () => {
    expect(readScan('62009810012345')).toEqual({ kind: 'TOO_SHORT', digits: '62009810012345', missing: 1 });
    expect(readScan(' - ')).toEqual({ kind: 'EMPTY' });
  });
});

describe('what a text probably means', () => {
  it('a country with an extra zero or in letters › is offered as the number, anything else not', () => {
    expect(offerOf('0985112001234567')).toBe('985112001234567');
    expect(offerOf('0985 112 001 234 567')).toBe('985112001234567');
    expect(offerOf('PT 098100123456')).toBe('620098100123456');
    expect(offerOf('985112001234567')).toBeNull();
    expect(offerOf('0001112001234567')).toBeNull();
    expect(offerOf('XX098100123456')).toBeNull();
  });
});
