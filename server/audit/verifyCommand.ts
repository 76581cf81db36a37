import { parseArgs } from 'node:util';
import { openDb } from '../db/open.ts';
import { SettingsError } from '../settings/error.ts';
import { readSettings } from '../settings/settings.ts';
import { verifyAudit } from './verify.ts';

/** Says whether the sealed audit is as it was written: `npm run verify:audit -- [--seal HEX]`. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { seal: { type: 'string' } } });
  const db = await openDb(readSettings());
  try {
    const { rows, seal, broken } = await verifyAudit(db, values.seal);
    if (broken) {
      console.error(`The audit was changed between its rows ${broken.fromId} and ${broken.toId}.`);
      process.exitCode = 2;
    } else {
      console.log(`${rows} rows of the audit are as they were sealed.`);
      if (seal) console.log(`Note this seal somewhere else, and give it with --seal next time: ${seal}`);
    }
  } finally {
    await db.close();
  }
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof SettingsError ||
    (error instanceof Error && (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS'));
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = 1;
});
