import { z } from 'zod';
import { answerField } from './checks/answerField.ts';
import type { AnyModule, Module, RecordOf } from './module.ts';
import type { Fields, Sight } from './types.ts';
import { expansionOf } from './names.ts';

/** A record that is referred to, as its name alone. */
const named = z.object({ id: z.int(), name: z.string() });
type Named = z.output<typeof named>;

/** Another record inside a view, by the reference that means it. */
export interface Join<V extends AnyView = AnyView, Certain extends boolean = boolean> {
  readonly by: string;
  readonly view: V;
  /** Whether every row refers to one. */
  readonly isCertain: Certain;
}

/** The record that a reference means. */
export const joined = <V extends AnyView>(by: string, view: V): Join<V, false> => ({
  by,
  view,
  isCertain: false,
});

/** The record that a reference means, which every row has. */
export const certainly = <V extends AnyView>(by: string, view: V): Join<V, true> => ({
  by,
  view,
  isCertain: true,
});

type Joins = Readonly<Record<string, Join>>;
type Shapes = Readonly<Record<string, z.ZodType>>;
type Expansion<Name> = Name extends `${infer Start}Id` ? Start : never;

/** The values of a view before redaction, by field. */
type ValuesOf<F extends Fields, K, C, P extends string, J extends Joins> = { readonly id: number } & {
  readonly [N in Extract<K, keyof RecordOf<F>>]: RecordOf<F>[N];
} & { readonly [N in Extract<C, keyof F>]: NonNullable<RecordOf<F>[N]> } & {
  readonly [N in P as Expansion<N>]: Named | null;
} & {
  readonly [N in keyof J]: J[N] extends Join<infer V, infer Certain>
    ? RowOf<V> | (Certain extends true ? never : null)
    : never;
};

type AddedOf<A extends Shapes> = { readonly [N in keyof A]: z.output<A[N]> };

/** The shape of an answer: joined records redacted, and all fields optional that a caller may not see. */
type AnswerOf<V, J extends Joins, A extends Shapes, H> = Redacted<
  Omit<V, keyof J> & {
    readonly [N in keyof J]: J[N] extends Join<infer W, infer Certain>
      ? AnswerOfView<W> | (Certain extends true ? never : null)
      : never;
  } & AddedOf<A>,
  H
>;

type Redacted<T, H> = [H] extends [never]
  ? T
  : | (T & { readonly isRestricted: false })
    | (Omit<T, H & keyof T> & Partial<Pick<T, H & keyof T>> & { readonly isRestricted: true });

/** A view as its server code takes it. */
export interface AnyView {
  readonly module: AnyModule;
  readonly own: readonly string[];
  readonly paths: readonly (readonly string[])[];
  readonly joins: Joins;
  readonly forRules: readonly string[];
  readonly added: readonly string[];
  // A method, so that a view of any row is an `AnyView`.
  computed?(row: object): object;
  readonly redactions:
    readonly { readonly fields: readonly string[]; readonly shown: readonly Sight[] }[] | null;
  readonly shape: z.ZodType;
}

/** The answer of a module's reads, where it is not the fields alone. `Row` is a row as its rules see it. */
export interface View<Row = unknown, Answer = unknown> extends AnyView {
  readonly shape: z.ZodType<Answer>;
  /** Of the type checker alone: never set. */
  readonly row?: Row;
}

export type RowOf<V> = V extends View<infer Row> ? Row : never;
export type AnswerOfView<V> = V extends View<unknown, infer Answer> ? Answer : never;

/**
 * Declares a view: the fields of a read, the records joined to it, values computed from the row, what is redacted and
 * for whom. The answer's shape, its type and the statement that reads it follow.
 * @param view.certain fields that have a value in every row, though no form requires it
 * @param view.names paths of references; each record on the way is answered as id and name
 * @param view.forRules columns for computed values, redactions and rules, which are not answered
 * @param view.computed values that follow from the row, by the names of fields
 * @param view.adds what the answer has beside them, which the server's own code makes
 * @param view.redactions in place of the module's own. Their rows are those of the outermost record
 */
export function defineView<
  F extends Fields,
  const K extends keyof RecordOf<F> & string = never,
  const C extends keyof F & string = never,
  const X extends keyof F & string = never,
  const P extends string = never,
  const J extends Joins = Record<never, never>,
  const A extends Shapes = Record<never, never>,
  const H extends string = never,
>(
  module: Module<string, F>,
  view: {
    readonly fields?: readonly K[];
    readonly certain?: readonly C[];
    readonly names?: readonly (readonly P[])[];
    readonly joins?: J;
    readonly forRules?: readonly X[];
    computed?(row: ValuesOf<F, K | X, C, P, J>): { readonly [N in keyof F]?: unknown };
    readonly adds?: A;
    readonly redactions?: readonly { readonly fields: readonly H[]; readonly shown: readonly Sight[] }[];
  },
): View<ValuesOf<F, K | X, C, P, J>, AnswerOf<ValuesOf<F, K, C, P, J>, J, A, H>> {
  const { fields = [], certain = [], names = [], joins, forRules = [], adds = {}, redactions } = view;
  const full: Record<string, z.ZodType> = { id: z.int() };
  const sure = new Set<string>(certain);
  for (const name of [...fields, ...certain]) {
    const field = module.fields[name];
    const value = field ? answerField(field) : z.int();
    const given = !field || field.isRequired || sure.has(name) ? value : value.nullable();
    full[name] = redactions || field?.options.read === undefined ? given : given.optional();
  }
  for (const name of names.flat()) full[expansionOf(name)] = named.nullable();
  for (const [name, { view: other, isCertain }] of Object.entries<Join>(joins ?? {}))
    full[name] = isCertain ? other.shape : other.shape.nullable();
  Object.assign(full, adds);
  return {
    module,
    own: [...fields, ...certain],
    paths: names,
    joins: joins ?? {},
    forRules,
    added: Object.keys(adds),
    ...(view.computed && { computed: view.computed as AnyView['computed'] }),
    redactions: redactions ?? null,
    shape: shapeOf(
      full,
      redactions?.flatMap((one) => one.fields),
    ),
  } as View<ValuesOf<F, K | X, C, P, J>, AnswerOf<ValuesOf<F, K, C, P, J>, J, A, H>>;
}

/** The shape of an answer: one for those who see all of it, and where something is redacted one for the others. */
function shapeOf(full: Record<string, z.ZodType>, hidden: readonly string[] | undefined): z.ZodType {
  if (!hidden) return z.object(full);
  const restricted = Object.entries(full).map(([name, shape]) => [
    name,
    hidden.includes(name) ? shape.optional() : shape,
  ]);
  return z.discriminatedUnion('isRestricted', [
    z.object({ isRestricted: z.literal(false), ...full }),
    z.object({ isRestricted: z.literal(true), ...Object.fromEntries(restricted) }),
  ]);
}
