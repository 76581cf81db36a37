import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from '../../resources/kit/call.ts';
import { pageOf } from '../../resources/kit/calls/paging.ts';
import { named, namedPerson } from '../../resources/kit/values/named.ts';
import { impersonal, personal } from '../../resources/kit/values/personal.ts';
import { defineView } from '../../resources/kit/view.ts';
import { owner } from '../../resources/owners/owner/schema.ts';
import { breed } from '../../resources/reference/breed/schema.ts';
import { calls, modules } from '../../resources/schemas.ts';
import { PERSONAL_NAMES, placesOf, requireReads } from '../../server/http/personalReads.ts';
import { stopTypst } from '../../server/typst/typst.ts';
import type { Person, TestServer } from '../helpers/server.ts';
import { makePersonalReadsWorld, type Example, type PersonalReadsWorld } from './personalReadsWorld.ts';

/** Calls that have a row of their own, tested beside them; here they are refused before anything is read. */
const REFUSED = new Set(['registerAnimal', 'impersonate', 'listOwnTransfers']);
const leavesRow = ({ reads }: Call): boolean => typeof reads === 'object';

let server: TestServer;
let reader: Person;
let ids: PersonalReadsWorld['ids'];
let examples: PersonalReadsWorld['examples'];

const rowsOf = (person: Person) =>
  server.db.query<{ action: string; objectType: string; objectId: string | null; details: unknown }>(
    sql`select action, object_type, object_id, details from audit_log where user_id = ${person.id} order by id`,
  );

/** The rows that a call leaves, and its answer's status. */
async function rowsLeftBy([method, path, body]: Example, headers?: Record<string, string>) {
  const before = (await rowsOf(reader)).length;
  const answer = await reader.call(method, path, body, headers);
  return { ...answer, rows: (await rowsOf(reader)).slice(before) };
}

beforeAll(async () => {
  ({ server, reader, ids, examples } = await makePersonalReadsWorld());
});
afterAll(async () => {
  stopTypst();
  await server.close();
});

describe('the declaration of a call', () => {
  const route = { method: 'GET', path: '/x' };
  const person = z.object({ id: z.number(), vatNumber: z.string().nullable() });
  const refusalOf = (answer?: z.ZodType): string => {
    try {
      requireReads({ ...route, ...(answer ? { answer } : {}) });
      return '';
    } catch (error) {
      return String(error);
    }
  };

  it('a possible personal field without a declared read › stops the start', () => {
    for (const answer of [
      person,
      z.object({ content: z.array(person) }),
      z.object({ owner: person.nullish() }),
      z.union([z.object({ id: z.number() }), person]),
      z.looseObject({ id: z.number() }),
      z.record(z.string(), z.unknown()),
      z.unknown(),
      z.preprocess((value) => value, person),
      z.object({ by: namedPerson }),
      z.object({ title: personal(z.string()).optional() }),
      defineView(owner, { fields: ['name'] }).shape,
      undefined,
    ]) {
      const asked = { ...route, ...(answer ? { answer } : {}) };
      expect(() => requireReads(asked)).toThrow('does not declare what it reads');
      expect(() => requireReads({ ...asked, reads: 'NOTHING_PERSONAL' })).not.toThrow();
    }
    expect(() => requireReads({ ...route, answer: z.object({ id: z.number() }) })).not.toThrow();
  });

  it('an answer whose fields or shapes are of no person › needs no declared read, whatever their names', () => {
    for (const answer of [
      named,
      pageOf(named.extend({ district: named.nullable() })),
      z.object({ street: impersonal(z.string()).nullable() }),
      defineView(breed, { fields: ['name'] }).shape,
    ])
      expect(refusalOf(answer)).toBe('');
  });

  it('a refusal › names each place and its remedy', () => {
    const said = refusalOf(
      z.object({ by: namedPerson, places: z.array(z.object({ street: z.string() })), more: z.unknown() }),
    );
    expect(said).toContain('GET /x');
    expect(said).toMatch(/by\.name is personal: say what the call `reads`/);
    expect(said).toMatch(
      /places\[\]\.street has the name of a personal field: .*personal\(\) or impersonal\(\)/,
    );
    expect(said).toMatch(/more takes any value: give it a shape/);
  });

  it('knows the personal fields of all modules', () => {
    for (const name of ['vatNumber', 'email', 'ownerId', 'requesterName', 'contents'])
      expect([...PERSONAL_NAMES]).toContain(name);
    for (const call of calls.filter(leavesRow)) expect(placesOf(call.answer), call.name).not.toEqual([]);
  });

  it('a call that says NOTHING_PERSONAL › has an answer that could hold a person', () => {
    const needless = calls.filter(
      ({ reads, answer }) => reads === 'NOTHING_PERSONAL' && placesOf(answer).length === 0,
    );
    expect(needless.map(({ name }) => name)).toEqual([]);
  });
});

describe('a call that answers personal data', () => {
  it('all of them › have an example in this test', () => {
    expect(Object.keys(examples).toSorted()).toEqual(
      calls
        .filter(leavesRow)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it('whichever call › leaves a row of its object', async () => {
    for (const call of calls.filter(leavesRow)) {
      const example = examples[call.name]!;
      const [, , , expected = 200] = example;
      const { status, rows } = await rowsLeftBy(example);
      expect({ call: call.name, status }).toEqual({ call: call.name, status: expected });
      if (REFUSED.has(call.name)) continue;
      const { objectType } = call.reads as { objectType: string };
      expect(
        rows.map((row) => row.objectType),
        call.name,
      ).toContain(objectType);
    }
  });

  it('each way to read a record of a personal module › leaves a row', async () => {
    const silent: string[] = [];
    const personalModules = modules.filter((module) => module.personal);
    expect(personalModules.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['animal', 'animalTransfer', 'owner', 'user', 'veterinary']),
    );
    for (const { name, path, without = [], access } of personalModules) {
      const id = ids[name];
      const ways: Record<string, Example> = {
        search: ['GET', `/${path}/search`],
        searchByBody: ['POST', `/${path}/search`, {}],
      };
      if (!without.includes('get')) ways.get = ['GET', `/${path}/${id}`];
      if (!without.includes('versions')) ways.versions = ['GET', `/${path}/${id}/versions`];
      if (access.update && !without.includes('update')) {
        const { version } = (await reader.call('GET', `/${path}/${id}`)).body;
        ways.stale = ['PUT', `/${path}/${id}`, { version: version + 5 }, 409];
        ways.staleByBody = ['PUT', `/${path}`, { id, version: version + 5 }, 409];
        if (name !== 'owner') ways.unchanged = ['PUT', `/${path}/${id}`, { version }];
      }
      for (const [way, example] of Object.entries(ways)) {
        const { status, rows } = await rowsLeftBy(example);
        expect({ name, way, status }).toEqual({ name, way, status: example[3] ?? 200 });
        const objectId = way.startsWith('search') ? null : String(id);
        if (!rows.some((row) => row.objectType === name && row.objectId === objectId))
          silent.push(`${name} ${way}`);
      }
    }
    expect(silent).toEqual([]);
  });

  it('a read of one version, or a repeated answer › leaves a row', async () => {
    const made = await reader.call(
      'POST',
      '/veterinaries/',
      { name: 'Rita', ballotNumber: 'R1', email: 'rita@example.test' },
      { 'idempotency-key': 'first-veterinary' },
    );
    const [version] = (await reader.call('GET', `/veterinaries/${made.body.id}/versions`)).body;
    const { revisionId, revisionTimestamp } = version;
    const one = await rowsLeftBy([
      'GET',
      `/veterinaries/${made.body.id}/versions/${revisionId}/${revisionTimestamp}`,
    ]);
    expect(one.rows).toEqual([
      {
        action: 'READ',
        objectType: 'veterinary',
        objectId: String(made.body.id),
        details: { versions: true, revisionId },
      },
    ]);
    const repeated = await rowsLeftBy(
      ['POST', '/veterinaries/', { name: 'Rita', ballotNumber: 'R1', email: 'rita@example.test' }],
      { 'idempotency-key': 'first-veterinary' },
    );
    expect(repeated.body).toEqual(made.body);
    expect(repeated.rows).toMatchObject([{ action: 'READ', objectId: String(made.body.id) }]);
  });

  it('when its row cannot be written › is not answered', async () => {
    await server.db.script('alter table audit_log add constraint shut check (id < 0) not valid');
    try {
      const { status, body } = await reader.call('GET', `/owners/${ids.owner}`);
      expect(status).toBe(500);
      expect(JSON.stringify(body)).not.toContain('Titular');
    } finally {
      await server.db.script('alter table audit_log drop constraint shut');
    }
  });
});

describe('the versions of a record', () => {
  it('hide what the record itself hides from the same reader', async () => {
    const made = (
      await reader.call('POST', '/veterinaries/', {
        name: 'Inês',
        ballotNumber: 'I1',
        email: 'ines@example.test',
      })
    ).body;
    await reader.call('PUT', `/veterinaries/${made.id}`, { version: 1, email: 'i@example.test' });
    const lookup = await server.person({ permissions: ['REGISTER_ANIMAL', 'READ_VERSIONS'] });
    const { status, body } = await lookup.call('GET', `/veterinaries/${made.id}/versions`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('@example.test');
    expect(body[0]).toMatchObject({ name: 'Inês', email: null, revisionChangedFields: [] });
    const full = (await reader.call('GET', `/veterinaries/${made.id}/versions`)).body;
    expect(full[0]).toMatchObject({ email: 'i@example.test', revisionChangedFields: ['email'] });
    const { revisionId, revisionTimestamp } = body[1];
    const one = await lookup.call(
      'GET',
      `/veterinaries/${made.id}/versions/${revisionId}/${revisionTimestamp}`,
    );
    expect(one.body.email).toBeNull();
  });
});
