import { parseArgs } from 'node:util';
import { verdictText } from '../audit/verdictText.ts';
import { readSettings } from '../settings/settings.ts';
import { runCommand } from '../runCommand.ts';
import { BackupError } from './error.ts';
import { inNumbers } from './inWords.ts';
import { restore } from './restore.ts';

/**
 * Restores a backup into the empty database that the settings name: `npm run restore -- --from DIR`. Ends with 0 when
 * audit and account book agree, with 2 when something does not.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, 'without-erasures': { type: 'boolean' } },
  });
  if (!values.from) throw new BackupError('A folder is needed: npm run restore -- --from DIR');
  const restored = await restore(readSettings(), values.from, {
    withoutErasures: values['without-erasures'] ?? false,
  });
  const { manifest, migrated, audit, hasSealKeys, ledger, endedSessions, heldMails, broughtBack } = restored;
  const { otherKeys, restoreCode } = restored;
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  console.log(`Restored the register as of ${manifest.takenAt}: ${inNumbers(rows)} rows.`);
  if (migrated.length > 0) console.log(`Migrated to this version: ${migrated.length} migrations.`);
  for (const line of verdictText(audit, { hasKeys: hasSealKeys, sources: ['the manifest'] }))
    console.log(line);
  console.log(
    ledger.faultCount === 0
      ? 'All balances agree with their movements.'
      : `${ledger.faultCount} faults in the account book: see npm run verify:ledger.`,
  );
  console.log(`${endedSessions} sign-ins were ended; ${heldMails} mails that were waiting are not sent.`);
  if (broughtBack > 0)
    console.log(`Owners who were erased since: ${broughtBack}. The server erases them again when it starts.`);
  if (otherKeys.length > 0)
    console.log(
      `The backup needs another key than that of ${otherKeys.join(', ')}, or one where none is set.`,
    );
  console.log(`Code that proves this restore, to be entered in the register under Backups: ${restoreCode}`);
  if (audit.broken || ledger.faultCount > 0) process.exitCode = 2;
}

runCommand(main, BackupError);
