import type { Plugin } from 'vite';
import { childrenOf, nameOf, parse, type Node } from './syntaxTree.ts';

/** What declarations say for the API's document alone; no page reads it. */
const DOCUMENTED: ReadonlySet<string> = new Set(['summary', 'example', 'owedWhen']);
/** What a call says of what it takes and answers, which the server checks; the page has its types. */
const SHAPED: ReadonlySet<string> = new Set(['params', 'query', 'answer', 'reads', 'errors']);
/** A sentence; a shape of the same name is part of what a call takes. */
const SENTENCE = /^(?:Literal|TemplateLiteral|BinaryExpression)$/;

const isDescription = ({ type, key, value, shorthand }: Node): boolean =>
  type === 'Property' &&
  DOCUMENTED.has(nameOf(key)) &&
  !shorthand &&
  (nameOf(key) !== 'summary' || SENTENCE.test((value as Node).type));

/** Whether a node calls a function of this name; a method of the name is another. */
const isCallOf = ({ type, callee }: Node, name: string): boolean =>
  type === 'CallExpression' && (callee as Node).type === 'Identifier' && nameOf(callee) === name;

/** A part of a source, and what stands in its place. */
type Part = readonly [from: number, to: number, instead?: string];

/** A property with the comma behind it. */
function propertyRange(source: string, { start, end }: Node): Part {
  const comma = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0;
  return [start, end + comma];
}

/**
 * The parts of a source to leave out: described properties, the shapes of calls, and all but the shape of
 * `describe(shape, …)`. Of a body the page needs to know that there is one.
 */
function leftOut(source: string, node: Node, isCall = false): readonly Part[] {
  const isOfCall = isCall && node.type === 'Property';
  if (isDescription(node) || (isOfCall && SHAPED.has(nameOf(node.key)))) return [propertyRange(source, node)];
  if (isOfCall && nameOf(node.key) === 'body') return [[node.start, node.end, 'body: true']];
  const inner = (child: Node) => leftOut(source, child);
  if (isCallOf(node, 'describe')) {
    const [shape] = node.arguments as readonly Node[];
    if (shape) return [[node.start, shape.start], ...inner(shape), [shape.end, node.end]];
  }
  if (isCallOf(node, 'defineCall')) {
    const [{ properties = [] } = {} as Node] = node.arguments as readonly Node[];
    return (properties as readonly Node[]).flatMap((property) => leftOut(source, property, true));
  }
  return childrenOf(node).flatMap(inner);
}

/** A source without what its declarations have for the server alone: words and examples of the API's document, shapes of calls. */
export function withoutDescriptionsOf(name: string, source: string): string {
  const parts = leftOut(source, parse(name, source)).toSorted(([a], [b]) => a - b);
  let kept = '';
  let at = 0;
  for (const [from, to, instead = ''] of parts) {
    kept += source.slice(at, from) + instead;
    at = to;
  }
  return kept + source.slice(at);
}

/**
 * Leaves out of the page what declarations say for the server alone: the sentences, examples and conditions of the API's
 * document, and the shapes of what calls take and answer, of which the page needs the types.
 */
export const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/resources\/(?!generated\/).*\.ts$/ },
    handler: (code, id) =>
      id.endsWith('/kit/values/described.ts')
        ? 'export const describe = (shape) => shape; export const owed = describe; export const descriptionOf = () => ({});'
        : id.endsWith('/kit/values/exampleValue.ts')
          ? [...code.matchAll(/^export (?:const|function) (\w+)/gm)]
              .map(
                ([, name]) =>
                  `export const ${name} = ${name === 'exampleOfField' ? '() => undefined' : 'undefined'};`,
              )
              .join('\n')
          : withoutDescriptionsOf(id, code),
  },
};
