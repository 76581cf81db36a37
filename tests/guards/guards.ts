import { childrenOf, isNode, nameOf, parse, type Node } from '../../scripts/lib/syntaxTree.ts';

/** A condition in the sources that leads to a refusal, with the place and the text of what decides. */
export interface Guard {
  /** Path below the project, with `/`. */
  readonly file: string;
  /** File and condition, which stay while other lines of the file change; equal ones are counted. */
  readonly name: string;
  readonly line: number;
  /** Source of the condition, on one line. */
  readonly condition: string;
  readonly start: number;
  readonly end: number;
  /** The value that lets the caller pass: a refusing condition is false then, a required one true. */
  readonly passes: boolean;
}

const CODE = /^[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+$/;
/** Functions that make or throw a refusal, by name. */
const REFUSING =
  /^(?:conflict|forbidden|notFound|malformed|formError|refusalOf|refuse\w*|refusal\w*|\w*[fF]aults?|Refusal|CallError|fail)$/;
/** Functions that name a code and the condition under which an operation is allowed. */
const REQUIRING = /^(?:condition|when)$/;

const isCode = (node: unknown): boolean =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' && CODE.test(node.value);

/** Whether a value is a refusal: made by one of the functions above, a code, an error with a code, or a list of these. */
function isRefusal(node: unknown): boolean {
  if (!isNode(node)) return false;
  switch (node.type) {
    case 'CallExpression':
    case 'NewExpression':
      return REFUSING.test(nameOf(node.callee));
    case 'Literal':
      return isCode(node);
    case 'AwaitExpression':
      return isRefusal(node.argument);
    case 'ArrayExpression':
      return (node.elements as unknown[]).some(isRefusal);
    case 'ObjectExpression':
      return (node.properties as Node[]).some(
        ({ key, value }) => ['error', 'code'].includes(nameOf(key)) && isCode(value),
      );
    default:
      return false;
  }
}

/**
 * Whether a branch of an `if` refuses: it throws or answers with a refusal, or adds one to a list. What is thrown on, and
 * an `Error` that no caller can cause, are none.
 */
function refuses(branch: unknown): boolean {
  if (!isNode(branch)) return false;
  switch (branch.type) {
    case 'BlockStatement':
      return (branch.body as Node[]).some(refuses);
    case 'ThrowStatement':
    case 'ReturnStatement':
      return isRefusal(branch.argument);
    case 'ExpressionStatement':
      return refuses(branch.expression);
    case 'CallExpression':
      return (
        (nameOf(branch.callee) === 'push' && (branch.arguments as Node[]).some(isRefusal)) ||
        isRefusal(branch)
      );
    default:
      return false;
  }
}

/** The parts of a condition of which one alone refuses: each is a guard of its own. */
const alternativesOf = (node: Node): readonly Node[] =>
  node.type === 'LogicalExpression' && node.operator === '||'
    ? [...alternativesOf(node.left as Node), ...alternativesOf(node.right as Node)]
    : node.type === 'ParenthesizedExpression'
      ? alternativesOf(node.expression as Node)
      : [node];

/** The conditions that a node decides a refusal by, with the value that lets the caller pass. */
function decidedBy(node: Node): readonly { condition: Node; passes: boolean }[] {
  const not = (condition: unknown) =>
    alternativesOf(condition as Node).map((one) => ({ condition: one, passes: false }));
  switch (node.type) {
    case 'IfStatement':
      return refuses(node.consequent) ? not(node.test) : [];
    case 'ConditionalExpression':
      if (isRefusal(node.consequent) === isRefusal(node.alternate)) return [];
      return isRefusal(node.consequent) ? not(node.test) : [{ condition: node.test as Node, passes: true }];
    case 'LogicalExpression':
      return node.operator === '&&' && isRefusal(node.right) ? not(node.left) : [];
    case 'CallExpression': {
      const [code, predicate] = node.arguments as Node[];
      if (
        !REQUIRING.test(nameOf(node.callee)) ||
        !isCode(code) ||
        predicate?.type !== 'ArrowFunctionExpression'
      ) {
        return [];
      }
      const body = predicate.body as Node;
      return body.type === 'BlockStatement' ? [] : [{ condition: body, passes: true }];
    }
    default:
      return [];
  }
}

/** Lists the guards of a source file in the order of the text. */
export function guardsOf(file: string, source: string): readonly Guard[] {
  const found: Omit<Guard, 'name'>[] = [];
  const visit = (node: Node): void => {
    for (const { condition, passes } of decidedBy(node)) {
      const { start, end } = condition;
      const line = source.slice(0, start).split('\n').length;
      const text = source.slice(start, end).replace(/\s+/g, ' ');
      found.push({ file, line, condition: text, start, end, passes });
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parse(file, source));
  const counts = new Map<string, number>();
  return found
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .map((guard) => {
      const nth = (counts.get(guard.condition) ?? 0) + 1;
      counts.set(guard.condition, nth);
      return { ...guard, name: `${file}: ${guard.condition}${nth === 1 ? '' : ` (${nth})`}` };
    });
}
