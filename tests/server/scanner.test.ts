import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { DAILY_BYTES } from '../../resources/common/document/limits.ts';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { calls } from '../../resources/schemas.ts';
import { getOne } from '../../server/db/db.ts';
import { clamd, EICAR, listening } from '../helpers/clamd.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { makeRecord } from '../kit/records.ts';
import { samplePath } from '../kit/routes.ts';
import { ownerPerson } from '../modules/account/ownerAccount/fixtures.ts';

type Def = Record<string, unknown>;
const bare = (shape: z.ZodType): Def => {
  const def = (shape as unknown as { def: Def }).def;
  const inner = def.innerType ?? def.in;
  return inner ? bare(inner as z.ZodType) : def;
};
const shapeOf = (def: Def): Record<string, z.ZodType> =>
  def.type === 'object' ? (def.shape as Record<string, z.ZodType>) : {};

/** The field of a body that takes files: a list of them, or bare contents. */
function fileField(body: z.ZodType | undefined): { name: string; isList: boolean } | undefined {
  for (const [name, shape] of Object.entries(body ? shapeOf(bare(body)) : {})) {
    const def = bare(shape);
    if (def.type === 'array' && 'contents' in shapeOf(bare(def.element as z.ZodType)))
      return { name, isList: true };
    if (name === 'photo' || name === 'contents') return { name, isList: false };
  }
  return undefined;
}

/** A body of so many bytes has room for a file. */
const LARGE = 4_000_000;

const bringing = calls.flatMap((call) => {
  const field = fileField(call.body);
  // A help article has contents too, but of words: short ones.
  const isFile = field && (field.name !== 'contents' || (call.bodyLimit ?? 0) > LARGE);
  return field && isFile ? [{ call, field }] : [];
});

/** What a call owes besides its files. */
const BESIDES: Record<string, object> = {
  createTicket: { category: 'OTHER', subject: 'OTHER', description: 'Descrição' },
  replyToTicket: { message: 'Mensagem' },
  enterRequest: {
    values: {
      requesterName: 'X',
      vatNumber: '123456789',
      transponder: '620098000000089',
      deathDate: '2026-01-01',
      relation: 'OWNER',
    },
  },
  reportLostAnimal: {
    status: 'FOUND',
    transponder: '620098000000089',
    gender: 'MALE',
    color: 'preto',
    eventDate: '2026-01-01',
    eventCountry: 'ES',
    eventLocal: 'Rua',
    foundAnimalSituation: 'STREET',
    participantName: 'X',
    participantContact: '+351961234052',
  },
};

let scanner: Server;
let server: TestServer;
let people: readonly Person[];
let ownerId: number;
/** A request of the account of that owner, which waits for documents. */
let requestId: number;

async function bring(name: string, contents: string) {
  const { call, field } = bringing.find((one) => one.call.name === name)!;
  const file = { filename: 'ficheiro.png', contents };
  const path = samplePath(
    call.path
      .replace(/^\/documents\/:type$/, '/documents/GENERAL')
      .replace('/documents/:type/:id', `/documents/OWNER/${ownerId}`)
      .replace('/owners/:id', `/owners/${ownerId}`)
      .replace('/requests/:module/:id', `/requests/deathRequest/${requestId}`)
      .replace('/public-forms/:form', '/public-forms/request-death'),
  );
  const body = { ...BESIDES[name], [field.name]: field.isList ? [file] : contents };
  let answer;
  // Some are a veterinarian's to make, others those of the operator's staff.
  for (const person of people) {
    answer = await person.call(call.method as 'POST', path, body);
    if (answer.status !== 403) break;
  }
  return answer!;
}

beforeAll(async () => {
  scanner = clamd();
  server = await testServer({ SCANNER: await listening(scanner) });
  people = [
    await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } }),
    await server.person({ permissions: PERMISSIONS, type: 'VETERINARY' }),
  ];
  ownerId = (
    await getOne<{ id: number }>(
      server.db,
      sql`insert into owner (type, name, vat_number) values ('SINGULAR', 'X', '245612343') returning id`,
    )
  ).id;
  const account = await ownerPerson(server, ownerId);
  people = [...people, account];
  requestId = (
    await getOne<{ id: number }>(
      server.db,
      sql`insert into death_request (origin, animal_id, transponder, death_date, relation, vat_number, creation_user_id,
          validation_status)
        select 'OWNERS', id, transponder, '2024-05-01', 'OWNER', '245612343', ${account.id}, 'WAITING_DOCUMENTATION'
        from animal where id = ${await makeRecord(server.db, 'animal')} returning id`,
    )
  ).id;
  await server.db.query(sql`update animal set owner_id = ${ownerId}`);
});
afterAll(async () => {
  await server.close();
  scanner.close();
});

const names = bringing.map(({ call }) => call.name);

it('every call that takes a large body is known to bring files', () => {
  const large = calls.filter((call) => (call.bodyLimit ?? 0) > LARGE).map(({ name }) => name);
  expect(large.length).toBeGreaterThan(6);
  expect(large.filter((name) => !names.includes(name))).toEqual([]);
});

// A visitor's files are looked at once the address is confirmed: tests/modules/publicForm.
const ofAccounts = bringing.filter(({ call }) => call.access !== 'PUBLIC').map(({ call }) => call.name);

describe.each(ofAccounts)('%s', (name) => {
  it('an infected file › is refused and not stored', async () => {
    const answer = await bring(name, Buffer.from(EICAR).toString('base64'));
    expect(JSON.stringify(answer.body)).toContain('FILE_INFECTED');
    expect(answer.status).toBe(422);
    expect(await server.db.query(sql`select from file_content`)).toEqual([]);
    const [row] = await server.db.query<{ details: object }>(
      sql`select details from audit_log where action = 'INFECTED_FILE_REFUSED' order by id desc limit 1`,
    );
    expect(row?.details).toMatchObject({ found: 'Eicar-Signature', size: EICAR.length });
  });

  it.runIf(name !== 'convertPicture')('refuses more than one account may bring in a day', async () => {
    const hash = 'a'.repeat(64);
    await server.db.query(
      sql`insert into file_content (sha256, bytes, size) values (${hash}, ${Buffer.from('a')}, 1)`,
    );
    await server.db.query(sql`
      insert into document (document_type, filename, type, size, sha256, creation_user_id, search_text)
      select 'GENERAL', 'a.png', 'image/png', ${DAILY_BYTES}, ${hash}, id, 'a' from app_user`);
    const answer = await bring(name, Buffer.from('a').toString('base64'));
    await server.db.query(sql`delete from document`);
    await server.db.query(sql`delete from file_content`);
    expect(`${answer.status} ${answer.body.data.message}`).toBe('429 UPLOAD_QUOTA_REACHED');
  });
});

describe('A scanner', () => {
  const send = async (settings: Record<string, string>) => {
    const own = await testServer(settings);
    try {
      const clerk = await own.person({ permissions: ['UPLOAD_DOCUMENTS'] });
      const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#0f5a4c' } }).png();
      const contents = (await picture.toBuffer()).toString('base64');
      const documents = [{ filename: 'a.png', type: 'image/png', contents }];
      const answer = await clerk.call('POST', '/documents/general', { documents });
      const kept = await own.db.query(sql`select from file_content`);
      return `${answer.status} ${answer.body.data?.message ?? ''} ${kept.length}`;
    } finally {
      await own.close();
    }
  };

  it('a clean file › is accepted', async () => {
    const { port } = scanner.address() as AddressInfo;
    const address = `tcp://127.0.0.1:${port}`;
    expect(await send({ SCANNER: address })).toBe('200  1');
  });

  it('behind a socket of this machine looks as well', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'coleira-clamd-'));
    const [clean, infected] = [clamd(), clamd(() => 'stream: Eicar-Signature FOUND\0')];
    const at = async (which: Server, name: string): Promise<string> => {
      which.listen(join(folder, name));
      await once(which, 'listening');
      return `unix://${join(folder, name)}`;
    };
    expect(await send({ SCANNER: await at(clean, 'clean.sock') })).toBe('200  1');
    expect(await send({ SCANNER: await at(infected, 'infected.sock') })).toBe('422 FORM_ERROR_MSG 0');
    expect(await send({ SCANNER: `unix://${join(folder, 'nobody.sock')}` })).toBe('503 SCANNER_AWAY 0');
    clean.close();
    infected.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['that cannot look', 'INSTREAM size limit exceeded. ERROR\0'],
    ['that hangs up in the middle of a word', 'stream: O'],
    ['that says nothing', ''],
    ['that speaks another language', 'HTTP/1.1 200 OK\r\n\r\nstream: OK\0'],
  ])('%s lets nothing through', async (_how, answer) => {
    const other = clamd(() => answer);
    expect(await send({ SCANNER: await listening(other) })).toBe('503 SCANNER_AWAY 0');
    other.close();
  });

  it('that is away lets nothing through', async () => {
    const other = clamd();
    const address = await listening(other);
    other.close();
    await once(other, 'close');
    expect(await send({ SCANNER: address })).toBe('503 SCANNER_AWAY 0');
  });
});
