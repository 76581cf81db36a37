import { parseArgs } from 'node:util';
import { openDb } from '../../../db/open.ts';
import { readSettings } from '../../../settings/settings.ts';
import { runCommand } from '../../../runCommand.ts';
import { agrees, balancesOn, proveLedger } from './proof.ts';

/**
 * Recomputes the account book and says whether it agrees: `npm run verify:ledger -- [--day 2026-01-31]`. With a day it
 * lists the balance of each account at its end. Ends with 0 when all agrees, with 2 when something does not.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { day: { type: 'string' } } });
  const db = (await openDb(readSettings())).withoutTimeLimit();
  try {
    const proof = await proveLedger(db);
    const { transactions, accounts, faultCount, faults, months, changedMonths } = proof;
    const sums = Object.entries(accounts).map(([account, credits]) => `${account} ${credits}`);
    console.log(`${transactions} movements; credits by account: ${sums.join(', ') || 'none'}`);
    for (const { kind, entityId, transactionId, expected, found } of faults) {
      const where =
        transactionId === null ? `entity ${entityId}` : `entity ${entityId}, movement ${transactionId}`;
      console.error(`${kind}: ${where}: ${found} where ${expected} is due`);
    }
    for (const [month, sha256] of Object.entries(months)) console.log(`${month} closed as ${sha256}`);
    for (const month of changedMonths)
      console.error(`MONTH: ${month}: its file is not the one that was closed`);
    if (!agrees(proof)) process.exitCode = 2;
    console.log(
      agrees(proof)
        ? 'All balances agree with their movements.'
        : `${faultCount + changedMonths.length} faults.`,
    );
    if (values.day === undefined) return;
    console.log(`Balances at the end of ${values.day}:`);
    for (const { entityId, name, balance, sum } of await balancesOn(db, values.day)) {
      if (balance !== sum) process.exitCode = 2;
      console.log(
        `  ${entityId}  ${name}: ${balance}${balance === sum ? '' : `, but its movements add up to ${sum}`}`,
      );
    }
  } finally {
    await db.close();
  }
}

runCommand(main);
