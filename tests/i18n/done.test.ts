import { describe, expect, it } from 'vitest';
import { en } from '../../i18n/generated/en/index.ts';
import { pt } from '../../i18n/generated/pt/index.ts';
import { toMessages } from '../../i18n/messages.ts';
import { operationsByModule } from '../../resources/generated/operations.ts';
import { modules } from '../../resources/schemas.ts';
import { missingTexts } from '../../scripts/lib/missingTexts.ts';

type Own = NonNullable<Parameters<typeof missingTexts>[1]>;
const languages = { pt: toMessages(pt).resources, en: toMessages(en).resources } as unknown as Record<
  'pt' | 'en',
  Readonly<Record<string, Own>>
>;

const moduleOf = (name: string) => modules.find((one) => one.name === name)!;

/** Every sentence of success of a module, by its key. */
function sentencesOf(texts: Own): readonly (readonly [string, string])[] {
  const own = Object.entries(texts.done ?? {}).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[key, text] as const]
      : Object.entries(text as Record<string, string>).map(
          ([field, said]) => [`${key}.${field}`, said] as const,
        ),
  );
  const operations = Object.entries(texts.operations ?? {}).flatMap(([name, { done }]) =>
    done === undefined ? [] : [[`operations.${name}`, done] as const],
  );
  return [...own, ...operations];
}

describe.each(['pt', 'en'] as const)('what is said in %s once something was done', (language) => {
  it.each(modules.map(({ name }) => name))('%s › has a sentence for each thing that can be done', (name) => {
    expect(missingTexts(moduleOf(name), languages[language][name])).toEqual([]);
  });

  it('a module › words its own sentences, and no two acts alike', () => {
    const said = modules.flatMap(({ name, request }) =>
      sentencesOf(languages[language][name]!)
        // What all requests have in common says the kind in the sentence.
        .filter(([key]) => !request || key.includes('With'))
        .map(([key, text]) => [`${name}.${key}`, text] as const),
    );
    expect(said.length).toBeGreaterThan(60);
    expect(said.filter(([, text], at) => said.findIndex(([, other]) => other === text) !== at)).toEqual([]);
  });

  it('a sentence on a value › holds that value of the module’s fields', () => {
    const wrong = modules.flatMap(({ name, fields }) =>
      Object.entries(languages[language][name]!.done ?? {}).flatMap(([key, text]) =>
        typeof text === 'string'
          ? []
          : Object.entries(text as Record<string, string>).flatMap(([field, said]) =>
              field in fields && said.includes(`%{${field}}`) ? [] : [`${name}.${key}.${field}`],
            ),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

it('a sentence that is left out, or names no record, is found', () => {
  const { vaccine, animal } = languages.pt;
  const sentences = { ...vaccine!.done, created: 'Criado com sucesso' };
  expect(missingTexts(moduleOf('vaccine'), { ...vaccine, done: sentences })).toEqual([
    'vaccine.done.created',
  ]);
  expect(missingTexts(moduleOf('vaccine'), { ...vaccine, done: {} })).toEqual([
    'vaccine.done.created',
    'vaccine.done.updated',
    'vaccine.done.deleted',
  ]);
  const lock = { ...animal!.operations!.lock, done: 'A ficha foi bloqueada.' };
  expect(
    missingTexts(moduleOf('animal'), { ...animal, operations: { ...animal!.operations, lock } }),
  ).toEqual(['animal.operations.lock.done']);
  expect(operationsByModule.animal?.some(({ name }) => name === 'lock')).toBe(true);
});
