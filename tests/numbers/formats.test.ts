import { describe, expect, it } from 'vitest';
import { EMAIL_MAX, isEmail } from '../../resources/numbers/email.ts';
import { easter, holidays } from '../../resources/numbers/holidays.ts';
import {
  isMultibancoReference,
  multibancoReference,
  showMultibancoReference,
} from '../../resources/numbers/multibanco.ts';
import { isValidPhone, maskPhone, normalisePhone, showPhone } from '../../resources/numbers/phone.ts';
import { foldText, searchTextOf } from '../../resources/numbers/text.ts';

describe('telephone numbers', () => {
  it.each([
    ['912 345 678', '+351912345678'],
    ['+351 213 456 789', '+351213456789'],
    ['00351912345678', '+351912345678'],
    ['+34 612 345 678', '+34612345678'],
  ])('reads %s', (text, number) => {
    expect(normalisePhone(text)).toBe(number);
  });

  it.each(['12345', '912 345 67', '+351 112', 'não tem', ''])('refuses %j', (text) => {
    expect(isValidPhone(text)).toBe(false);
  });

  it('a Portuguese number › is shown in groups of three', () => {
    expect(showPhone('+351912345678')).toBe('912 345 678');
    expect(showPhone('+34612345678')).toBe('+34 612 34 56 78');
    expect(showPhone('?')).toBe('?');
  });

  it('masked › shows its country, its first digit and its last two', () => {
    expect(maskPhone('+351912345656')).toBe('+351 9•• ••• •56');
    expect(maskPhone('+34612345678')).toBe('+34 6•• •• •• 78');
    expect(maskPhone('112')).toBe('+351 •••');
    expect(maskPhone('?')).toBe('?');
  });
});

describe('an e-mail address', () => {
  it.each(['nome@exemplo.pt', ' A.b+c@Mail.exemplo.pt '])('%j may be sent to', (text) =>
    expect(isEmail(text)).toBe(true),
  );

  it.each([
    '',
    'nome',
    'nome@',
    'nome@exemplo',
    'no me@exemplo.pt',
    'nome@.pt',
    'a,b@exemplo.pt',
    `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(4)}pt`,
  ])('%j may not', (text) => expect(isEmail(text)).toBe(false));

  it('its length › is checked after its ends are trimmed', () => {
    const domain = `@${`${'b'.repeat(46)}.`.repeat(4)}`;
    const longest = `${'a'.repeat(64)}${domain}p`.padEnd(EMAIL_MAX, 't');
    expect(longest).toHaveLength(EMAIL_MAX);
    expect(isEmail(` ${longest} `)).toBe(true);
    expect(isEmail(`${longest}t`)).toBe(false);
  });
});

describe('Multibanco reference', () => {
  it('carries check digits over entity, number and amount', () => {
    expect(multibancoReference('90150', '1231234', 43211)).toBe('123123451');
    expect(showMultibancoReference('123123451')).toBe('123 123 451');
    expect(isMultibancoReference('90150', '123 123 451', 43211)).toBe(true);
  });

  it('another amount, entity or length › is refused', () => {
    expect(isMultibancoReference('90150', '123123451', 43212)).toBe(false);
    expect(isMultibancoReference('90151', '123123451', 43211)).toBe(false);
    expect(isMultibancoReference('90150', '12312345', 43211)).toBe(false);
    expect(isMultibancoReference('90150', '123123451', 0)).toBe(false);
    expect(() => multibancoReference('90150', '1231234', 0)).toThrow(RangeError);
  });
});

describe('holidays', () => {
  it('move with Easter', () => {
    expect(easter(2026)).toBe('2026-04-05');
    expect(easter(2027)).toBe('2027-03-28');
    expect(holidays(2026)).toHaveLength(13);
    expect(holidays(2026)).toContain('2026-04-03');
    expect(holidays(2026)).toContain('2026-06-04');
  });
});

describe('searching', () => {
  it('accents, case and spaces › are ignored', () => {
    expect(foldText('  Águeda   e  SÃO João\n')).toBe('agueda e sao joao');
    expect(foldText('N.º 3, Straße Łódź')).toBe('n.o 3, strasse lodz');
  });

  it('joins what is there', () => {
    expect(searchTextOf('620098100123456', 'Bóbi', null, '', undefined, 'José Conceição')).toBe(
      '620098100123456 bobi jose conceicao',
    );
  });
});
