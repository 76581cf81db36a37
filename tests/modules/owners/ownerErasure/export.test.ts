import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportTexts } from '../../../../server/modules/owners/ownerRights/exportTexts.ts';
import { stopTypst } from '../../../../server/typst/typst.ts';
import { testServer, type TestServer } from '../../../helpers/server.ts';
import { makeErasureWorld, TELLING, type ErasureWorld } from './fixtures.ts';

let server: TestServer;
let w: ErasureWorld;
let owner: Awaited<ReturnType<ErasureWorld['makeKnownOwner']>>;
beforeAll(async () => {
  server = await testServer({ ERASURE_KEY: 'a1'.repeat(32) });
  w = await makeErasureWorld(server);
  owner = await w.makeKnownOwner();
});
afterAll(async () => {
  stopTypst();
  await server.close();
});

const fetched = async (id: string): Promise<Buffer> => {
  const { body } = await w.asker.call('GET', `/temp-documents/${id}/contents`);
  return Buffer.from(body.contents, 'base64');
};

describe('the export of an owner', () => {
  it('with everything › is a PDF and a JSON with each kind of record, and leaves its row', async () => {
    const { status, body } = await w.asker.call('POST', `/owners/${owner.id}/export`, {});
    expect(status, JSON.stringify(body)).toBe(200);
    const [pdf, json] = body.documents as { id: string; filename: string }[];
    expect((await fetched(pdf!.id)).subarray(0, 5).toString()).toBe('%PDF-');
    const everything = JSON.parse((await fetched(json!.id)).toString()) as Record<string, object[]>;
    expect(Object.keys(everything)).toEqual(
      expect.arrayContaining([
        'owner',
        'ownerVersions',
        'animal',
        'animalTransfer',
        'ownerTraining',
        'ownerReview',
        'ownerDataUpdate',
        'account',
        'document',
        'mail',
        'audit',
      ]),
    );
    expect(everything.owner).toMatchObject([
      { name: TELLING.name, vatNumber: owner.vatNumber, parish: expect.any(String) },
    ]);
    const text = JSON.stringify(everything);
    expect(text).toContain(TELLING.formerName);
    // The next owner of an animal is another person.
    expect(text).not.toContain('nuno@example.test');
    const rows = await server.db.query(
      sql`select 1 from audit_log where action = 'EXPORT' and object_type = 'owner' and object_id = ${String(owner.id)}`,
    );
    expect(rows).toHaveLength(1);
  });

  it('as PDF › has choices, days and times in words', () => {
    const read = (kind: string, field: string, value: unknown): string =>
      exportTexts('pt').value(kind, field, value, 'Europe/Lisbon');
    expect(read('owner', 'type', 'SINGULAR')).toBe('Pessoa singular');
    expect(read('ownerVersions', 'isLocked', true)).toBe('Sim');
    expect(read('animal', 'birthdate', '2024-02-01')).toBe('01-02-2024');
    expect(read('owner', 'creationTimestamp', '2026-08-20T14:19:47+00:00')).toBe('20-08-2026 15:19:47');
    expect(read('owner', 'name', 'SINGULAR')).toBe('SINGULAR');
  });

  it('by a user without the permission, or of another entity › is refused', async () => {
    const path = `/owners/${owner.id}/export`;
    const reader = await server.person({ permissions: ['READ_OWNER', 'WRITE_OWNER'] });
    expect((await reader.call('POST', path, {})).status).toBe(403);
    const stranger = await server.person({ permissions: ['READ_OWNER', 'MANAGE_OWNER_RIGHTS'] });
    expect((await stranger.call('POST', path, {})).status).toBe(404);
  });

  it('of an owner who is erased afterwards › ends with the erasure', async () => {
    const asked = await w.ask(owner.id);
    expect((await w.decide(asked.body.id)).status).toBe(200);
    expect(
      await server.db.query(sql`select 1 from temp_document where subject = ${`OWNER:${owner.id}`}`),
    ).toEqual([]);
  });
});
