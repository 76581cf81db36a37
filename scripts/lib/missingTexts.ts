import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { messages } from '../../i18n/all.ts';
import { operationsByModule, operationsOf } from '../../resources/generated/operations.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { calls, modules } from '../../resources/schemas.ts';
import { AREAS } from './areas.mjs';

export interface ModuleTexts {
  readonly name?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly derives?: Readonly<Record<string, string>>;
  readonly sections?: Readonly<Record<string, string>>;
  readonly operations?: Readonly<Record<string, { readonly label?: string; readonly done?: string }>>;
  /** What is said once something was done with a record: `created`, `updated`, `deleted`; of requests, each decision. */
  readonly done?: Readonly<Record<string, string | object>>;
}

/** The derived fields of its parent whose texts are the module's. */
const ownDerived = ({ name, parent }: AnyModule): string[] =>
  Object.entries(parent?.module.fields ?? {}).flatMap(([field, { textsOf }]) =>
    textsOf === name ? [field] : [],
  );

/** The operations of requests whose sentences are those of the decision. */
const DECIDING: readonly string[] = ['decide', 'cancel'];

/** What can be done with the records of a module, each with a sentence that says so afterwards. */
const doneOf = ({ access, request }: AnyModule): string[] => [
  ...(access.create === undefined ? [] : ['created']),
  ...(access.update === undefined ? [] : ['updated']),
  ...(access.remove === undefined ? [] : ['deleted']),
  ...(request === undefined ? [] : ['accepted', 'rejected', 'asked', 'canceled']),
];

/** The sentence, if it names the record. */
const naming = (sentence: string | object | undefined): string | undefined =>
  typeof sentence === 'string' && /%\{(?:name|heading)\}/.test(sentence) ? sentence : undefined;

/** The keys below `resources` that a module needs and its texts lack. */
export function missingTexts(module: AnyModule, texts: ModuleTexts | undefined): string[] {
  const missing: string[] = [];
  const need = (key: string, text: string | undefined): void => {
    if (!text) missing.push(`${module.name}.${key}`);
  };
  need('name', texts?.name);
  for (const [name, field] of Object.entries(module.fields)) {
    if (field.textsOf !== undefined) continue;
    need(`fields.${name}`, texts?.fields?.[name]);
    // Permissions have one list of names for the whole product.
    if (field.values === PERMISSIONS) continue;
    for (const value of field.values ?? []) need(`choices.${name}.${value}`, texts?.choices?.[name]?.[value]);
  }
  for (const name of ownDerived(module)) need(`derives.${name}`, texts?.derives?.[name]);
  for (const section of module.form?.sections ?? [])
    need(`sections.${section.name}`, texts?.sections?.[section.name]);
  for (const operation of operationsOf(module.name)) {
    const own = texts?.operations?.[operation.name];
    need(`operations.${operation.name}.label`, own?.label);
    if (!operation.stateOnly && !DECIDING.includes(operation.name))
      need(`operations.${operation.name}.done`, naming(own?.done));
  }
  for (const done of doneOf(module)) need(`done.${done}`, naming(texts?.done?.[done]));
  return missing;
}

/** The area in whose folder a module is declared. */
const areaOf = (module: string) =>
  AREAS.find((area) => existsSync(new URL(`../../resources/${area}/${module}`, import.meta.url)));

type Texts = Readonly<Record<string, ModuleTexts | undefined>>;

/**
 * Returns the texts that declarations need and a language lacks: one sentence for each, with the file to add it to.
 */
export function textFaults(
  language: string,
  resources: Texts,
  codes: Readonly<Record<string, string>>,
): string[] {
  const named: readonly (readonly [string, readonly (string | undefined)[]])[] = [
    ...calls.map(({ name, errors = [], failure }) => [`The call ${name}`, [...errors, failure]] as const),
    ...Object.values(operationsByModule)
      .flat()
      .map(
        ({ name, module, when, errors = [], failure }) =>
          [
            `The operation ${name} of ${module.name}`,
            [...when.map(({ otherwise }) => otherwise), ...errors, failure],
          ] as const,
      ),
    ...modules.map(
      ({ name, errors = [], unique = [], failure }) =>
        [`The module ${name}`, [...errors, ...unique.map(({ code }) => code), failure]] as const,
    ),
  ];
  return [
    ...modules.flatMap((module) =>
      missingTexts(module, resources[module.name]).map((key) => {
        const [name = '', ...rest] = key.split('.');
        return `i18n/${language}/${areaOf(name)}/${name}/module.ts lacks ${rest.join('.')}.`;
      }),
    ),
    ...named.flatMap(([who, some]) =>
      some.flatMap((code) =>
        code === undefined || code in codes
          ? []
          : [`${who} names the code ${code}: add it to an errors.ts below i18n/${language}.`],
      ),
    ),
  ];
}

/** Stops the build where a declaration asks for a text or a code that a language lacks. */
export const declaredTexts: Plugin = {
  name: 'declared-texts',
  apply: 'build',
  buildStart() {
    const faults = Object.entries(messages).flatMap(([language, all]) => {
      const { resources, errors } = all as unknown as {
        readonly resources: Texts;
        readonly errors: Readonly<Record<string, string>>;
      };
      return textFaults(language, resources, errors);
    });
    if (faults.length > 0) this.error(faults.join('\n'));
  },
};
