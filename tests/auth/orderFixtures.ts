import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { freePort } from '../../scripts/lib/freePort.mjs';
import { buildApp } from '../../server/app.ts';
import { getOne, type Db } from '../../server/db/db.ts';
import { json } from '../../server/db/sql.ts';
import { ORDER_MEMBERS } from '../../server/demonstration/identityProvider/orderMembers.ts';
import { openMailer, outboxFolder } from '../../server/mail/mailer.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { testDatabase, type TestDatabase } from '../helpers/database.ts';
import { newestCode } from '../helpers/mailbox.ts';
import type { TestAnswer } from '../helpers/server.ts';

/** A browser as far as cookies go: each path its own, as browsers keep them. */
class Cookies {
  readonly #kept = new Map<string, { value: string; path: string }>();

  take(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
      const isGone =
        value === '' || attributes.some((one) => /^(max-age=0|expires=Thu, 01 Jan 1970)/i.test(one));
      if (isGone) this.#kept.delete(`${name};${path}`);
      else this.#kept.set(`${name};${path}`, { value, path });
    }
  }

  for(url: string): string {
    const { pathname } = new URL(url);
    return [...this.#kept]
      .filter(
        ([, { path }]) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
      )
      .map(([key, { value }]) => `${key.split(';')[0]}=${value}`)
      .join('; ');
  }
}

/** The way back from the order: what stands in the address. */
export interface Returned {
  readonly url: URL;
  readonly code: string;
  readonly state: string;
  readonly iss: string;
}

/** The calls of the two ways through a provider. */
export type ProviderCalls = '/auth-omv' | '/auth-state';

/** A browser on the way through the order, or the State's identity provider. */
export class Visitor {
  readonly cookies = new Cookies();
  readonly #base: string;

  constructor(base: string) {
    this.#base = base;
  }

  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = this.cookies.for(url);
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) },
    });
    this.cookies.take(answer);
    return answer;
  }

  async call(method: string, path: string, body?: unknown, token?: string): Promise<TestAnswer> {
    const answer = await this.fetch(`${this.#base}/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: text === '' ? null : JSON.parse(text),
    };
  }

  /** Follows redirects up to the first page, or up to the way back. */
  async #follow(first: string): Promise<{ url: string; answer: Response }> {
    let url = first;
    for (let step = 0; step < 10; step += 1) {
      if (['/auth/omv', '/auth/state'].includes(new URL(url).pathname))
        return { url, answer: new Response() };
      const answer = await this.fetch(url);
      const next = answer.headers.get('location');
      if (next === null) return { url, answer };
      url = new URL(next, url).href;
    }
    throw new Error(`round in circles at ${url}`);
  }

  /** Begins at the register, and chooses a member on the order's page, or cancels there. */
  async visitOrder(
    member: string | null,
    {
      factor = false,
      start,
      calls = '/auth-omv',
    }: { factor?: boolean; start?: string; calls?: ProviderCalls } = {},
  ): Promise<Returned> {
    const url = start ?? ((await this.call('POST', `${calls}/start`)).body.url as string);
    const page = await this.#follow(url);
    const action = /action="([^"]+)"/.exec(await page.answer.text())?.[1];
    if (action === undefined) throw new Error(`no page to sign in on at ${page.url}`);
    const form = new URLSearchParams(
      member === null ? { answer: 'cancel' } : { answer: 'enter', member, ...(factor && { factor: '1' }) },
    );
    const sent = await this.fetch(new URL(action, page.url).href, { method: 'POST', body: form });
    const back = await this.#follow(new URL(sent.headers.get('location') ?? '', page.url).href);
    const { searchParams } = new URL(back.url);
    const part = (name: string) => searchParams.get(name) ?? '';
    return { url: new URL(back.url), code: part('code'), state: part('state'), iss: part('iss') };
  }

  /** Gives code and state of the way back to the register. */
  giveBack(
    { code, state, iss }: Omit<Returned, 'url'>,
    calls: ProviderCalls = '/auth-omv',
  ): Promise<TestAnswer> {
    return this.call('POST', calls, { code, state, ...(iss && { iss }) });
  }
}

export interface OrderWorld {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly base: string;
  visitor(): Visitor;
  /** An account for a veterinarian of this ballot number. */
  veterinarian(
    ballot: string,
    options?: { status?: 'ACTIVE' | 'INACTIVE'; mayPractise?: boolean },
  ): Promise<number>;
  /** The newest code that was mailed to the veterinarian of this ballot number. */
  codeOf(ballot: string): Promise<string>;
  configure(value: object): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * The register listening on a port, with the demonstration's order or the one that `environment` names. It has a
 * database of its own unless it is given one, which it leaves open.
 */
export async function orderWorld(
  environment: Record<string, string> = {},
  database?: TestDatabase,
): Promise<OrderWorld> {
  const db = database ?? (await testDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'coleira-order-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const settings = readSettings({ DATA_DIR: dataDir, DEMO: '1', PUBLIC_URL: base, ...environment });
  const app = await buildApp({ db, mailer: openMailer(settings), settings });
  await app.listen({ port, host: '127.0.0.1' });
  // The demonstration's order is put together at its first call: on a busy machine that takes longer than the register waits.
  if (settings.order?.issuer.startsWith(base))
    await fetch(`${settings.order.issuer}/.well-known/openid-configuration`);
  const configure = (value: object) =>
    db.query(sql`insert into configuration (key, value) values ('orderSignOn', ${json(value)})
      on conflict (key) do update set value = excluded.value`);
  await configure({ enabled: true });
  const mailOf = (ballot: string) => `cedula${ballot}@example.test`;
  return {
    app,
    db,
    base,
    visitor: () => new Visitor(base),
    configure,
    codeOf: (ballot) => newestCode(outboxFolder(settings), mailOf(ballot)),
    veterinarian: async (ballot, { status = 'ACTIVE', mayPractise = true } = {}) => {
      const { id } = await getOne<{ id: number }>(
        db,
        sql`with v as (
            insert into veterinary (name, ballot_number, active) values (${`Cédula ${ballot}`}, ${ballot}, ${mayPractise}) returning id
          ) insert into app_user (type, name, email, status, veterinary_id, legal_warning_read_timestamp, legal_warning_version)
          select 'VETERINARY', ${`Cédula ${ballot}`}, ${mailOf(ballot)}, ${status}, id, now(), 0 from v returning id`,
      );
      return id;
    },
    close: async () => {
      await app.close();
      if (database === undefined) await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A member of the demonstration's order, by place. */
export const member = (index: number) => ORDER_MEMBERS[index]!;
