import { parseArgs } from 'node:util';
import { readSettings } from '../settings/settings.ts';
import { runCommand } from '../runCommand.ts';
import { backUp } from './backUp.ts';
import { BackupError } from './error.ts';
import { inBytes, inNumbers } from './inWords.ts';

/** Backs up the register that the settings name, while it runs: `npm run backup -- --to DIR`. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!values.to) throw new BackupError('A folder is needed: npm run backup -- --to DIR');
  const { parts, tables, takenAt, keys } = await backUp(readSettings(), values.to);
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  console.log(
    `Backed up as of ${takenAt}: ${inNumbers(rows)} rows of ${Object.keys(tables).length} tables, ${inBytes(bytes)} in ${values.to}.`,
  );
  const needed = keys.filter(({ mark }) => mark !== null).map(({ setting }) => setting);
  console.log(
    needed.length > 0
      ? `It does not hold the keys of ${needed.join(', ')}: keep them elsewhere.`
      : 'The register has no keys of its own.',
  );
}

runCommand(main, BackupError);
