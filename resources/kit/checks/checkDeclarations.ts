import { writes, type Call } from '../call.ts';
import { parentField, type AnyModule } from '../module.ts';

const repeated = (values: readonly string[]): string | undefined =>
  values.find((value, at) => values.indexOf(value) !== at);

function parentFaults({ parent, fields }: AnyModule): string[] {
  if (!parent) return [];
  const name = parentField(parent);
  const field = fields[name];
  const { required, createOnly } = field?.options ?? {};
  const faults: string[] = [];
  if (field?.to !== parent.module.name || !required || !createOnly)
    faults.push(`${name} must refer to the parent ${parent.module.name}, required and createOnly`);
  if (parent.by !== undefined && parent.by in fields)
    faults.push(`${parent.by} is a field and the parent's number`);
  for (const [derived, derivation] of Object.entries(parent.derives ?? {})) {
    const used = derivation.kind === 'latest' ? [derivation.field, derivation.by] : [];
    for (const one of [...used, ...Object.keys(derivation.where ?? {})])
      if (!(one in fields)) faults.push(`${derived} is derived from ${one}, which is no field`);
    const target = parent.module.fields[derived];
    if (target && !target.options.computed)
      faults.push(`${derived} is derived, and ${parent.module.name} takes it from its forms`);
  }
  return faults;
}

function faultsOf(module: AnyModule, all: readonly AnyModule[]): string[] {
  const faults: string[] = parentFaults(module);
  const fields = module.fields;
  const known = (name: string): boolean => name in fields || name === 'id';
  const { list, form, tree, title } = module;
  const mentioned: readonly (readonly [string, readonly string[]])[] = [
    ['list.columns', list.columns],
    ['list.sort', [list.sort[0]]],
    ['list.filters', list.filters ?? []],
    ['list.sortable', list.sortable ?? []],
    ['list.search', list.search ?? []],
    ['list.card', list.card ? [list.card.title, ...(list.card.text ? [list.card.text] : [])] : []],
    ['form.sections', form?.sections.flatMap((section) => section.fields) ?? []],
    ['tree', tree ? [tree] : []],
    ['title', [title]],
    ['unique', module.unique?.map((one) => one.property) ?? []],
    ['variants', module.variants?.flatMap(({ fixed }) => Object.keys(fixed)) ?? []],
  ];
  if (!module.personal && Object.values(fields).some(({ options }) => options.personal))
    faults.push('has personal fields, and does not say that it is personal');
  for (const [place, names] of mentioned) {
    for (const name of names) if (!known(name)) faults.push(`${place} names ${name}, which is no field`);
  }
  for (const [name, field] of Object.entries(fields)) {
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) faults.push(`${name} is no camelCase name`);
    if (name === 'id' || name === 'version') faults.push(`${name} belongs to the kit`);
    const { to, options, english } = field;
    if (english !== undefined && fields[english]?.kind !== field.kind)
      faults.push(`${name} is in English in ${english}, which is no such text`);
    if ((field.kind === 'reference') !== name.endsWith('Id') && field.kind === 'reference') {
      faults.push(`the reference ${name} must end with Id`);
    }
    if (to !== undefined) {
      const other = all.find((one) => one.name === to);
      if (!other) faults.push(`${name} refers to ${to}, which is not declared`);
      else if (!((field.label ?? 'name') in other.fields))
        faults.push(`${name} names ${to} by ${field.label}, which it lacks`);
    }
    if (options.unique && !module.unique?.some((one) => one.property === name)) {
      faults.push(`${name} is unique, and no index is named for it`);
    }
    if (field.kind === 'choice' && /status$/i.test(name) && !field.tones)
      faults.push(`${name} is a status, and says no tones: a status is a word and a sign`);
    if (options.required && (options.computed || options.virtual))
      faults.push(`${name} is required and never accepted`);
  }
  return faults;
}

/**
 * Refuses declarations that contradict themselves or each other.
 * @throws Error naming every fault, so that a start stops with all of them at once.
 */
export function checkDeclarations(modules: readonly AnyModule[], calls: readonly Call[]): void {
  const faults = modules.flatMap((module) =>
    faultsOf(module, modules).map((fault) => `${module.name}: ${fault}`),
  );
  const twice = [
    repeated(modules.map((module) => module.name)),
    repeated(modules.map((module) => module.resource)),
    repeated(modules.map((module) => module.path)),
    repeated(calls.map((call) => call.name)),
    repeated(calls.map((call) => `${call.method} ${call.path.replace(/:\w+/g, ':')}`)),
  ].filter((value) => value !== undefined);
  for (const call of calls)
    if (writes(call) && !call.background && !call.failure)
      faults.push(`${call.name} does not name the sentence for its failure`);
  for (const value of twice) faults.push(`${value} is declared twice`);
  if (faults.length > 0) throw new Error(`The declarations do not hold together:\n  ${faults.join('\n  ')}`);
}
