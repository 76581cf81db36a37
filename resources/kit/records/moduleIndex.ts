import type { AnyModule } from '../module.ts';
import type { Fields, RequestLifecycle } from '../types.ts';
import type { Field } from '../values/field.ts';

/** What of a field says how its value is written where another record refers to it or a search finds it. */
type NamingField = Pick<Field, 'kind' | 'words' | 'english'>;

/** A module by what names its records: any `AnyModule`, or its entry in the index. */
export interface NamedModule {
  readonly name: string;
  readonly title: string;
  readonly fields: Readonly<Record<string, NamingField>>;
}

/**
 * What every page knows of every module: where its pages and calls are, who may open and write, and how a record is
 * called. The declaration itself comes with the pages that show its records.
 */
export interface IndexedModule
  extends NamedModule, Pick<AnyModule, 'resource' | 'path' | 'access' | 'menu' | 'without' | 'tree'> {
  readonly list: {
    readonly sort: readonly [string, 'ASC' | 'DESC'];
    readonly perPage?: number;
    /** Of a module whose list takes free text: the lines by which a record that was found is shown. */
    readonly found?: { readonly title: string; readonly text?: string };
    /** Of a request: the lines that name it. */
    readonly card?: { readonly title: string; readonly text?: string };
  };
  /** The name of the parent's module. */
  readonly parent?: string;
  readonly request?: Pick<RequestLifecycle, 'decide' | 'objectType' | 'processType'> & {
    readonly oneByOne: { readonly origins: readonly string[] } | null;
  };
}

/** The entry of a type of request. */
export type IndexedRequest = IndexedModule & { readonly request: NonNullable<IndexedModule['request']> };

/** The entries of types of request among all. */
export const isIndexedRequest = (module: IndexedModule): module is IndexedRequest =>
  module.request !== undefined;

const WRITTEN_IN_A_WAY: readonly string[] = ['date', 'timestamp', 'transponder'];

/** The fields that a record may be called by and whose values are not simply shown as they are stored. */
function namingFields(fields: Fields, titles: readonly string[]): Readonly<Record<string, NamingField>> {
  const naming = Object.entries(fields).filter(
    ([name, { kind, words, english }]) =>
      // A reference may show any number of an animal.
      kind === 'transponder' ||
      (titles.includes(name) && (WRITTEN_IN_A_WAY.includes(kind) || words || english)),
  );
  return Object.fromEntries(
    naming.map(([name, { kind, words, english }]) => [
      name,
      { kind, ...(words && { words }), ...(english && { english }) },
    ]),
  );
}

function foundBy({ list: { search, card, columns }, title, without = [] }: AnyModule) {
  if (search === undefined || without.includes('search')) return undefined;
  const first = card?.title ?? title;
  const text = card?.text ?? columns.find((name) => name !== first);
  return { title: first, ...(text !== undefined && { text }) };
}

/** Returns the entry of a module in the index. Plain data: the build writes it into the page as it is. */
export function toIndex(module: AnyModule): IndexedModule {
  const { name, resource, path, access, menu, without, tree, title, list, parent, request } = module;
  const found = foundBy(module);
  return {
    name,
    resource,
    path,
    access,
    title,
    fields: namingFields(module.fields, [title, found?.title ?? title]),
    list: {
      sort: list.sort,
      ...(list.perPage !== undefined && { perPage: list.perPage }),
      ...(found && { found }),
      ...(request && list.card && { card: list.card }),
    },
    ...(menu && { menu }),
    ...(without && { without }),
    ...(tree !== undefined && { tree }),
    ...(parent && { parent: parent.module.name }),
    ...(request && {
      request: {
        decide: request.decide,
        objectType: request.objectType,
        processType: request.processType,
        oneByOne: request.oneByOne && { origins: request.oneByOne.origins },
      },
    }),
  };
}
