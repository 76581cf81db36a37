import { describe, expect, test } from 'vitest';
import { believed, findingOf, readingOf } from '../../src/scan/finding.ts';

const HERE = 'https://registo.example.pt';
const NUMBER = '620098100123456';
const OTHER = '985112001234567';
const found = (text: string) => findingOf(text, HERE);
const codes = (...texts: string[]) => texts.map((text) => ({ text, isLinear: false }));

describe('what a code says', () => {
  test.each([
    ['as a sticker has it', NUMBER],
    ['with spaces, as people print it', '620 0981 0012 3456'],
    ['with a line’s end', `${NUMBER}\n`],
    ['in the address of the register’s own sheet', `${HERE}/animal/view/${NUMBER}`],
    ['in that address with something behind', `${HERE}/animal/view/${NUMBER}?from=paper`],
  ])('a number %s is taken', (_, text) => {
    expect(found(text)).toEqual({ kind: 'NUMBER', transponder: NUMBER });
  });

  test('a number of the test range is taken: the demonstration has some', () => {
    expect(found('999000000000001')).toMatchObject({ kind: 'NUMBER' });
  });

  test.each([
    ['with a zero too many', `0${OTHER}`, OTHER],
    ['with its country in letters', 'PT098100123456', NUMBER],
    ['of nobody’s prefix', '005098100123456', '005098100123456'],
    ['within other words', `Microchip: ${OTHER} (FDX-B)`, OTHER],
    ['in somebody else’s address', `https://chips.example.com/?id=${OTHER}`, OTHER],
    ['in an address that only looks like ours', `${HERE}.evil.example/animal/view/${NUMBER}`, NUMBER],
  ])('a number %s is only offered', (_, text, transponder) => {
    expect(found(text)).toMatchObject({ kind: 'PROBABLE', transponder });
  });

  test.each([
    ['000098100123456', { kind: 'IMPOSSIBLE' }],
    ['620999999999999', { kind: 'IMPOSSIBLE' }],
    ['5601234567892', { kind: 'LENGTH', digits: 13 }],
    ['62009810012345678', { kind: 'LENGTH', digits: 17 }],
    ['https://example.com/about', { kind: 'ADDRESS', host: 'example.com' }],
    [`${HERE}/owner/12`, { kind: 'ADDRESS', host: 'registo.example.pt' }],
    ['WIFI:T:WPA;S:clinica;P:segredo;;', { kind: 'OTHER' }],
    [`${NUMBER} ${OTHER}`, { kind: 'LENGTH', digits: 30 }],
    [`a: ${NUMBER}, b: ${OTHER}`, { kind: 'OTHER' }],
  ])('%s is no number', (text, expected) => {
    expect(found(text)).toMatchObject(expected);
  });

  test('a long text is shown short', () => {
    expect(found('x'.repeat(5000))).toEqual({ kind: 'OTHER', text: `${'x'.repeat(60)}…` });
  });
});

describe('what a picture comes to', () => {
  test('the same number many times, as on a sheet of stickers, is one', () => {
    expect(readingOf(codes(NUMBER, NUMBER, `${HERE}/animal/view/${NUMBER}`), HERE)).toEqual({
      kind: 'TAKE',
      transponder: NUMBER,
    });
  });

  test('two numbers are left to a person', () => {
    expect(readingOf(codes(NUMBER, OTHER), HERE)).toEqual({ kind: 'SEVERAL', transponders: [NUMBER, OTHER] });
  });

  test('a number counts more than whatever lies beside it', () => {
    expect(readingOf(codes('5601234567892', NUMBER), HERE)).toMatchObject({ kind: 'TAKE' });
    expect(readingOf(codes('5601234567892', `0${OTHER}`), HERE)).toMatchObject({
      kind: 'TOLD',
      finding: { kind: 'PROBABLE' },
    });
  });

  test('nothing is nothing', () => {
    expect(readingOf([], HERE)).toEqual({ kind: 'NOTHING' });
  });
});

test('bars are believed when two pictures in a row tell the same, a QR code at once', () => {
  const bars = (text: string) => ({ text, isLinear: true });
  const [square] = codes(OTHER);
  expect(believed([bars(NUMBER), square!], [])).toEqual([square]);
  expect(believed([bars(NUMBER)], [bars('620098100123450')])).toEqual([]);
  expect(believed([bars(NUMBER)], [bars(NUMBER)])).toEqual([bars(NUMBER)]);
});
