import sql from 'sql-template-tag';
import { firstOperatorLink } from '../auth/firstOperator.ts';
import { getOne, type Db } from '../db/db.ts';
import { outboxFolder } from '../mail/mailer.ts';
import type { Settings } from '../settings/settings.ts';
import { loadAddressSet } from '../modules/reference/address/seed/loadAddressSet.ts';
import { DEMO_ACCOUNTS, DEMO_OWNER_EMAIL, DEMO_PASSWORD } from '../modules/access/user/seed.ts';
import { hasDemoOrder } from '../demonstration/identityProvider/addDemoProvider.ts';
import { seedReference } from './seedReference.ts';
import { seedDemo } from './seedDemo.ts';

const isEmpty = async (db: Db, table: 'district' | 'app_user'): Promise<boolean> =>
  table === 'district'
    ? (await getOne<{ none: boolean }>(db, sql`select not exists (select 1 from district) as none`)).none
    : (await getOne<{ none: boolean }>(db, sql`select not exists (select 1 from app_user) as none`)).none;

/** Offers the sign-on through the demonstration's order, unless the configuration says otherwise. */
const offerDemoOrder = (db: Db) =>
  db.query(sql`
    update configuration set value = '{"enabled": true, "acceptsSecondFactor": true}'
    where key = 'orderSignOn' and updated_by is null`);

/**
 * Gives an empty register what it needs to begin: addresses, reference data, and the demonstration or a
 * link to the operator's first account. Answers the words of welcome, once the address is known.
 */
export async function seedOnFirstStart(db: Db, settings: Settings): Promise<(address: string) => string> {
  if (await isEmpty(db, 'district')) await loadAddressSet(db);
  await seedReference(db, settings);
  const mails = settings.smtpUrl
    ? 'Mails leave through the mail server.'
    : `Mails are files in ${outboxFolder(settings)}.`;
  if (!settings.demo) {
    const link = (await isEmpty(db, 'app_user')) ? await firstOperatorLink(db, settings) : null;
    return (address) =>
      [
        `Coleira is ready at ${address}`,
        mails,
        ...(link ? [`The operator's first account, once: ${link}`] : []),
      ].join('\n');
  }
  if (await isEmpty(db, 'app_user')) await seedDemo(db, settings);
  if (hasDemoOrder(settings)) await offerDemoOrder(db);
  const accounts = [...DEMO_ACCOUNTS.map(({ email }) => email), DEMO_OWNER_EMAIL]
    .map((email) => `  ${email}`)
    .join('\n');
  return (address) =>
    [
      `Coleira is ready at ${address}`,
      `Demonstration accounts, all with the password ${DEMO_PASSWORD}:`,
      accounts,
      `${mails} Read them at ${address}/demo/mailbox`,
    ].join('\n');
}
