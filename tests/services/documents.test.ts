import sharp from 'sharp';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const told = ({ status, body }: { status: number; body: { data?: { message?: string } } }) =>
  `${status} ${body.data?.message ?? ''}`.trim();

const entityOf = async ({ id }: Person): Promise<number> =>
  (await getOne<{ entityId: number }>(server.db, sql`select entity_id from app_user where id = ${id}`))
    .entityId;

describe('documents', () => {
  const png = async () =>
    (
      await sharp({ create: { width: 20, height: 20, channels: 3, background: '#0f5a4c' } })
        .png()
        .toBuffer()
    ).toString('base64');
  const file = async (filename = 'carta.png') => ({
    title: 'Carta',
    filename,
    type: 'image/png',
    contents: await png(),
  });

  it('are added to a record that one may see, listed, read as text and as bytes, and deleted', async () => {
    const clerk = await server.person({
      permissions: ['READ_OWN_ENTITY', 'UPLOAD_DOCUMENTS', 'DELETE_DOCUMENTS'],
    });
    const entityId = await entityOf(clerk);
    const added = await clerk.call('POST', `/documents/ENTITY/${entityId}`, {
      documents: [await file(), await file('ção;"x.png')],
    });
    expect(added.body.ids).toHaveLength(2);
    const [id, second] = added.body.ids as number[];
    const list = await clerk.call(
      'GET',
      `/documents/search?documentType=ENTITY&documentTypeId=${entityId}&universalSearch=CARTA`,
    );
    expect(list.body).toMatchObject({ totalItems: 2, itemsPerPage: 10 });
    expect(list.body.content[0]).toMatchObject({
      id: second,
      documentType: 'ENTITY',
      creationUser: { id: clerk.id },
    });
    const read = await clerk.call('GET', `/documents/${id}`);
    expect(Buffer.from(read.body.contents, 'base64').subarray(1, 4).toString()).toBe('PNG');
    const bytes = await server.app.inject({
      url: `/api/documents/${second}/content?download=true`,
      headers: { authorization: `Bearer ${clerk.token}` },
    });
    expect(bytes.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(bytes.headers['content-security-policy']).toContain('sandbox');
    expect(bytes.headers['content-disposition']).toMatch(/^attachment; filename=/);
    expect((await clerk.call('DELETE', `/documents/${id}`)).status).toBe(200);
    expect(told(await clerk.call('GET', `/documents/${id}`))).toBe('404 DOCUMENT_NOT_FOUND');
  });

  it('of another entity are as good as not there', async () => {
    const owner = await server.person({ permissions: ['READ_OWN_ENTITY', 'UPLOAD_DOCUMENTS'] });
    const entityId = await entityOf(owner);
    const { body } = await owner.call('POST', `/documents/ENTITY/${entityId}`, { documents: [await file()] });
    const stranger = await server.person({
      permissions: ['READ_OWN_ENTITY', 'UPLOAD_DOCUMENTS', 'DELETE_DOCUMENTS'],
    });
    const id = body.ids[0] as number;
    expect(
      (await stranger.call('GET', `/documents/search?documentType=ENTITY&documentTypeId=${entityId}`)).body
        .totalItems,
    ).toBe(0);
    expect((await stranger.call('GET', `/documents/${id}`)).status).toBe(404);
    expect((await stranger.call('GET', `/documents/${id}/content`)).status).toBe(404);
    expect((await stranger.call('DELETE', `/documents/${id}`)).status).toBe(404);
    expect(
      (await stranger.call('POST', `/documents/ENTITY/${entityId}`, { documents: [await file()] })).status,
    ).toBe(404);
    const operator = await server.person({ permissions: ['READ_ENTITY'], profile: { name: 'operator' } });
    expect((await operator.call('GET', `/documents/${id}`)).status).toBe(200);
  });

  it('for everybody are read by everybody, and brought by who may', async () => {
    const clerk = await server.person({ permissions: ['UPLOAD_DOCUMENTS'] });
    const reader = await server.person();
    expect((await reader.call('POST', '/documents/general', { documents: [await file()] })).status).toBe(403);
    const { body } = await clerk.call('POST', '/documents/general', { documents: [await file()] });
    expect((await reader.call('GET', `/documents/${body.ids[0]}`)).status).toBe(200);
    expect((await clerk.call('POST', '/documents/GENERAL/5', { documents: [await file()] })).status).toBe(
      404,
    );
    expect((await clerk.call('POST', '/documents/animal', { documents: [await file()] })).status).toBe(422);
  });

  it('are at most ten at a time, and of a kind that can be shown', async () => {
    const clerk = await server.person({ permissions: ['UPLOAD_DOCUMENTS'] });
    const one = await file();
    const many = await clerk.call('POST', '/documents/general', {
      documents: Array.from({ length: 11 }, () => one),
    });
    expect(many.body.errors).toEqual([{ property: 'documents', error: 'TOO_MANY_FILES' }]);
    const none = await clerk.call('POST', '/documents/general', { documents: [] });
    expect(none.body.errors).toEqual([{ property: 'documents', error: 'MISSING_DOCUMENTS' }]);
    const wrong = await clerk.call('POST', '/documents/general', {
      documents: [{ ...one, filename: 'a.pdf', type: 'application/pdf' }],
    });
    expect(wrong.body.errors).toEqual([{ property: 'documents[0]', error: 'INVALID_FILE_TYPE' }]);
  });
});
