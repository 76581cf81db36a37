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

interface Expression {
  readonly where: string;
  readonly regex: RegExp;
}

/** Every regular expression that is written down in the product. */
function expressionsOf(folder: string): Expression[] {
  const files = readdirSync(packagePath(folder), { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => {
    if (!/\.tsx?$/.test(file)) return [];
    const path = join(packagePath(folder), file);
    const found: Expression[] = [];
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
 * Milliseconds of the processor from which on the growth of an expression is looked at. One pass over the text takes
 * less than one, one pass from each of its characters more than a thousand.
 */
const WORTH_A_LOOK = 50;

/** So many times shorter is the text that is compared with. */
const SHORTER = 16;

/**
 * The longer text may take this many times as long: one pass takes 16 times, a pass from each character 256. Far from
 * both, because a machine may become several times slower between two measurements.
 */
const MOST_GROWTH = 64;

function time(regex: RegExp, text: string): number {
  const before = process.cpuUsage();
  regex.lastIndex = 0;
  if (regex.global) text.replace(regex, '');
  else regex.test(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The least times of some runs on both texts, in turns: something else of the process may run beside one of them. */
function leastTimes(regex: RegExp, texts: readonly [string, string]): readonly [number, number] {
  const runs = Array.from({ length: 4 }, () => [time(regex, texts[0]), time(regex, texts[1])] as const);
  return [Math.min(...runs.map(([one]) => one)), Math.min(...runs.map(([, other]) => other))];
}

/**
 * What is wrong with an expression. How long it takes depends on the machine, how its time grows with the text does
 * not: only an expression that reads the text again and again fails.
 */
function slowest({ where, regex }: Expression, texts = HOSTILE): string | undefined {
  for (const text of texts) {
    if (time(regex, text) <= WORTH_A_LOOK) continue;
    // The end of the text is what makes an expression go back: it stays.
    const [whole, part] = leastTimes(regex, [text, text.slice(-text.length / SHORTER)]);
    if (whole > WORTH_A_LOOK && whole > MOST_GROWTH * part)
      return `${where}: ${Math.round(whole)} ms on ${JSON.stringify(text.slice(0, 12))}, ${part.toFixed(1)} on a sixteenth`;
  }
  return undefined;
}

describe('a text of 50,000 characters', () => {
  it.each(['server', 'resources', 'dataProvider', 'i18n', 'src'])(
    'holds up no expression of %s',
    (folder) => {
      const expressions = expressionsOf(folder);
      expect(expressions.length).toBeGreaterThan(1);
      expect(expressions.map((one) => slowest(one)).filter((line) => line !== undefined)).toEqual([]);
    },
  );

  it('an expression that reads the text from each of its characters › is found', () => {
    expect(slowest({ where: 'here', regex: /<[^>]*>x/ }, [fill('<')])).toContain('here');
  });

  it('an expression with a bounded number of steps for each character › passes', () => {
    expect(slowest({ where: 'here', regex: /[^\s@]{1,500}@@/g }, [fill('a')])).toBeUndefined();
  });
});
