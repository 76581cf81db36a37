import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { packagePath } from '../server/paths.ts';
import { missed } from './targets.ts';
import { tableOf, type Figure } from './table.ts';

const PAGE = packagePath('docs/performance.md');

/** The parts of the report, each between marks of its own. */
export type Part = 'figures' | 'pages' | 'animals' | 'owners' | 'audit' | 'against';

const heading = (about: readonly string[], how: string): readonly string[] => [
  `Taken on ${new Date().toISOString().slice(0, 10)}${how}.`,
  about.map((line) => `- ${line}`).join('\n'),
];

/** The tables of a part as they stand in the documentation. */
export const partText = (table: string, about: readonly string[]): string =>
  [...heading(about, ''), table].join('\n\n');

/** The figures of a run as they stand in the documentation. */
export function figuresText(figures: readonly Figure[], about: readonly string[], seconds: number): string {
  const places = [...new Set(figures.map(({ place }) => place))];
  const tables = places.map(
    (place) => `### ${place}\n\n${tableOf(figures.filter((figure) => figure.place === place))}`,
  );
  return [
    ...heading(about, `, ${seconds} s each after a warm-up`),
    ...tables,
    '### Against the targets',
    missed(figures),
  ].join('\n\n');
}

/** Puts a part between its marks in docs/performance.md, formatted; the prose around them stays. */
export async function writeDown(part: Part, text: string): Promise<void> {
  const [first, last] = [`<!-- ${part}: written by npm run bench -->`, `<!-- end of ${part} -->`];
  const page = await readFile(PAGE, 'utf8');
  const [begin, end] = [page.indexOf(first), page.indexOf(last)];
  if (begin < 0 || end < begin) throw new Error(`docs/performance.md has lost its marks ${first} … ${last}`);
  const changed = `${page.slice(0, begin + first.length)}\n\n${text}\n\n${page.slice(end)}`;
  await writeFile(PAGE, await format(changed, { ...(await resolveConfig(PAGE)), filepath: PAGE }));
}
