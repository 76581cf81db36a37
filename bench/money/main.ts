import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { buildApp } from '../../server/app.ts';
import { prepareDatabase } from '../../server/reporting/prepareDatabase.ts';
import { openDb } from '../../server/db/open.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { proveLedger } from '../../server/modules/money/billingTransaction/proof.ts';
import { signTimed } from '../../server/outbound/signature.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { xlsxOf } from '../../src/lists/bulk/xlsx.ts';
import { stopTypst } from '../../server/typst/typst.ts';
import { timingLine, timingOf } from '../areas/timing.ts';
import { emptyPlace } from '../databases.ts';
import { readServer } from '../environment.ts';
import { SIZES } from '../options.ts';
import { makeUsers } from './people.ts';

const SECRET = 'a-secret-of-the-bench-0123456789abcdef';
const CODE = '90150';
const CALLS = 100;
const ENTITIES = 80;
const REFERENCES_EACH = 5;
const MOVEMENTS = 10_000;
/** Notices that are sent at the same time, of a provider that has stored them up. */
const AT_ONCE = 20;

interface Reference {
  readonly number: string;
  readonly amount: number;
}

/**
 * Measures the account book on a database of its own: `npm run bench:money`. Top-ups, references, notices of payments in
 * mixed order, each sent twice, and a statement of ten thousand movements; afterwards every balance is proven. The figures
 * compare machines and versions, they promise nothing.
 */
async function main(): Promise<void> {
  const url = readServer();
  const place = await emptyPlace(url, 'coleira_bench_money', SIZES[0]!, true);
  const db = await openDb(place);
  await prepareDatabase(db);
  const dataDir = await mkdtemp(join(tmpdir(), 'coleira-bench-'));
  const settings = readSettings({
    DATA_DIR: dataDir,
    DEMO: '0',
    MULTIBANCO_ENTITY: CODE,
    MULTIBANCO_NOTICE_SECRET: SECRET,
  });
  const app = await buildApp({ db, mailer: openMailer(settings), settings });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const call = async <T>(
    token: string,
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<T> => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`);
    return JSON.parse(text) as T;
  };
  const time = async (
    title: string,
    calls: number,
    work: (at: number) => Promise<unknown>,
    limit: number | null,
  ) => {
    const times: number[] = [];
    for (let at = -3; at < calls; at += 1) {
      const from = performance.now();
      await work(at);
      if (at >= 0) times.push(performance.now() - from);
    }
    console.log(timingLine(timingOf(title, times, limit)));
  };

  try {
    await db.query(sql`insert into pricing_table (name, valid_from, lines) values ('Bench', '2020-01-01',
      '[{"service": "CREDITS", "credits": 1, "unitPrice": 200, "vatRate": 23}]')`);
    const [operator] = await makeUsers(
      db,
      settings.productToken,
      false,
      ['MANAGE_BILLING', 'READ_TRANSACTIONS'],
      1,
    );
    const clinics = await makeUsers(
      db,
      'Clinica',
      true,
      ['READ_BILLING', 'READ_BALANCE', 'READ_TRANSACTIONS'],
      ENTITIES,
    );
    const [first] = clinics;

    await time(
      'a top-up',
      CALLS,
      (at) =>
        call(operator!.token, 'POST', '/pricing-tables/transactions/', {
          entityId: first!.entityId,
          type: 'CHARGE',
          credits: 10,
          amount: 24.6,
          documentNumber: `FT 2026/${at + 10}`,
          reason: 'Bench',
        }),
      null,
    );

    const references: Reference[] = [];
    const from = performance.now();
    for (let at = 0; at < ENTITIES * REFERENCES_EACH; at += 1)
      references.push(
        await call<Reference>(clinics[at % ENTITIES]!.token, 'POST', '/multibanco-references/', {
          credits: 10,
        }),
      );
    const each = (performance.now() - from) / references.length;
    console.log(`${references.length} references, ${each.toFixed(1)} ms each`);

    // Each notice twice, in an order of its own that is the same in every run.
    const notices = [...references, ...references]
      .map((reference, at) => ({ reference, at, place: (at * 7919) % (2 * references.length) }))
      .sort((one, other) => one.place - other.place);
    const outcomes: Record<string, number> = {};
    const send = async (): Promise<void> => {
      for (let notice = notices.pop(); notice; notice = notices.pop()) {
        const { number, amount } = notice.reference;
        const body = {
          transaction: `P-${number}`,
          entity: CODE,
          reference: number,
          amount,
          paidAt: new Date().toISOString(),
        };
        const seconds = String(Math.trunc(Date.now() / 1000));
        const { outcome } = await call<{ outcome: string }>(
          '',
          'POST',
          '/payments/multibanco/notices',
          body,
          {
            'x-notice-time': seconds,
            'x-notice-signature': signTimed(SECRET, seconds, JSON.stringify(body)),
          },
        );
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
    };
    const begin = performance.now();
    await Promise.all(Array.from({ length: AT_ONCE }, send));
    const seconds = (performance.now() - begin) / 1000;
    console.log(
      `${2 * references.length} notices of ${references.length} payments in mixed order: ${Math.round((2 * references.length) / seconds)} a second, ${JSON.stringify(outcomes)}`,
    );

    const reader = clinics[1]!;
    await db.query(sql`insert into billing_transaction (entity_id, date, type, credits, balance_after, service)
      select ${reader.entityId}, '2026-01-01T12:00:00Z'::timestamptz + make_interval(mins => n), case when n = 0 then 'CHARGE' else 'CONSUMPTION' end,
        case when n = 0 then ${MOVEMENTS} else -1 end, ${MOVEMENTS} - n, 'REGISTRATION' from generate_series(0, ${MOVEMENTS - 1}) n`);
    const period = 'from=2026-01-01&to=2026-01-31';
    interface Movement {
      readonly date: string;
      readonly credits: number;
      readonly balance: number;
    }
    const statement = () =>
      call<{ movements: readonly Movement[] }>(reader.token, 'GET', `/billing/statement?${period}`);
    await time(`a statement of ${MOVEMENTS} movements`, 10, statement, 1000);
    const { movements } = await statement();
    const cells = movements.map(({ date, credits, balance }) => [
      date,
      'Registo',
      '620098100000012',
      '',
      2.5,
      23,
      credits,
      balance,
    ]);
    await time('the same as a workbook', 10, async () => xlsxOf(cells), 1000);
    await time(
      'the balance with its forecast',
      CALLS,
      () => call(reader.token, 'GET', '/billing/account'),
      null,
    );

    // The statement's movements were written without their balance: only the accounts of the other entities are compared.
    const proof = await proveLedger(db);
    const faults = proof.faults.filter(({ entityId }) => entityId !== reader.entityId);
    const { cents } = (
      await db.query<{ cents: number }>(
        sql`select coalesce(sum(amount), 0)::int as cents from multibanco_payment where status = 'CREDITED'`,
      )
    )[0]!;
    const due = references.reduce((sum, { amount }) => sum + amount, 0);
    console.log(`${faults.length} faults in the book; ${cents - due} cents of ${due} are wrong`);
    if (faults.length > 0 || cents !== due) process.exitCode = 1;
    // Last: a machine that is busy may not draw it in time.
    await time(
      'the part of 4,000 movements as PDF/UA',
      3,
      () => call(reader.token, 'GET', '/billing/statement/pdf?from=2026-01-01&to=2026-01-03'),
      null,
    );
  } finally {
    stopTypst();
    await app.close();
    await db.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
