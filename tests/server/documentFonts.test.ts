import { afterAll, describe, expect, it } from 'vitest';
import { drawDocument, stopTypst } from '../../server/typst/typst.ts';

afterAll(() => stopTypst());

const SOURCE = `#import "fonts.typ": families
#let given = json(bytes(sys.inputs.values))
#set document(title: "x")
#set text(font: families, lang: "pt")
#given.name #strong(given.name)`;

/** The fonts of the document that prints a name, without the letters that a subset puts before them. */
async function fontsOf(name: string): Promise<string[]> {
  const drawn = await drawDocument({
    sources: { 'main.typ': SOURCE },
    values: { name, creationSeconds: 1 },
    form: 'both',
  });
  expect([name, drawn.errors]).toEqual([name, undefined]);
  if (drawn.errors) return [];
  const named = drawn
    .pdf!.toString('latin1')
    .matchAll(/BaseFont ?\/[A-Z]{6}\+([\w-]+?)(?:-Identity-H)?[\s/]/g);
  return [...new Set([...named].map(([, font]) => font!))].filter((font) => !font.startsWith('Atkinson'));
}

describe('a printed name', () => {
  it.each([
    ['Łukasz Šimek Ñandú Žiga “X” – €', []],
    ['ŋ ŧ', ['NotoSans-Regular', 'NotoSans-Bold']],
    ['Rex 🐶', ['NotoEmoji-Regular']],
    ['Mel 👩🏽‍⚕️ 🇵🇹 ❤️', ['NotoEmoji-Regular']],
    ['Nguyễn Ελένη Иван', ['NotoSans-Regular', 'NotoSans-Bold']],
    ['रमेश', ['NotoSans-Regular', 'NotoSans-Bold']],
    ['محمد', ['NotoSansArabic-Regular']],
    ['שלום', ['NotoSansHebrew-Regular']],
    ['สวัสดี', ['NotoSansThai-Regular']],
    ['陳大文 かな', ['NotoSansSC-Regular']],
    ['김철수', ['NotoSansKR-Regular']],
  ])('%s › has the shipped fonts of its letters and no others', async (name, fonts) => {
    expect(await fontsOf(name)).toEqual(fonts);
  });

  it('characters that no font has › print as boxes, however many they are', async () => {
    expect(await fontsOf('Rex \u{10fffd} \ue000 \u{13000}')).toEqual([
      'LibertinusSerif-Regular',
      'LibertinusSerif-Bold',
    ]);
    const many = Array.from({ length: 300 }, (_, at) => String.fromCodePoint(0x14400 + at)).join(' ');
    await fontsOf(many);
  });

  it('Latin letters after all families were loaded › still need none of them', async () => {
    expect(await fontsOf('Bobi')).toEqual([]);
  });
});
