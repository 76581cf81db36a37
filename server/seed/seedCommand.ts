import { parseArgs } from 'node:util';
import { prepareDatabase } from '../reporting/prepareDatabase.ts';
import { openDb } from '../db/open.ts';
import { readSettings } from '../settings/settings.ts';
import { runCommand } from '../runCommand.ts';
import { seedMany } from './seedMany.ts';

const USAGE = 'npm run seed -- --animals N --owners M [--today YYYY-MM-DD]';

class UsageError extends Error {}

function count(value: string | undefined, name: string): number {
  if (value === undefined || !/^\d{1,8}$/.test(value))
    throw new UsageError(`--${name} takes a number: ${USAGE}`);
  return Number(value);
}

/** Says how far it has come, at most once a second, on one line where that can be rewritten. */
function progress(): (done: number, of: number, what: string) => void {
  let last = 0;
  return (done, of, what) => {
    if (done < of && Date.now() - last < 1000) return;
    last = Date.now();
    const line = `${what}: ${done.toLocaleString('en')} of ${of.toLocaleString('en')}`;
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}${done === of ? '\n' : ''}`);
    else console.log(line);
  };
}

/** Fills the database that the settings name with as many owners and animals as the command line says. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { animals: { type: 'string' }, owners: { type: 'string' }, today: { type: 'string' } },
  });
  const { today } = values;
  const [animals, owners] = [count(values.animals, 'animals'), count(values.owners, 'owners')];
  const settings = readSettings();
  const db = (await openDb(settings)).withoutTimeLimit();
  const started = performance.now();
  try {
    await prepareDatabase(db);
    await seedMany(db, {
      animals,
      owners,
      today,
      productToken: settings.productToken,
      onProgress: progress(),
    });
  } finally {
    await db.close();
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Added ${owners.toLocaleString('en')} owners and ${animals.toLocaleString('en')} animals in ${seconds} s.`,
  );
}

runCommand(main, UsageError);
