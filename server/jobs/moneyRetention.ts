import sql from 'sql-template-tag';
import { daysAgo, deleteBatch } from './cleanupStatements.ts';
import { always, asRecord, type Rule } from './retentionRule.ts';

/** The retention rules of the account book and of what belongs to it. */
export const MONEY_RETENTION: Readonly<Record<string, Rule>> = {
  billing_transaction: always('the account book, which tax law asks for'),
  pricing_table: always('prices that were in force, which movements of credits name'),
  pricing_transaction: always('credits that were paid for, which tax law asks for'),
  multibanco_number: always('which numbers were given out: none is used for two references'),
  multibanco_payment: always('what was paid, which tax law asks for'),
  multibanco_file_row: asRecord('of its day: what the provider’s file says'),
  invoice_number: always('which invoice was issued for a charge, which tax law asks for'),
  accounting_month: always('the files that accounting got, which tax law asks for'),
  account_notice: asRecord('of its entity: of what it is notified'),
  statement_mail: always('which statement was mailed: none is sent twice'),
  missing_day_notice: always('one row for each day without a file'),
  webhook_delivery: {
    kept: 'a year after it was made',
    why: 'what other systems got is looked up while their books of the year are open',
    statements: [
      () =>
        deleteBatch('webhook_delivery', sql`status <> 'PENDING' and creation_timestamp < ${daysAgo(365)}`),
    ],
  },
  credit_balance: asRecord('of its entity'),
  credit_reservation: asRecord('of its pre-registration'),
  ledger_proof: always('says of each day that the account book agreed'),
};
