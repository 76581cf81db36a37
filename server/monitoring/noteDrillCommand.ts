import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openDb } from '../db/open.ts';
import { runCommand } from '../runCommand.ts';
import { readSettings } from '../settings/settings.ts';
import { DrillError, noteDrill } from './noteDrill.ts';

/** Notes in the register what a drill has shown, for the page of the operator: `npm run note:drill -- --from drill.json`. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  if (!values.from) throw new DrillError('A file is needed: npm run note:drill -- --from drill.json');
  const text = await readFile(values.from, 'utf8');
  const db = await openDb(readSettings());
  try {
    await noteDrill(db, text);
  } finally {
    await db.close();
  }
  console.log('The drill is noted; the page System state shows it.');
}

runCommand(main, DrillError);
