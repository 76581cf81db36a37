import { describe, expect, it } from 'vitest';
import { cleanLine, cleanLines, cleanNumber } from '../../resources/numbers/cleanText.ts';
import { fieldShape } from '../../resources/kit/checks/shapes.ts';
import { modules } from '../../resources/schemas.ts';
import { PUBLIC_FORMS } from '../../resources/common/publicForm/forms.ts';
import { readForm } from '../../resources/common/publicForm/readForm.ts';

/** Marks that nothing shows: direction, no width, soft hyphen, tag, filler, braille blank, unassigned, half a pair. */
const UNSEEN = [
  ...'\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u061c',
  ...'\u200b\u200c\u200d\u2060\ufeff\u00ad\u180e\u034f\u3164\u115f\u2800\ufff9',
  '\u{e0041}',
  '\u{e007f}',
  '\u0378',
  '\uffff',
  '\ud83d',
];

describe('a line of text', () => {
  it.each(UNSEEN)('%j between two letters › is removed', (mark) => expect(cleanLine(`A${mark}b`)).toBe('Ab'));

  it('decomposed letters › are composed, also where a mark stood between', () => {
    expect(cleanLine('Ine\u0302s')).toBe('Inês');
    expect(cleanLine('Ine\u034f\u0302s')).toBe('Inês');
  });

  it('breaks, tabs and other spaces › are one space', () => {
    expect(cleanLine('  Ana\n\t\u00a0\u2028Sousa\u0007 ')).toBe('Ana Sousa');
    expect(cleanLine('Ana \u200b Sousa')).toBe('Ana Sousa');
  });

  it.each([
    '👩🏽‍⚕️',
    '👨‍👩‍👧',
    '1️⃣',
    '❤️',
    '🐶',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    '\u0915\u094d\u200d\u0937',
    '辻\u{e0100}',
  ])('%s, whose joiners and forms belong to it › stays', (name) => expect(cleanLine(name)).toBe(name));

  it('cleaning twice › changes nothing more', () => {
    const once = cleanLine('e\u200b\u0301 \u202e x\u00ad');
    expect(cleanLine(once)).toBe(once);
  });
});

describe('several lines of text', () => {
  it('breaks › stay, and letters are composed', () =>
    expect(cleanLines(' Ine\u0302s\n\nviu ')).toBe('Inês\n\nviu'));
});

describe('a number', () => {
  it('in full-width or other digits, with dashes and marks › is one of ASCII', () => {
    expect(cleanNumber('\u202a＋３５１ ９１２–３４５–６７８\u202c')).toBe('+351 912-345-678');
    expect(cleanNumber('٩١٢۳४')).toBe('91234');
    expect(cleanNumber('ＰＴ５０１４４２６００')).toBe('PT501442600');
  });
});

describe('every declared field of text', () => {
  const KINDS = ['text', 'phone', 'postalCode', 'email', 'transponder'];
  const SAMPLES = ['Ana', '912345678', '1900-181', 'a@example.test', '620098100123456', '501442600', 'AB12'];
  const declared = modules.flatMap(({ name: module, fields }) =>
    Object.entries(fields)
      .filter(([, { kind }]) => KINDS.includes(kind))
      .map(([name, field]) => [`${module}.${name}`, fieldShape(name, field)] as const),
  );

  it('a value with marks that are not seen › is taken as the value without', () => {
    const differing = declared.filter(([, shape]) =>
      SAMPLES.some((value) => {
        const plain = shape.safeParse(value);
        const marked = shape.safeParse(`\u202a${value.slice(0, 2)}\u00ad${value.slice(2)}\u202c\u{e0041}`);
        return plain.success && (!marked.success || marked.data !== plain.data);
      }),
    );
    expect(declared.length).toBeGreaterThan(150);
    expect(differing.map(([name]) => name)).toEqual([]);
  });
});

describe('every public form', () => {
  it('a pasted transponder, or a postal code without its hyphen › is read', () => {
    for (const form of Object.values(PUBLIC_FORMS))
      for (const [property, { kind }] of Object.entries(form.fields)) {
        if (kind === 'transponder')
          expect(readForm(form, { [property]: '\u202a0620-098 100*123456\u202c' }).values[property]).toBe(
            '620098100123456',
          );
        if (kind === 'postalCode')
          expect(readForm(form, { [property]: '1900181' }).values[property] ?? '1900-181').toBe('1900-181');
      }
  });
});
