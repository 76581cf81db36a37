import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';

let server: TestServer;
let staff: Person;

beforeAll(async () => {
  server = await testServer();
  staff = await server.person({ permissions: ['MANAGE_VACCINES', 'READ_VERSIONS'] });
});
afterAll(() => server.close());

const vaccine = (name: string) => ({ name, immunizationTimePeriod: 3, immunizationTimeUnit: 'YEAR' });

describe('the generated calls', () => {
  it('create a record and find it again, whatever its accents', async () => {
    const made = await staff.call('POST', '/vaccines/', vaccine('  Raivá Três Anos '));
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: 'Raivá Três Anos', version: 1 });
    const found = await staff.call('GET', '/vaccines/search?universalSearch=tres%20raiva&itemsPerPage=5');
    expect(found.body).toMatchObject({ totalItems: 1, totalPages: 1, currentPage: 0, itemsPerPage: 5 });
    expect(found.body.content[0].id).toBe(made.body.id);
    const posted = await staff.call('POST', '/vaccines/search', { name: 'raiva', sortProperty: 'name' });
    expect(posted.body.totalItems).toBe(1);
  });

  it('several wrong and missing fields › all of them are named at once', async () => {
    const answer = await staff.call('POST', '/vaccines/', {
      immunizationTimePeriod: 0,
      immunizationTimeUnit: 'WEEK',
    });
    expect(answer.status).toBe(422);
    expect(answer.body.data.message).toBe('FORM_ERROR_MSG');
    const codes = answer.body.errors.map(
      (one: { property: string; error: string }) => `${one.property} ${one.error}`,
    );
    expect(codes).toContain('immunizationTimePeriod INVALID_IMMUNIZATION_TIME_PERIOD');
    expect(codes).toContain('immunizationTimeUnit INVALID_IMMUNIZATION_TIME_UNIT');
    expect(codes).toContain('name MISSING_NAME');
  });

  it('an unknown field, a wrong type or a repeated key › the request is refused as malformed', async () => {
    expect((await staff.call('POST', '/vaccines/', { ...vaccine('A'), colour: 'red' })).status).toBe(400);
    expect((await staff.call('POST', '/vaccines/', { ...vaccine('A'), name: 5 })).status).toBe(400);
    expect((await staff.call('GET', '/vaccines/search?name=a&name=b')).status).toBe(400);
    expect((await staff.call('GET', '/vaccines/search?itemsPerPage=1e999')).status).toBe(400);
    expect((await staff.call('GET', '/vaccines/%00')).status).toBe(400);
  });

  it('a change whose id stands neither in the path nor in the body › is refused as malformed', async () => {
    const chief = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
    for (const path of ['/vaccines', '/health-interventions/rabies', '/aggressions/clear-registry']) {
      const refused = await chief.call('PUT', path, { version: 1 });
      expect([refused.status, refused.body.data?.message], path).toEqual([400, 'MALFORMED_REQUEST']);
    }
  });

  it('a stale version › is refused with the current state, and the versions of the record are stored', async () => {
    const { body: made } = await staff.call('POST', '/vaccines/', vaccine('Versões'));
    const changed = await staff.call('PUT', `/vaccines/${made.id}`, {
      version: 1,
      immunizationTimePeriod: 2,
    });
    expect(changed.body).toMatchObject({ version: 2, immunizationTimePeriod: 2, name: 'Versões' });
    const stale = await staff.call('PUT', '/vaccines/', {
      id: made.id,
      version: 1,
      immunizationTimePeriod: 5,
    });
    expect(stale.status).toBe(409);
    expect(stale.body.data).toMatchObject({
      message: 'STALE_VERSION',
      current: { version: 2, immunizationTimePeriod: 2 },
    });
    const versions = await staff.call('GET', `/vaccines/${made.id}/versions`);
    expect(versions.body.map((one: { version: number }) => one.version)).toEqual([2, 1]);
    expect(versions.body[0].revisionChangedFields).toEqual(['immunizationTimePeriod']);
    const { revisionId, revisionTimestamp } = versions.body[1];
    const first = await staff.call('GET', `/vaccines/${made.id}/versions/${revisionId}/${revisionTimestamp}`);
    const none = await staff.call('GET', `/vaccines/${made.id}/versions/${revisionId}/1999-01-01T00:00:00Z`);
    expect([none.status, none.body.data.message]).toEqual([404, 'VERSION_NOT_FOUND']);
    expect(first.body.immunizationTimePeriod).toBe(3);
    expect(
      (await staff.call('GET', `/vaccines/${made.id}/versions/999999/${revisionTimestamp}`)).status,
    ).toBe(404);
  });

  it('apply a repeated call once and answer it alike', async () => {
    const key = { 'idempotency-key': 'repeat-0001' };
    const [first, second] = await Promise.all([
      staff.call('POST', '/vaccines/', vaccine('Repetida'), key),
      staff.call('POST', '/vaccines/', vaccine('Repetida'), key),
    ]);
    const third = await staff.call('POST', '/vaccines/', vaccine('Repetida'), key);
    expect([first!.status, second!.status, third.status]).toEqual([201, 201, 201]);
    expect(second!.body).toEqual(first!.body);
    expect(third.body).toEqual(first!.body);
    expect((await staff.call('GET', '/vaccines/search?name=repetida')).body.totalItems).toBe(1);
    expect((await staff.call('POST', '/vaccines/', vaccine('Outra'), key)).body.data.message).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
  });

  it('a second record of the same name › is refused under its field', async () => {
    await staff.call('POST', '/vaccines/', vaccine('Única'));
    const again = await staff.call('POST', '/vaccines/', vaccine('ÚNICA'));
    expect(again.body.errors).toEqual([{ property: 'name', error: 'DUPLICATE_NAME' }]);
  });

  it('remove one record, or several or none', async () => {
    const { body: a } = await staff.call('POST', '/vaccines/', vaccine('Um'));
    const { body: b } = await staff.call('POST', '/vaccines/', vaccine('Dois'));
    expect((await staff.call('DELETE', `/vaccines?ids=${a.id},${b.id},99999`)).status).toBe(404);
    expect((await staff.call('GET', `/vaccines/${a.id}`)).status).toBe(200);
    expect((await staff.call('DELETE', `/vaccines?ids=${a.id},${b.id}`)).status).toBe(200);
    expect((await staff.call('GET', `/vaccines/${b.id}`)).status).toBe(404);
  });

  it('several records of which some are refused › each is named by its place, and none is removed', async () => {
    const keeper = await server.person({ permissions: ['WRITE_BREED'] });
    const breed = (name: string, parentId: number | null) =>
      keeper.call('POST', '/breeds', { name, groupType: 'INTERMEDIATE_GROUP', parentId });
    const [used, free, alsoUsed] = [
      (await breed('Grupo com raças', null)).body,
      (await breed('Grupo vazio', null)).body,
      (await breed('Outro grupo com raças', null)).body,
    ];
    for (const { id } of [used, alsoUsed]) expect((await breed(`Raça de ${id}`, id)).status).toBe(201);
    const refused = await keeper.call('DELETE', `/breeds?ids=${alsoUsed.id},${free.id},99999,${used.id}`);
    expect([refused.status, refused.body.data.message]).toEqual([409, 'STILL_IN_USE']);
    expect(
      refused.body.errors
        .map(({ property, error }: { property: string; error: string }) => `${property} ${error}`)
        .sort(),
    ).toEqual(['ids[0] STILL_IN_USE', 'ids[2] NOT_FOUND', 'ids[3] STILL_IN_USE']);
    expect((await keeper.call('GET', `/breeds/${free.id}`)).status).toBe(200);
  });

  it('page by a cursor without missing or repeating a record', async () => {
    const seen: number[] = [];
    let after = '';
    for (;;) {
      const page = await staff.call(
        'GET',
        `/vaccines/search?itemsPerPage=2&sortProperty=immunizationTimePeriod&after=${after}`,
      );
      seen.push(...page.body.content.map((one: { id: number }) => one.id));
      if (!page.body.cursor) break;
      after = page.body.cursor;
    }
    const all = await staff.call('GET', '/vaccines/search?itemsPerPage=100');
    expect(seen.sort()).toEqual(all.body.content.map((one: { id: number }) => one.id).sort());
  });

  it('a caller without session or permission › is refused', async () => {
    const other = await server.person({ permissions: [] });
    expect((await server.visitor.call('GET', '/vaccines/search')).status).toBe(401);
    expect(await other.call('POST', '/vaccines/', { nonsense: true })).toMatchObject({
      status: 403,
      body: { data: { message: 'FORBIDDEN' } },
    });
  });

  it('the OpenAPI document › describes them', async () => {
    const { body } = await server.visitor.call('GET', '/openapi.json');
    expect(Object.keys(body.paths)).toContain('/api/vaccines/search');
  });
});
