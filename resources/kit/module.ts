import type { z } from 'zod';
import type { Announced } from '../common/audit/entityEvents.ts';
import { withinAccess, type Access, type Actor } from './access.ts';
import type { CatalogueCode, FieldError } from './codes.ts';
import type { ValueOf } from './values/field.ts';
import { withWholeTitle } from './values/wholeTitle.ts';
import { pathOf, toKebab, toSnake } from './names.ts';
import type { OperationKeyOf } from './operations/operationKey.ts';
import type { Condition, Derivation, Fields, Redaction, RequestLifecycle } from './types.ts';

/** The mode of a field for this user on this record: editable, read-only or hidden. */
export type FieldMode = 'edit' | 'read' | 'hidden';
export type WriteMode = 'create' | 'update';

/** A record of fields `F` as it is read. */
export type RecordOf<F extends Fields> = { readonly id: number; readonly version: number } & {
  readonly [K in keyof F]: ValueOf<F[K]>;
};

/** Values before their check: any of the fields, `null` clears one. */
export type InputOf<F extends Fields> = { readonly [K in keyof F]?: ValueOf<F[K]> | null };

/** The context of a module's pure rules. */
export interface RuleContext<F extends Fields> {
  readonly mode: WriteMode;
  readonly actor: Actor;
  /** The record as it would be after the write; on creation what was given so far. */
  readonly record: InputOf<F>;
  /** The record as it stands; `null` on creation. */
  readonly before: InputOf<F> | null;
}

export interface ListDeclaration<K extends string> {
  /** Shown from the start, in this order; the others can be switched on. */
  readonly columns: readonly K[];
  readonly sort: readonly [K | 'id', 'ASC' | 'DESC'];
  /** Records on a page of the list, `PAGE_DEFAULT` by default. */
  readonly perPage?: number;
  /** Offered as filters; all plain ones of `columns` by default. */
  readonly filters?: readonly K[];
  /** May be sorted by; all stored columns by default. On a table that grows: those with an index. */
  readonly sortable?: readonly (K | 'id')[];
  /** Fields that free text looks in. */
  readonly search?: readonly K[];
  /** The way a list reads at narrow widths: first line, second line. */
  readonly card?: { readonly title: K; readonly text?: K };
}

export interface MenuEntry {
  readonly group: 'animals' | 'controls' | 'myEntity' | 'traceability' | 'reports' | 'generalFiles' | 'admin';
  /** A name of `src/theme/icons.ts`. */
  readonly icon: string;
  readonly order?: number;
}

/**
 * The record that a child record belongs to. A child is found by those who find its parent, and written while the
 * parent's state allows it. Its field `<parent>Id` refers to the parent.
 */
export interface Parent<P extends string = string, K extends string = string> {
  readonly module: AnyModule & { readonly name: P };
  /**
   * The name of the parent's own number, for a parent that has one: paths (`/animal-licenses/{transponder}/{id}`),
   * searches and creation take it beside the parent's id.
   */
  readonly by?: string;
  /** The operation of the parent that must be allowed, by its key; its reason is the 409. */
  readonly requires?: OperationKeyOf<P>;
  /**
   * Fields of the parent that follow from its child records. The parent declares them as computed, or the child alone
   * does, with their texts; the parent's table has the columns.
   */
  readonly derives?: Readonly<Record<string, Derivation<K>>>;
  /** A user who may find the parent by its number, also outside their scope, may add child records by that number. */
  readonly isReachable?: true;
  /** Further conditions on the parent's record. Pure; they run in page and server. */
  readonly when?: readonly Condition<Readonly<Record<string, unknown>>>[];
}

/** The place of a record among the events in the life of the record that it refers to. */
export interface LifeEvent<K extends string = string> {
  /** The field that refers to that record; its column has an index. */
  readonly of: K;
  /** The day or moment at which it happened. */
  readonly at: K;
  /** Fields that the event shows. */
  readonly shows: readonly K[];
  /** Who reads the event with the animal, where these are not those who read the records. */
  readonly read?: Access;
}

/** Records of a module with certain values, whose writes have a path of their own. */
export interface Variant<OperationKey extends string = string> {
  /** The part of the path after the module's: `rabies` in `POST /health-interventions/rabies/`. */
  readonly path: string;
  /** The values that all of them have. */
  readonly fixed: Readonly<Record<string, string | number | boolean>>;
  /** Needed beside the module's own access. */
  readonly access?: Access;
  /** The operation of the parent that allows to add such a record, in place of the one that the module requires. */
  readonly requires?: OperationKey;
  /** The code for a failed write, where it is not the module's. */
  readonly failure?: CatalogueCode;
  /** Values of the API's example in place of those of the fields; null for one that such a record does not have. */
  readonly example?: Readonly<Record<string, unknown>>;
}

/**
 * A tab of a record's page by its name, with who may open it where not everybody may who reads the record, and which
 * records have it where not all do.
 */
export type Tab =
  | string
  | {
      readonly name: string;
      readonly access: Access;
      readonly when?: (record: Readonly<Record<string, unknown>>) => boolean;
    };

/** The declaration of a kind of record: all that is known of it, written once. */
export interface ModuleDeclaration<Name extends string, F extends Fields, P extends string = string> {
  /** The field's own word, in the singular, camelCase. */
  readonly name: Name;
  /** The page's path without its slash (`entity-profile`), when it is not the name in kebab-case. */
  readonly resource?: string;
  /** The calls' path, when it does not follow the convention. */
  readonly path?: string;
  /** The table, when it is not the name in snake_case. */
  readonly table?: string;
  readonly access: {
    readonly read: Access;
    /** The users who are offered its pages; `read` by default. Many may look a record up, few manage the list. */
    readonly pages?: Access;
    /** Stands for all three below that are not given; without any of them the module is read only. */
    readonly write?: Access;
    readonly create?: Access;
    readonly update?: Access;
    readonly remove?: Access;
  };
  readonly fields: F;
  /** The field that names a record to people; `name` by default. */
  readonly title?: keyof F & string;
  readonly list: ListDeclaration<keyof F & string>;
  /** Sections of the forms; fields that none names join the last. Their titles: `resources.<r>.sections.<name>`. */
  readonly form?: {
    readonly sections: readonly { readonly name: string; readonly fields: readonly (keyof F & string)[] }[];
  };
  readonly menu?: MenuEntry;
  /** The parent of its records, where they are child records. */
  readonly parent?: Parent<P, keyof F & string>;
  /**
   * The parts of a record's page: its form, its child records by the names of their modules, its files, its versions,
   * or a part of its own that `<module>Views` names. By default, the form and all kinds of child record.
   */
  readonly tabs?: readonly Tab[];
  /**
   * Fields that not every caller sees on every row. Every answer with a record is redacted: a read, a list and its
   * export, a version, a save, a refusal. No filter, search or order reveals what they hide.
   */
  readonly redactions?: readonly Redaction<keyof F & string>[];
  /** Records form a tree by this field. */
  readonly tree?: keyof F & string;
  /** Fields that together may exist once, held by the named unique index. */
  readonly unique?: readonly {
    readonly index: string;
    readonly property: keyof F & string;
    readonly code: CatalogueCode;
  }[];
  /** Codes that this module's own server rules may answer with. */
  readonly errors?: readonly CatalogueCode[];
  /** The code for a failed read that no rule foresaw (500), where it is not the general one of a list or a record. */
  readonly failure?: CatalogueCode;
  /** The same for failed writes. */
  readonly failures?: { readonly [K in WriteMode | 'remove']?: CatalogueCode };
  /** Files that creation takes beside the fields, as `documents`, so many at most. They are the record's documents. */
  readonly documents?: { readonly most: number };
  /** Writes that have paths of their own beside the generated ones, for records with certain values. */
  readonly variants?: readonly Variant<OperationKeyOf<P>>[];
  /** Whether a form with these values can be sent at all; its button is off until then. Pure. */
  readonly isReady?: (record: InputOf<F>) => boolean;
  /** Where a field's mode depends on more than permissions. Pure; runs on both sides. */
  readonly modes?: (context: RuleContext<F>) => { readonly [K in keyof F]?: FieldMode };
  /** Rules over several fields. Pure; runs on both sides. */
  readonly check?: (context: RuleContext<F>) => readonly FieldError[];
  /** Generated calls that this module answers with calls of its own instead, or not at all. */
  readonly without?: readonly ('search' | 'get' | 'create' | 'update' | 'remove' | 'versions')[];
  /** Values in answers that are not fields: no list or form shows them unless it is written to. */
  readonly alsoAnswers?: Readonly<Record<string, z.ZodType>>;
  /** The place of its records in the life line of their parent. */
  readonly event?: LifeEvent<keyof F & string>;
  /** The events that programs of entities are notified of, by the actions of the saves that they follow from. */
  readonly announces?: Announced;
  /** Reading a record or a list of it leaves an audit row. */
  readonly personal?: boolean;
}

export interface Module<Name extends string = string, F extends Fields = Fields> extends Omit<
  ModuleDeclaration<Name, F>,
  'access'
> {
  readonly resource: string;
  readonly path: string;
  readonly table: string;
  readonly title: keyof F & string;
  readonly access: {
    readonly read: Access;
    readonly pages: Access;
    readonly create?: Access;
    readonly update?: Access;
    readonly remove?: Access;
  };
  /** Of a type of request, what is particular to it (`defineRequest`). */
  readonly request?: RequestLifecycle;
}

/** Any module, its fields not known to the type checker: of rule functions only the names matter. */
export type AnyModule = Omit<
  Module<string, Fields>,
  | 'modes'
  | 'check'
  | 'isReady'
  | 'list'
  | 'form'
  | 'unique'
  | 'title'
  | 'tree'
  | 'redactions'
  | 'event'
  | 'parent'
> & {
  readonly parent?: Parent;
  readonly event?: LifeEvent;
  readonly redactions?: readonly Redaction[];
  readonly title: string;
  readonly tree?: string;
  readonly list: ListDeclaration<string>;
  readonly form?: {
    readonly sections: readonly { readonly name: string; readonly fields: readonly string[] }[];
  };
  readonly unique?: readonly {
    readonly index: string;
    readonly property: string;
    readonly code: CatalogueCode;
  }[];
  readonly modes?: (context: never) => Readonly<Record<string, FieldMode | undefined>>;
  readonly check?: (context: never) => readonly FieldError[];
  readonly isReady?: (record: never) => boolean;
};

export type RecordOfModule<M> = M extends { readonly fields: infer F extends Fields } ? RecordOf<F> : never;
export type InputOfModule<M> = M extends { readonly fields: infer F extends Fields } ? InputOf<F> : never;

/** Declares a module. What is left out follows the conventions of the calls, pages and tables. */
export function defineModule<
  const Name extends string,
  const F extends Fields,
  const P extends string = string,
>(declaration: ModuleDeclaration<Name, F, P>): Module<Name, F> {
  const { name, parent } = declaration;
  const access = parent ? withinAccess(declaration.access, parent.module.access.read) : declaration.access;
  const title = declaration.title ?? ('name' as keyof F & string);
  return {
    ...declaration,
    fields: withWholeTitle(declaration.fields, title),
    resource: declaration.resource ?? toKebab(name),
    path: declaration.path ?? pathOf(name),
    table: declaration.table ?? toSnake(name),
    title,
    access: {
      read: access.read,
      pages: access.pages ?? access.read,
      create: access.create ?? access.write,
      update: access.update ?? access.write,
      remove: access.remove ?? access.write,
    },
  };
}

/** The field of a child record that refers to its parent: `animalId`. */
export const parentField = ({ module }: Pick<Parent, 'module'>): string => `${module.name}Id`;

/**
 * Declares a kind of record that is saved as a module's are, with versions and audit, and has neither generated calls
 * nor lists nor pages: calls of its own read and write it.
 */
export const defineStoredRecord = <const Name extends string, const F extends Fields>({
  read,
  title,
  ...declaration
}: Pick<ModuleDeclaration<Name, F>, 'name' | 'fields' | 'personal' | 'event'> & {
  readonly read: Access;
  readonly title: keyof F & string;
}): Module<Name, F> =>
  defineModule({ ...declaration, title, access: { read }, list: { columns: [title], sort: ['id', 'DESC'] } });
