import { execFileSync } from 'node:child_process';
import { packagePath } from '../server/paths.ts';
import { embeddedPlace, type Place } from './databases.ts';
import { machine } from './machine.ts';
import { measure } from './measure.ts';
import { registerPlace } from './large/largePlace.ts';
import { readOptions, UsageError, SIZES, type Options } from './options.ts';
import { prepare } from './prepare.ts';
import { readScenarios } from './scenarios.ts';
import { compareVersions } from './against/compareVersions.ts';
import { measureAreas } from './areas/measureAreas.ts';
import { comparePages, comparisonTable } from './pages/comparison.ts';
import { measurePages, pagesTable } from './pages/measure.ts';
import { figuresText, partText, writeDown, type Part } from './report.ts';
import type { Figure } from './table.ts';

/** The registers that a run measures, one after the other. */
function* places({ sizes, embedded, fresh, postgresUrl }: Options): Generator<Promise<Place>> {
  for (const size of sizes) yield registerPlace(postgresUrl, size, fresh);
  if (embedded) yield embeddedPlace(SIZES[0]!, fresh);
}

async function report(part: Part, text: string, { write }: Options): Promise<void> {
  if (write) await writeDown(part, text);
  else console.log(`\n${text}`);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  // What is measured is the built server and page: an earlier build would be other code.
  console.log('Building …');
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: packagePath(), stdio: 'ignore' });
  const usesPostgres = options.sizes.length + options.areas.length > 0 || options.against !== null;
  const about = await machine(usesPostgres ? options.postgresUrl : undefined);
  const started = performance.now();
  if (options.against !== null) {
    await report('against', partText(await compareVersions(options.against, options), about), options);
    return;
  }
  const figures: Figure[] = [];
  for (const place of places(options)) {
    const at = await place;
    const prepared = await prepare(at, async (db) =>
      (await readScenarios(db, at.size)).filter(({ key }) => key.includes(options.only)),
    );
    figures.push(...(await measure(prepared, options)));
  }
  if (figures.length > 0) await report('figures', figuresText(figures, about, options.seconds), options);
  if (options.pages) {
    const tables = [pagesTable(await measurePages()), comparisonTable(await comparePages())];
    await report('pages', partText(tables.join('\n\n'), about), options);
  }
  for await (const [name, tables] of measureAreas(options))
    await report(name, partText(tables, about), options);
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
