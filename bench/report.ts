import { readFile, writeFile } from 'node:fs/promises';
import { packagePath } from '../server/paths.ts';
import { missed } from './targets.ts';
import { tableOf, type Figure } from './table.ts';

const PAGE = packagePath('docs/performance.md');
const BEGIN = '<!-- figures: written by npm run bench -->';
const END = '<!-- end of figures -->';

/** The figures of a run as they stand in the documentation. */
export function figuresText(figures: readonly Figure[], about: readonly string[], seconds: number): string {
  const places = [...new Set(figures.map(({ place }) => place))];
  const tables = places.map(
    (place) => `### ${place}\n\n${tableOf(figures.filter((figure) => figure.place === place))}`,
  );
  return [
    `Taken on ${new Date().toISOString().slice(0, 10)}, ${seconds} s each after a warm-up.`,
    about.map((line) => `- ${line}`).join('\n'),
    ...tables,
    '### Against the targets',
    missed(figures),
  ].join('\n\n');
}

/** Puts the figures between their marks in docs/performance.md; the prose around them stays. */
export async function writeFigures(text: string): Promise<void> {
  const page = await readFile(PAGE, 'utf8');
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`docs/performance.md has lost its marks ${BEGIN} … ${END}`);
  await writeFile(PAGE, `${page.slice(0, begin + BEGIN.length)}\n\n${text}\n\n${page.slice(end)}`);
}
