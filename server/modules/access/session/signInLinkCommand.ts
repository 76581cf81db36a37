import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { openDb } from '../../../db/open.ts';
import { runCommand } from '../../../runCommand.ts';
import { readSettings } from '../../../settings/settings.ts';
import { makeSignInLink, SignInLinkError } from './signInLink.ts';

/** Asks for a line that the terminal does not show. */
function askPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Password of the account: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  return new Promise((resolve) => {
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
    });
    lines.once('close', () => resolve(''));
  });
}

/**
 * Prints a link that completes a sign-in, for an account that the mail server keeps from its code:
 * `npm run sign-in:link -- --email EMAIL`.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { email: { type: 'string' } } });
  if (!values.email) throw new SignInLinkError('An account is needed: npm run sign-in:link -- --email EMAIL');
  const settings = readSettings();
  const password = await askPassword();
  const db = await openDb(settings);
  try {
    const { link, minutes } = await makeSignInLink(db, settings, { email: values.email, password });
    console.log(`\nOpen this link within ${minutes} minutes; it is good once:\n\n  ${link}\n`);
  } finally {
    await db.close();
  }
}

runCommand(main, SignInLinkError);
