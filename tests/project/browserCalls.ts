import { parseSync } from 'vite';

/** What costs a browser test most of its time. */
export interface BrowserCalls {
  /** Windows, beside those that all tests of a file share (`beforeAll`). */
  readonly windows: number;
  /** First loads of a page: `goto` and `reload`. */
  readonly loads: number;
  /** Runs of axe. */
  readonly axe: number;
}

type Kind = keyof BrowserCalls;

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['newPage', 'windows'],
  ['goto', 'loads'],
  ['reload', 'loads'],
  ['accessibilityFaults', 'axe'],
]);

interface Node {
  readonly type: string;
  readonly [property: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The name by which a function is called: its own, or as a property of something. */
function nameOf(callee: unknown): string | undefined {
  if (!isNode(callee)) return undefined;
  const named = callee.type === 'MemberExpression' && callee.computed !== true ? callee.property : callee;
  return isNode(named) && named.type === 'Identifier' ? String(named.name) : undefined;
}

/**
 * Counts in the source of a browser test or of one of its helpers. What is written once counts once, however often it
 * runs: a helper, a loop, a `test.each`. A window in `beforeAll` does not count, as each account may have one in a file.
 */
export function countBrowserCalls(path: string, source: string): BrowserCalls {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const counts: Record<Kind, number> = { windows: 0, loads: 0, axe: 0 };
  const visit = (value: unknown, isShared: boolean): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, isShared);
    if (!isNode(value)) return;
    const called = value.type === 'CallExpression' ? nameOf(value.callee) : undefined;
    const kind = called === undefined ? undefined : KINDS.get(called);
    if (kind && !(kind === 'windows' && isShared)) counts[kind] += 1;
    const shares = isShared || called === 'beforeAll';
    for (const property of Object.values(value)) visit(property, shares);
  };
  visit(program, false);
  return counts;
}
