/**
 * The part of PostgreSQL's grammar that a query may use: the nodes of its syntax tree and the fields that each may have.
 * `plain` is a value, `nodes` a node or a list of nodes, any other word a node of that kind without its name around it.
 * What is not listed is refused: a construct of a later version has to be read here before it can be run.
 */
export type FieldRule = 'plain' | 'nodes' | NodeKind;

const expression = { location: 'plain' } as const;

export const GRAMMAR = {
  // Not here: intoClause, lockingClause, valuesLists.
  SelectStmt: {
    distinctClause: 'nodes',
    targetList: 'nodes',
    fromClause: 'nodes',
    whereClause: 'nodes',
    groupClause: 'nodes',
    groupDistinct: 'plain',
    havingClause: 'nodes',
    windowClause: 'nodes',
    sortClause: 'nodes',
    limitOffset: 'nodes',
    limitCount: 'nodes',
    limitOption: 'plain',
    withClause: 'WithClause',
    op: 'plain',
    all: 'plain',
    larg: 'SelectStmt',
    rarg: 'SelectStmt',
  },
  // Not here: recursive.
  WithClause: { ctes: 'nodes', location: 'plain' },
  CommonTableExpr: {
    ctename: 'plain',
    aliascolnames: 'nodes',
    ctematerialized: 'plain',
    ctequery: 'nodes',
    location: 'plain',
  },
  // Not here: catalogname.
  RangeVar: {
    schemaname: 'plain',
    relname: 'plain',
    inh: 'plain',
    relpersistence: 'plain',
    alias: 'Alias',
    location: 'plain',
  },
  // Not here: lateral.
  RangeSubselect: { subquery: 'nodes', alias: 'Alias' },
  // Not here: isNatural.
  JoinExpr: {
    jointype: 'plain',
    larg: 'nodes',
    rarg: 'nodes',
    usingClause: 'nodes',
    quals: 'nodes',
    alias: 'Alias',
    rtindex: 'plain',
  },
  Alias: { aliasname: 'plain', colnames: 'nodes' },
  ResTarget: { ...expression, name: 'plain', val: 'nodes' },
  ColumnRef: { ...expression, fields: 'nodes' },
  A_Star: {},
  String: { sval: 'plain' },
  List: { items: 'nodes' },
  A_Const: {
    ...expression,
    ival: 'Integer',
    fval: 'Float',
    sval: 'String',
    boolval: 'Boolean',
    isnull: 'plain',
  },
  Integer: { ival: 'plain' },
  Float: { fval: 'plain' },
  Boolean: { boolval: 'plain' },
  A_ArrayExpr: { ...expression, elements: 'nodes', list_start: 'plain', list_end: 'plain' },
  ParamRef: { ...expression, number: 'plain' },
  A_Expr: {
    ...expression,
    kind: 'plain',
    name: 'nodes',
    lexpr: 'nodes',
    rexpr: 'nodes',
    rexpr_list_start: 'plain',
    rexpr_list_end: 'plain',
  },
  BoolExpr: { ...expression, boolop: 'plain', args: 'nodes' },
  NullTest: { ...expression, arg: 'nodes', nulltesttype: 'plain', argisrow: 'plain' },
  BooleanTest: { ...expression, arg: 'nodes', booltesttype: 'plain' },
  CaseExpr: { ...expression, arg: 'nodes', args: 'nodes', defresult: 'nodes' },
  CaseWhen: { ...expression, expr: 'nodes', result: 'nodes' },
  CoalesceExpr: { ...expression, args: 'nodes' },
  MinMaxExpr: { ...expression, op: 'plain', args: 'nodes' },
  SQLValueFunction: { ...expression, op: 'plain', typmod: 'plain' },
  SubLink: { ...expression, subLinkType: 'plain', testexpr: 'nodes', operName: 'nodes', subselect: 'nodes' },
  TypeCast: { ...expression, arg: 'nodes', typeName: 'TypeName' },
  // Not here: arrayBounds, setof, pct_type.
  TypeName: { names: 'nodes', typmods: 'nodes', typemod: 'plain', location: 'plain' },
  // Not here: func_variadic.
  FuncCall: {
    ...expression,
    funcname: 'nodes',
    args: 'nodes',
    agg_order: 'nodes',
    agg_filter: 'nodes',
    agg_within_group: 'plain',
    agg_star: 'plain',
    agg_distinct: 'plain',
    over: 'WindowDef',
    funcformat: 'plain',
  },
  // Not here: useOp.
  SortBy: { ...expression, node: 'nodes', sortby_dir: 'plain', sortby_nulls: 'plain' },
  WindowDef: {
    ...expression,
    name: 'plain',
    refname: 'plain',
    partitionClause: 'nodes',
    orderClause: 'nodes',
    frameOptions: 'plain',
    startOffset: 'nodes',
    endOffset: 'nodes',
  },
  GroupingSet: { ...expression, kind: 'plain', content: 'nodes' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A kind of node that a query may contain. */
export type NodeKind = keyof typeof GRAMMAR;

/** Words of a node's fields that are allowed, where not all are. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  'SelectStmt.limitOption': ['LIMIT_OPTION_DEFAULT', 'LIMIT_OPTION_COUNT', 'LIMIT_OPTION_WITH_TIES'],
  'RangeVar.relpersistence': ['p'],
  'A_Expr.kind': [
    'AEXPR_OP',
    'AEXPR_OP_ANY',
    'AEXPR_OP_ALL',
    'AEXPR_DISTINCT',
    'AEXPR_NOT_DISTINCT',
    'AEXPR_NULLIF',
    'AEXPR_IN',
    'AEXPR_LIKE',
    'AEXPR_ILIKE',
    'AEXPR_BETWEEN',
    'AEXPR_NOT_BETWEEN',
    'AEXPR_BETWEEN_SYM',
    'AEXPR_NOT_BETWEEN_SYM',
  ],
  // None of the names of users, roles, schemas and databases.
  'SQLValueFunction.op': ['SVFOP_CURRENT_DATE', 'SVFOP_CURRENT_TIMESTAMP', 'SVFOP_LOCALTIMESTAMP'],
  'SubLink.subLinkType': ['EXISTS_SUBLINK', 'ANY_SUBLINK', 'ALL_SUBLINK', 'EXPR_SUBLINK'],
  'GroupingSet.kind': [
    'GROUPING_SET_EMPTY',
    'GROUPING_SET_SIMPLE',
    'GROUPING_SET_ROLLUP',
    'GROUPING_SET_SETS',
  ],
};
