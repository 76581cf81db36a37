import type { Access } from '../../../resources/kit/access.ts';
import { FUNCTIONS, LENGTHENING, OPERATORS, TYPES } from './allowed.ts';
import { QueryFault, type QueryFaultCode, type QueryPlace } from './fault.ts';
import { GRAMMAR, WORDS, type FieldRule, type NodeKind } from './grammar.ts';

/** The views that a query may read, by name; of each its columns, and who sees one that is personal. */
export type Catalogue = ReadonlyMap<string, ReadonlyMap<string, { readonly personal?: Access | undefined }>>;

/** What a query uses. */
export interface QueryUse {
  readonly views: readonly string[];
  /** Personal columns that it reads, each as `view.column`, with who sees it. */
  readonly personal: ReadonlyMap<string, Access>;
}

/** The longest text that stands in a query. */
const MAX_LITERAL = 500;
/** Each use of what lengthens a text can double it. */
const MAX_LENGTHENING = 8;
const MAX_DEPTH = 1_500;

type Tree = Readonly<Record<string, unknown>>;
/** The names that a part of the query can mean: those of its WITH clauses; and the views that it reads itself. */
interface Scope {
  readonly names: ReadonlySet<string>;
  readonly views: Set<string>;
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
/** The texts of a list of names: those of a function, a type, a column. */
const wordsOf = (value: unknown): string[] =>
  listOf(value).flatMap((one) => {
    const word = isTree(one) && isTree(one['String']) ? one['String']['sval'] : undefined;
    return typeof word === 'string' ? [word] : [];
  });

/** Walks the tree of a statement, refuses what the grammar has not, and notes what is used. */
class Reader {
  readonly #views = new Set<string>();
  /** The names under which the query reads rows of views. */
  readonly #rowNames = new Map<string, string[]>();
  readonly #columns = new Set<string>();
  /** Views all of whose columns are read. */
  readonly #whole = new Set<string>();
  readonly #stars: string[] = [];
  #lengthening = 0;
  readonly #catalogue: Catalogue;
  readonly #placeOf: (offset: number) => QueryPlace;

  constructor(catalogue: Catalogue, placeOf: (offset: number) => QueryPlace) {
    this.#catalogue = catalogue;
    this.#placeOf = placeOf;
  }

  read(statement: unknown): QueryUse {
    const select = isTree(statement) ? statement['SelectStmt'] : undefined;
    if (!isTree(select) || Object.keys(statement as Tree).length !== 1)
      throw new QueryFault('QUERY_NOT_ONE_SELECT');
    this.#node('SelectStmt', select, { names: new Set(), views: new Set() }, 0);
    if (this.#views.size === 0) throw new QueryFault('QUERY_UNKNOWN_TABLE');
    return { views: [...this.#views], personal: this.#personal() };
  }

  #personal(): ReadonlyMap<string, Access> {
    // A name that stands for a row of a view reads all of its columns: `select a from animals a`.
    for (const name of [...this.#columns, ...this.#stars])
      for (const view of this.#rowNames.get(name) ?? []) this.#whole.add(view);
    const found = new Map<string, Access>();
    for (const view of this.#views)
      for (const [column, { personal }] of this.#catalogue.get(view)!)
        if (personal !== undefined && (this.#whole.has(view) || this.#columns.has(column)))
          found.set(`${view}.${column}`, personal);
    return found;
  }

  #refuse(code: QueryFaultCode, about: string | null, tree: Tree): never {
    const { location } = tree;
    throw new QueryFault(
      code,
      about,
      typeof location === 'number' && location >= 0 ? this.#placeOf(location) : null,
    );
  }

  /** A node with its name around it, or a list of them. */
  #nodes(value: unknown, scope: Scope, depth: number): void {
    for (const one of listOf(value)) {
      if (!isTree(one)) throw new QueryFault('QUERY_FORBIDDEN_PART');
      const entries = Object.entries(one);
      // DISTINCT without columns is a list of one empty node.
      if (entries.length === 0) continue;
      const [[kind, inner]] = entries as [[string, unknown]];
      if (entries.length !== 1 || !isTree(inner)) throw new QueryFault('QUERY_FORBIDDEN_PART', kind);
      if (!Object.hasOwn(GRAMMAR, kind)) this.#refuse('QUERY_FORBIDDEN_PART', kind, inner);
      this.#node(kind as NodeKind, inner, scope, depth);
    }
  }

  #node(kind: NodeKind, tree: Tree, outer: Scope, depth: number): void {
    if (depth > MAX_DEPTH) throw new QueryFault('QUERY_TOO_LONG');
    const rules: Readonly<Record<string, FieldRule>> = GRAMMAR[kind];
    for (const [field, value] of Object.entries(tree)) {
      if (!Object.hasOwn(rules, field)) this.#refuse('QUERY_FORBIDDEN_PART', field, tree);
      const words = WORDS[`${kind}.${field}`];
      if (words && !words.includes(String(value))) this.#refuse('QUERY_FORBIDDEN_PART', String(value), tree);
      if (rules[field] === 'plain' && typeof value === 'object')
        this.#refuse('QUERY_FORBIDDEN_PART', field, tree);
    }
    const scope = kind === 'SelectStmt' ? this.#enter(tree, outer, depth) : outer;
    this.#check(kind, tree, scope);
    for (const field of inReadingOrder(Object.keys(tree))) {
      const rule = rules[field]!;
      if (rule === 'plain' || field === 'withClause') continue;
      if (rule === 'nodes') this.#nodes(tree[field], scope, depth + 1);
      else if (isTree(tree[field])) this.#node(rule, tree[field], scope, depth + 1);
      else this.#refuse('QUERY_FORBIDDEN_PART', field, tree);
    }
  }

  /** The scope of a SELECT: each part of its WITH clause knows those before it, the SELECT knows all. */
  #enter(tree: Tree, { names: known }: Scope, depth: number): Scope {
    const names = new Set(known);
    const clause = tree['withClause'];
    if (clause === undefined) return { names, views: new Set() };
    if (!isTree(clause)) throw new QueryFault('QUERY_FORBIDDEN_PART', 'with');
    for (const field of Object.keys(clause))
      if (!Object.hasOwn(GRAMMAR.WithClause, field)) this.#refuse('QUERY_FORBIDDEN_PART', field, clause);
    for (const part of listOf(clause['ctes'])) {
      this.#nodes(part, { names: new Set(names), views: new Set() }, depth + 1);
      const expression = isTree(part) && isTree(part['CommonTableExpr']) ? part['CommonTableExpr'] : {};
      const name = expression['ctename'];
      if (typeof name !== 'string') throw new QueryFault('QUERY_FORBIDDEN_PART', 'with');
      // Elsewhere in the query, where the name is not known, it would mean what the database has of it.
      if (this.#catalogue.has(name) || /^pg_/i.test(name)) this.#refuse('QUERY_TAKEN_NAME', name, expression);
      const query = expression['ctequery'];
      if (!isTree(query) || !isTree(query['SelectStmt']))
        this.#refuse('QUERY_NOT_ONE_SELECT', name, expression);
      names.add(name);
    }
    return { names, views: new Set() };
  }

  #check(kind: NodeKind, tree: Tree, scope: Scope): void {
    if (kind === 'RangeVar') this.#checkTable(tree, scope);
    else if (kind === 'ColumnRef') this.#noteColumn(tree, scope);
    else if (kind === 'FuncCall') this.#checkFunction(tree);
    else if (kind === 'A_Expr') this.#checkOperator(tree, tree['name']);
    else if (kind === 'SubLink') this.#checkOperator(tree, tree['operName'] ?? []);
    else if (kind === 'TypeName') this.#checkType(tree);
    else if (kind === 'JoinExpr') this.#checkJoin(tree);
    else if (kind === 'String') this.#checkText(tree);
    else if (kind === 'Float' && !Number.isFinite(Number(tree['fval'])))
      this.#refuse('QUERY_TOO_LONG', null, tree);
  }

  #checkTable(tree: Tree, scope: Scope): void {
    const name = String(tree['relname']);
    const schema = tree['schemaname'];
    if (tree['inh'] !== true) this.#refuse('QUERY_FORBIDDEN_PART', 'only', tree);
    // A name of a WITH clause is never that of a view.
    if (schema === undefined && scope.names.has(name)) return;
    if ((schema !== undefined && schema !== 'reporting') || !this.#catalogue.has(name))
      this.#refuse('QUERY_UNKNOWN_TABLE', schema === undefined ? name : `${String(schema)}.${name}`, tree);
    this.#views.add(name);
    this.#nameRows(tree['alias'], [name], name);
    scope.views.add(name);
  }

  /** Notes the name under which rows of views are read. Other names for their columns would hide which are personal. */
  #nameRows(alias: unknown, views: readonly string[], otherwise?: string): void {
    const given: Tree = isTree(alias) ? alias : {};
    if (given['colnames'] !== undefined) this.#refuse('QUERY_FORBIDDEN_PART', 'as (…)', given);
    const name = given['aliasname'] ?? otherwise;
    if (typeof name === 'string') this.#rowNames.set(name, [...(this.#rowNames.get(name) ?? []), ...views]);
  }

  #checkJoin(tree: Tree): void {
    for (const name of wordsOf(tree['usingClause'])) this.#columns.add(name);
    // A joined row has the columns of whatever is joined.
    if (tree['alias'] !== undefined) this.#nameRows(tree['alias'], [...this.#catalogue.keys()]);
  }

  #noteColumn(tree: Tree, scope: Scope): void {
    const fields = listOf(tree['fields']);
    const words = wordsOf(fields);
    const last = words.at(-1);
    const isStar = words.length < fields.length;
    if (!isStar && last !== undefined) this.#columns.add(last);
    else if (last === undefined) for (const view of scope.views) this.#whole.add(view);
    else this.#stars.push(last);
  }

  #checkFunction(tree: Tree): void {
    const words = wordsOf(tree['funcname']);
    const name = words.at(-1) ?? '';
    const isBuiltIn = words.length === 1 || (words.length === 2 && words[0] === 'pg_catalog');
    if (!isBuiltIn || !FUNCTIONS.has(name)) this.#refuse('QUERY_FORBIDDEN_FUNCTION', words.join('.'), tree);
    if (LENGTHENING.has(name)) this.#lengthen(Math.max(1, listOf(tree['args']).length - 1), tree);
  }

  #checkOperator(tree: Tree, name: unknown): void {
    const words = wordsOf(name);
    // Of several words, the first is a schema: OPERATOR(elsewhere.=).
    if (words.length > 1 || words.some((word) => !OPERATORS.has(word)))
      this.#refuse('QUERY_FORBIDDEN_PART', words.join('.'), tree);
    if (words.some((word) => LENGTHENING.has(word))) this.#lengthen(1, tree);
  }

  #checkType(tree: Tree): void {
    const words = wordsOf(tree['names']);
    const isBuiltIn = words.length === 1 || (words.length === 2 && words[0] === 'pg_catalog');
    if (!isBuiltIn || !TYPES.has(words.at(-1) ?? ''))
      this.#refuse('QUERY_FORBIDDEN_TYPE', words.at(-1) ?? null, tree);
  }

  #checkText(tree: Tree): void {
    if (String(tree['sval'] ?? '').length > MAX_LITERAL) throw new QueryFault('QUERY_TOO_LONG');
  }

  #lengthen(times: number, tree: Tree): void {
    this.#lengthening += times;
    if (this.#lengthening > MAX_LENGTHENING) this.#refuse('QUERY_TOO_LONG', '||', tree);
  }
}

/** The fields of a node; FROM before what reads of it. */
const inReadingOrder = (fields: readonly string[]): readonly string[] =>
  fields.includes('fromClause')
    ? ['fromClause', ...fields.filter((field) => field !== 'fromClause')]
    : fields;

/**
 * Reads the tree of a statement: refuses what `GRAMMAR` and the lists of `allowed.ts` do not have, and says what is used.
 * @throws QueryFault
 */
export const readTree = (
  statement: unknown,
  catalogue: Catalogue,
  placeOf: (offset: number) => QueryPlace,
): QueryUse => new Reader(catalogue, placeOf).read(statement);
