import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { packagePath } from '../../server/paths.ts';

const LENGTH = 50_000;
const fill = (text: string): string => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH);

/** Long texts that cause backtracking in a careless expression, each with an end that does not match. */
const HOSTILE = [
  ...['a', 'A', '0', ' ', '\t', '\n', '-', '.', '@', '<', '>', '"', '/', '\\', '%', 'ã', '…'].map(fill),
  ...[
    'a ',
    'a-',
    'a.',
    'a@',
    '0 ',
    '0-',
    '01/',
    '<a ',
    '<!--',
    '&amp;',
    '%41',
    '[0]',
    '%{a}',
    '  \n',
    'a_',
  ].map(fill),
].flatMap((text) => [text, `${text}!`, `${text}\u0000`, `<${text}`, `1${text}@`]);

interface Node {
  readonly type: string;
  readonly regex?: { readonly pattern: string; readonly flags: string };
}

/** Every regular expression that is written down in the product. */
function expressionsOf(folder: string): { where: string; regex: RegExp }[] {
  const files = readdirSync(packagePath(folder), { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => {
    if (!/\.tsx?$/.test(file)) return [];
    const path = join(packagePath(folder), file);
    const found: { where: string; regex: RegExp }[] = [];
    const { program } = parseSync(path, readFileSync(path, 'utf8'));
    JSON.stringify(program, (_key, node: Node | null) => {
      if (node?.regex) {
        const regex = new RegExp(node.regex.pattern, node.regex.flags);
        found.push({ where: `${relative(packagePath('.'), path)} ${String(regex)}`, regex });
      }
      return typeof node === 'bigint' ? String(node) : node;
    });
    return found;
  });
}

/**
 * Milliseconds of the processor that one text may take: more would hold up everybody else. One pass over the text takes
 * less than one, going over it again from each of its characters more than a thousand.
 */
const MOST = 50;

function time(regex: RegExp, text: string): number {
  const before = process.cpuUsage();
  regex.lastIndex = 0;
  if (regex.global) text.replace(regex, '');
  else regex.test(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function slowest({ where, regex }: { where: string; regex: RegExp }): string | undefined {
  for (const text of HOSTILE) {
    if (time(regex, text) <= MOST) continue;
    // Something else of the process may have run beside it: a slow expression is slow every time.
    const took = Math.min(time(regex, text), time(regex, text), time(regex, text));
    if (took > MOST) return `${where}: ${Math.round(took)} ms on ${JSON.stringify(text.slice(0, 12))}`;
  }
  return undefined;
}

describe('a text of 50,000 characters', () => {
  it.each(['server', 'resources', 'dataProvider', 'i18n', 'src'])(
    'holds up no expression of %s',
    (folder) => {
      const expressions = expressionsOf(folder);
      expect(expressions.length).toBeGreaterThan(1);
      expect(expressions.map(slowest).filter((line) => line !== undefined)).toEqual([]);
    },
  );
});
