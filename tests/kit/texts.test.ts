import { describe, expect, it } from 'vitest';
import { en } from '../../i18n/generated/en/index.ts';
import { toMessages } from '../../i18n/messages.ts';
import { pt } from '../../i18n/generated/pt/index.ts';
import { modules } from '../../resources/schemas.ts';
import { ICONS } from '../../src/theme/icons.ts';
import { missingTexts, textFaults } from '../../scripts/lib/missingTexts.ts';

type Texts = Readonly<Record<string, Parameters<typeof missingTexts>[1]>>;
const languages: readonly (readonly [string, Texts])[] = [
  ['Portuguese', toMessages(pt).resources as Texts],
  ['English', toMessages(en).resources as Texts],
];

describe.each(languages)('in %s', (_language, texts) => {
  it.each(modules.map((module) => module.name))(
    '%s has a name, and its fields, choices and sections too',
    (name) => {
      const module = modules.find((one) => one.name === name)!;
      expect(missingTexts(module, texts[name])).toEqual([]);
    },
  );

  it('a text that is left out is found', () => {
    const vaccine = modules.find((one) => one.name === 'vaccine')!;
    const { immunizationTimeUnit: _unit, ...fields } = texts.vaccine!.fields!;
    expect(missingTexts(vaccine, { ...texts.vaccine, fields })).toEqual([
      'vaccine.fields.immunizationTimeUnit',
    ]);
    const animal = modules.find((one) => one.name === 'animal')!;
    expect(missingTexts(animal, { ...texts.animal, operations: {} })).toContain(
      'animal.operations.setDead.label',
    );
    expect(missingTexts(vaccine, undefined)).toContain('vaccine.choices.immunizationTimeUnit.YEAR');
  });

  it('a text or code that is left out stops the build with the file to add it to', () => {
    const { vaccine: _vaccine, ...others } = texts;
    expect(textFaults('pt', texts, pt.errors)).toEqual([]);
    expect(textFaults('pt', others, pt.errors)).toContain(
      'i18n/pt/reference/vaccine/module.ts lacks fields.name.',
    );
    expect(textFaults('pt', texts, {})).toContain(
      'The module breed names the code DUPLICATE_NAME: add it to an errors.ts below i18n/pt.',
    );
  });
});

it.each(modules.map((module) => [module.resource, module] as const))(
  'the pages at /%s find the texts of their module',
  (resource, { name }) => {
    const messages = toMessages(pt) as unknown as { readonly resources: Texts };
    expect(messages.resources[resource]?.name).toBe((pt.resources as Texts)[name]?.name);
    expect(messages.resources[resource]?.name).toBeTypeOf('string');
  },
);

describe('the menu', () => {
  it('every module › has an icon of the product', () => {
    const without = modules.filter((module) => module.menu && !(module.menu.icon in ICONS));
    expect(without.map((module) => `${module.name}: ${module.menu?.icon}`)).toEqual([]);
  });
});
