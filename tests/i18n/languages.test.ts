import { reactAdminEnglish } from './reactAdminTexts.ts';
import { describe, expect, it } from 'vitest';
import { en } from '../../i18n/generated/en/index.ts';
import { pt } from '../../i18n/generated/pt/index.ts';
import { messages } from '../../i18n/all.ts';
import { textAt, type Tree } from '../../i18n/tree.ts';
import type { Shape } from '../../i18n/types.ts';
import { AUDIT_OBJECTS } from '../../resources/common/audit/objects.ts';
import { operationsByModule } from '../../resources/generated/operations.ts';
import { flattenTexts, placeholders } from './flattenTexts.ts';

const portuguese = flattenTexts(pt);
const english = flattenTexts(en);
/** Both languages as the pages ask for their texts. */
const asked: readonly Tree[] = Object.values(messages);

describe('the two languages', () => {
  it('all keys › exist in both', () => {
    expect([...english.keys()].filter((key) => !portuguese.has(key))).toEqual([]);
    expect([...portuguese.keys()].filter((key) => !english.has(key))).toEqual([]);
  });

  it('fill in the same values', () => {
    const different = [...portuguese].filter(
      ([key, text]) => String(placeholders(text)) !== String(placeholders(english.get(key) ?? '')),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });

  it('plural forms › exist in the same places', () => {
    for (const [language, texts] of [
      ['pt', portuguese],
      ['en', english],
    ] as const)
      for (const [key, text] of texts)
        if (text.includes('||||'))
          expect([language, key, text.split(' |||| ').length]).toEqual([language, key, 2]);
    const uneven = [...portuguese].filter(
      ([key, text]) => text.includes('||||') !== english.get(key)?.includes('||||'),
    );
    expect(uneven.map(([key]) => key)).toEqual([]);
  });

  it('all texts › contain words', () => {
    const empty = [...portuguese, ...english].filter(
      ([key, text]) => !text.trim() && key !== 'ra.boolean.null',
    );
    expect(empty.map(([key]) => key)).toEqual([]);
  });

  it('input of operations with files › has a label of its own, as no field of the record names it', () => {
    for (const texts of asked) {
      const unlabelled = Object.values(operationsByModule)
        .flat()
        .flatMap(({ module, name, input = {} }) =>
          Object.entries(input).flatMap(([source, { files }]) => {
            const key = `resources.${module.name}.operations.${name}.fields.${source}`;
            return files && !textAt(texts, key) ? [key] : [];
          }),
        );
      expect(unlabelled).toEqual([]);
    }
  });

  it('every module › has a name in singular and plural', () => {
    for (const [module, texts] of [...Object.entries(pt.resources), ...Object.entries(en.resources)])
      expect([module, texts.name]).toEqual([module, expect.stringMatching(/^\S.* \|\|\|\| .*\S$/)]);
  });

  it('every kind of object of the audit › has a word in both', () => {
    for (const { resources } of asked) {
      const unnamed = AUDIT_OBJECTS.filter(
        (type) => !textAt(resources as Tree, `auditLog.choices.objectType.${type}`),
      );
      expect(unnamed).toEqual([]);
    }
    expect(AUDIT_OBJECTS).toContain('certificate');
  });

  it('cover every text that the page framework shows', () => {
    const stock = [...reactAdminEnglish.keys()];
    expect(stock.filter((key) => !portuguese.has(key))).toEqual([]);
    expect(stock.length).toBeGreaterThanOrEqual(160);
  });
});

describe('a translation that does not match its source', () => {
  it('fails the type check', () => {
    interface Source {
      name: string;
      fields: { color: string };
    }
    const whole = { name: 'a', fields: { color: 'b' } } satisfies Shape<Source>;
    // @ts-expect-error a key is missing
    const missing = { name: 'a', fields: {} } satisfies Shape<Source>;
    // @ts-expect-error there is a key too many
    const extra = { name: 'a', fields: { color: 'b', size: 'c' } } satisfies Shape<Source>;
    expect([whole, missing, extra]).toHaveLength(3);
  });
});
