import { describe, expect, it } from 'vitest';
import { normalisePhone, showPhone } from '../../resources/numbers/phone.ts';
import { roughNumber } from '../../src/fields/phone/phoneNumbers.ts';

describe('a telephone number without the numbering plans', () => {
  it.each(['912 345 678', '+351912345678', '213-456-789', '00351 213456789'])(
    'Portuguese as %s › is read and shown as with them',
    (text) => {
      const rough = roughNumber(text);
      expect(rough?.number).toBe(normalisePhone(text));
      expect(rough?.formatNational()).toBe(showPhone(text));
    },
  );

  it('foreign with + › is taken by its length and shown as it came', () => {
    expect(roughNumber('+34 600 123 456')).toMatchObject({ number: '+34600123456' });
    expect(roughNumber('+34 600 123 456')?.formatInternational()).toBe('+34 600 123 456');
  });

  it.each(['12345', 'abc', '+', '0'])('as %s › is none', (text) => {
    expect(roughNumber(text)).toBeUndefined();
  });
});
