import { parseArgs } from 'node:util';
import { openDb } from '../db/open.ts';
import { runCommand } from '../runCommand.ts';
import { readSettings } from '../settings/settings.ts';
import { ArchiveError, archiveAudit } from './parts.ts';

/**
 * Puts the months of the audit before one into the archive, and returns those after it:
 * `npm run archive:audit -- --before 2024-01`.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { before: { type: 'string' } } });
  if (!values.before) throw new ArchiveError('A month is needed: npm run archive:audit -- --before 2024-01');
  const db = await openDb(readSettings());
  try {
    const moved = await archiveAudit(db, values.before);
    for (const { name, isArchived } of moved)
      console.log(`${name}: ${isArchived ? 'back from the archive' : 'in the archive'}`);
    if (moved.length === 0) console.log('Nothing to move.');
  } finally {
    await db.close();
  }
}

runCommand(main, ArchiveError);
