import { parseArgs } from 'node:util';
import { openDb } from '../db/open.ts';
import { readSettings } from '../settings/settings.ts';
import { runCommand } from '../runCommand.ts';
import { findNotedSeals } from './sealCopies.ts';
import { findSealKeys } from './sealKeys.ts';
import { verdictText } from './verdictText.ts';
import { verifyAudit } from './verify.ts';

/**
 * Says whether the sealed audit is as it was written, and what that proves: `npm run verify:audit -- [--seal HEX]`.
 * Ends with 0 when nothing contradicts it, with 2 when it was changed.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { seal: { type: 'string', multiple: true } } });
  const settings = readSettings();
  const keys = await findSealKeys(settings);
  const given = (values.seal ?? []).map((hash) => ({ hash: hash.trim().toLowerCase(), source: '--seal' }));
  const noted = [...given, ...(await findNotedSeals(settings))];
  const db = (await openDb(settings)).withoutTimeLimit();
  try {
    const verdict = await verifyAudit(db, { keys, noted });
    const sources = [...new Set(noted.map(({ source }) => source))];
    const [first = '', ...rest] = verdictText(verdict, { hasKeys: keys !== undefined, sources });
    if (verdict.broken) {
      console.error(first);
      process.exitCode = 2;
    } else console.log(first);
    for (const line of rest) console.log(line);
  } finally {
    await db.close();
  }
}

runCommand(main);
