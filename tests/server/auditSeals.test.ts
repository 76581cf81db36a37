import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Sealer } from '../../server/audit/seal.ts';
import { findNotedSeals, SealKeeper } from '../../server/audit/sealCopies.ts';
import { findSealKeys, openSealKeys, sealWarning } from '../../server/audit/sealKeys.ts';
import { verdictText } from '../../server/audit/verdictText.ts';
import { verifyAudit } from '../../server/audit/verify.ts';
import { getOne } from '../../server/db/db.ts';
import { parseAuditKeys, type AuditKeys } from '../../server/settings/auditKeys.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { testDatabase, type TestDatabase } from '../helpers/database.ts';
import { sealAll } from '../helpers/seals.ts';

let db: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  db = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'coleira-seals-'));
});
afterEach(async () => {
  await db.close();
  await rm(dataDir, { recursive: true, force: true });
});

const newPem = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }) as string,
  };
};
const { privatePem, publicPem } = newPem();
const keys = parseAuditKeys(privatePem);

const write = async (count: number) => {
  for (let row = 0; row < count; row += 1)
    await db.query(
      sql`insert into audit_log (user_id, action, object_type, object_id) values (1, 'UPDATE', 'owner', '7')`,
    );
};

const sealBy = (by: AuditKeys | undefined, keeper?: SealKeeper) =>
  sealAll(db, new Sealer(db, { keys: by, ...(keeper && { keep: (made) => keeper.keep(made) }) }));

/** Does what only the owner of the database can do: without the triggers that refuse every change. */
const asOwner = (script: string) =>
  db.script(`alter table audit_log disable trigger user; alter table audit_seal disable trigger user; ${script};
    alter table audit_log enable trigger user; alter table audit_seal enable trigger user`);

const faultOf = async (options: Parameters<typeof verifyAudit>[1] = { keys }) =>
  (await verifyAudit(db, options)).broken?.fault ?? null;

/** Three seals of two rows each. */
const threeSeals = async (by: AuditKeys | undefined = keys, keeper?: SealKeeper) => {
  for (let seal = 0; seal < 3; seal += 1) {
    await write(2);
    await sealBy(by, keeper);
  }
};

describe('the signed audit', () => {
  test('as it was sealed › every row is covered by a signature', async () => {
    await threeSeals();
    expect(await verifyAudit(db, { keys })).toMatchObject({
      rows: 6,
      signedRows: 6,
      broken: null,
      unsealedRows: 0,
      missingSealed: 0,
      missingUnsealed: 0,
    });
  });

  test('a changed row › is found under its seal', async () => {
    await threeSeals();
    await asOwner(`update audit_log set user_id = 2 where id = 3`);
    expect((await verifyAudit(db, { keys })).broken).toMatchObject({
      fault: 'ROWS_CHANGED',
      fromId: 3,
      toId: 4,
    });
  });

  test('rows removed in the middle › are found, with and without their seal', async () => {
    await threeSeals();
    await asOwner('delete from audit_log where id = 3');
    expect(await faultOf()).toBe('ROWS_CHANGED');
    await asOwner('delete from audit_log where id = 4; delete from audit_seal where from_id = 3');
    expect(await faultOf()).toBe('CHAIN_BROKEN');
  });

  test('a seal changed to fit changed rows › does not carry its signature', async () => {
    await threeSeals();
    await asOwner(`
      update audit_log set user_id = 2 where id = 6;
      update audit_seal set hash = audit_digest(previous, from_id, to_id) where to_id = 6`);
    expect(await faultOf()).toBe('SIGNATURE_WRONG');
    expect(await faultOf({})).toBeNull();
  });

  test('seals recomputed without the key › have no signature', async () => {
    await threeSeals();
    await asOwner('delete from audit_log where id = 3; delete from audit_seal');
    await sealBy(undefined);
    expect(await faultOf({})).toBeNull();
    expect(await faultOf()).toBe('SIGNATURE_MISSING');
  });

  test('the newest seals recomputed without the key › are found after the signed ones', async () => {
    await threeSeals();
    await asOwner('delete from audit_log where id = 5; delete from audit_seal where from_id = 5');
    await sealBy(undefined);
    expect((await verifyAudit(db, { keys })).broken).toMatchObject({ fault: 'SIGNATURE_MISSING', fromId: 5 });
  });

  test('seals recomputed with another key › name a key that is not known', async () => {
    await threeSeals();
    await asOwner('delete from audit_log where id = 3; delete from audit_seal');
    await sealBy(parseAuditKeys(newPem().privatePem));
    expect(await faultOf()).toBe('KEY_UNKNOWN');
  });

  test('a replaced key › verifies the earlier seals where its public half is given', async () => {
    await threeSeals();
    const { privatePem: next } = newPem();
    const replaced = parseAuditKeys(`${next}\n${publicPem}`);
    await write(1);
    await sealBy(replaced);
    expect(await verifyAudit(db, { keys: replaced })).toMatchObject({ rows: 7, signedRows: 7, broken: null });
    expect(await faultOf({ keys: parseAuditKeys(next) })).toBe('KEY_UNKNOWN');
  });

  test('the public key alone › is enough to verify', async () => {
    await threeSeals();
    expect(await faultOf({ keys: parseAuditKeys(publicPem) })).toBeNull();
  });

  test('seals of the time before the key › are covered by the first signed one', async () => {
    await threeSeals(undefined);
    await write(1);
    await sealBy(keys);
    expect(await verifyAudit(db, { keys })).toMatchObject({ rows: 7, signedRows: 7, broken: null });
  });
});

describe('a removed end of the audit', () => {
  const removeEnd = 'delete from audit_log where id > 2; delete from audit_seal where from_id > 2';

  test('with the newest seal kept in DATA_DIR › is found without a seal given by hand', async () => {
    const settings = readSettings({ DATA_DIR: dataDir });
    await threeSeals(keys, new SealKeeper(db, settings));
    const noted = await findNotedSeals(settings);
    expect(await faultOf({ keys, noted })).toBeNull();
    await asOwner(removeEnd);
    expect((await verifyAudit(db, { keys, noted })).broken).toMatchObject({
      fault: 'SEAL_MISSING',
      about: join(dataDir, 'audit-newest-seal.json'),
    });
  });

  test('without any seal elsewhere › shows as numbers without a row, and is not called proven', async () => {
    await threeSeals();
    await asOwner(removeEnd);
    const verdict = await verifyAudit(db, { keys });
    expect(verdict).toMatchObject({ rows: 2, broken: null, missingUnsealed: 4 });
    const text = verdictText(verdict, { hasKeys: true, sources: [] }).join('\n');
    expect(text).toContain('SUSPICIOUS: 4 numbers after the last seal have no row');
    expect(text).toContain('NOT PROVEN: that nothing was removed from the end');
  });

  test('rows removed before their seal › are counted as numbers without a row', async () => {
    await write(3);
    await asOwner('delete from audit_log where id = 2');
    await sealBy(keys);
    expect(await verifyAudit(db, { keys })).toMatchObject({ rows: 2, broken: null, missingSealed: 1 });
  });
});

describe('copies of the seals', () => {
  test('AUDIT_SEALS names a file › it gets each seal, and the last line is awaited in the chain', async () => {
    const file = join(dataDir, 'copies', 'seals.jsonl');
    const settings = readSettings({ DATA_DIR: dataDir, AUDIT_SEALS: file });
    await threeSeals(keys, new SealKeeper(db, settings));
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { toId: number }).toId)).toEqual([2, 4, 6]);
    const noted = await findNotedSeals(settings);
    const { hash } = JSON.parse(lines[2] ?? '') as { hash: string };
    expect(noted).toContainEqual({ hash, source: file });
    await rm(join(dataDir, 'audit-newest-seal.json'));
    await asOwner('delete from audit_log where id > 4; delete from audit_seal where from_id > 4');
    expect(await faultOf({ keys, noted: await findNotedSeals(settings) })).toBe('SEAL_MISSING');
  });

  test('AUDIT_SEALS names an address › it is mailed the first seal at once, and no other within the hour', async () => {
    const settings = readSettings({ DATA_DIR: dataDir, AUDIT_SEALS: 'mailto:auditor@example.test' });
    await threeSeals(keys, new SealKeeper(db, settings));
    const mails = await db.query<{ payload: { to: string; text: string } }>(
      sql`select payload from outbox where kind = 'MAIL'`,
    );
    const first = await getOne<{ hash: string }>(
      db,
      sql`select encode(hash, 'hex') as hash from audit_seal order by id limit 1`,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.payload.to).toBe('auditor@example.test');
    expect(mails[0]?.payload.text).toContain(first.hash);
  });
});

describe('the key of the seals', () => {
  test('the demonstration › makes one in DATA_DIR that only its owner reads, and keeps it', async () => {
    const settings = readSettings({ DATA_DIR: dataDir });
    expect(await findSealKeys(settings)).toBeUndefined();
    const [first, second] = await Promise.all([openSealKeys(settings), openSealKeys(settings)]);
    expect(first?.signing?.id).toBeDefined();
    expect(second?.signing?.id).toBe(first?.signing?.id);
    expect((await findSealKeys(settings))?.signing?.id).toBe(first?.signing?.id);
    expect((await stat(join(dataDir, 'audit-key.pem'))).mode & 0o077).toBe(0);
    expect(sealWarning(first)).toBeUndefined();
  });

  test('production without AUDIT_KEY › says at the start and in the result that nothing is signed', async () => {
    const made = await openSealKeys(readSettings({ NODE_ENV: 'production', DATA_DIR: dataDir }));
    expect(made).toBeUndefined();
    expect(sealWarning(made)).toMatch(/^The seals of the audit are not signed/);
    await threeSeals(undefined);
    const text = verdictText(await verifyAudit(db), { hasKeys: false, sources: [] }).join('\n');
    expect(text).toContain('NOT PROVEN: there is no AUDIT_KEY');
  });

  test('AUDIT_KEY › takes the text of a key, with its line ends written out or not', () => {
    const id = keys.signing?.id;
    expect(readSettings({ AUDIT_KEY: privatePem }).auditKeys?.signing?.id).toBe(id);
    expect(readSettings({ AUDIT_KEY: privatePem.replaceAll('\n', '\\n') }).auditKeys?.signing?.id).toBe(id);
  });
});
