import { embeddedPlace, postgresPlace, type Place } from './databases.ts';
import { machine } from './machine.ts';
import { measure } from './measure.ts';
import { readOptions, UsageError, SIZES, type Options } from './options.ts';
import { prepare } from './prepare.ts';
import { comparePages, comparisonTable } from './pages/comparison.ts';
import { measurePages, pagesTable } from './pages/measure.ts';
import { figuresText, pagesText, writeDown, type Part } from './report.ts';
import type { Figure } from './table.ts';

/** The registers that a run measures, one after the other. */
function* places({ sizes, embedded, fresh, postgresUrl }: Options): Generator<Promise<Place>> {
  for (const size of sizes) yield postgresPlace(postgresUrl, size, fresh);
  if (embedded) yield embeddedPlace(SIZES[0]!, fresh);
}

async function tell(part: Part, text: string, { write }: Options): Promise<void> {
  if (write) await writeDown(part, text);
  else console.log(`\n${text}`);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const about = await machine(options.sizes.length > 0 ? options.postgresUrl : undefined);
  const started = performance.now();
  const figures: Figure[] = [];
  for (const place of places(options)) {
    const prepared = await prepare(await place, options.only);
    figures.push(...(await measure(prepared, options)));
  }
  if (figures.length > 0) await tell('figures', figuresText(figures, about, options.seconds), options);
  if (options.pages) {
    const tables = [pagesTable(await measurePages()), comparisonTable(await comparePages())];
    await tell('pages', pagesText(tables.join('\n\n'), about), options);
  }
  const minutes = ((performance.now() - started) / 60_000).toFixed(0);
  console.log(
    `Measured in ${minutes} min${options.write ? '; the figures are in docs/performance.md' : ''}.`,
  );
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exit(1);
  },
);
