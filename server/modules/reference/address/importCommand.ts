import { parseArgs } from 'node:util';
import { prepareDatabase } from '../../../reporting/prepareDatabase.ts';
import { openDb } from '../../../db/open.ts';
import { readSettings } from '../../../settings/settings.ts';
import { runCommand } from '../../../runCommand.ts';
import { hasWholeCountry } from './hasWholeCountry.ts';
import { confirmAddresses } from '../../../addresses/confirmAddresses.ts';
import { importAddresses } from '../../../addresses/import.ts';
import { fileSource, ImportError } from '../../../addresses/tableSource.ts';
import { showSummary } from '../../../addresses/summary.ts';

const USAGE =
  'npm run import:addresses -- --districts FILE --municipalities FILE --parishes FILE [--postal-codes FILE]';

/** Imports the official address files that the command line names, and prints what was taken and refused. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      districts: { type: 'string' },
      municipalities: { type: 'string' },
      parishes: { type: 'string' },
      'postal-codes': { type: 'string' },
    },
  });
  const { districts, municipalities, parishes } = values;
  if (!districts || !municipalities || !parishes) throw new ImportError(`Three files are needed: ${USAGE}`);
  const db = (await openDb(readSettings())).withoutTimeLimit();
  try {
    await prepareDatabase(db);
    const postalCodes = values['postal-codes'];
    const tables = {
      districts: fileSource(districts),
      municipalities: fileSource(municipalities),
      parishes: fileSource(parishes),
      postalCodes: postalCodes === undefined ? undefined : fileSource(postalCodes),
    };
    console.log(showSummary(await importAddresses(db, tables)));
    if (!(await hasWholeCountry(db)))
      console.log(
        'Some municipalities have no parishes or no postal codes: unknown addresses stay to be confirmed.',
      );
    for (const { module, confirmed, left } of await confirmAddresses(db))
      if (confirmed + left > 0) console.log(`${module}: ${confirmed} addresses confirmed, ${left} not`);
  } finally {
    await db.close();
  }
}

runCommand(main, ImportError);
