import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTempDocument } from '../../../../server/files/tempDocuments.ts';
import { deleteExpired } from '../../../../server/jobs/cleanup.ts';
import { startOutbox, type Outbox } from '../../../../server/jobs/outbox.ts';
import { OWN_DATA, ownDataJob } from '../../../../server/modules/common/tempDocument/ownData.ts';
import { readSettings } from '../../../../server/settings/settings.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';

let server: TestServer;
let outbox: Outbox;
beforeAll(async () => {
  server = await testServer();
  outbox = startOutbox(server.db, { [OWN_DATA]: ownDataJob(server.db, readSettings({})) }, { pollMs: 50 });
});
afterAll(async () => {
  await outbox.stop();
  await server.close();
});

const offer = ({ id }: Person, source?: string) =>
  server.db.transaction((tx) =>
    createTempDocument(tx, {
      userId: id,
      filename: 'lista.csv',
      type: 'text/csv',
      bytes: Buffer.from(`a;b\n${id}`),
      ...(source !== undefined && { source }),
    }),
  );
const age = (id: string | undefined, interval: string) =>
  server.db.query(sql`
    update temp_document set expiration_timestamp = expiration_timestamp - ${interval}::interval where id = ${id}`);

describe('a temporary document', () => {
  it('until its fifteenth day is over › is announced and downloaded by its user, and then has expired', async () => {
    const anna = await server.person();
    const id = await offer(anna);
    const about = await anna.call('GET', `/temp-documents/${id}`);
    expect(about.body).toMatchObject({ filename: 'lista.csv', type: 'text/csv' });
    const { creationTimestamp, expirationTimestamp } = about.body;
    expect(Math.round((Date.parse(expirationTimestamp) - Date.parse(creationTimestamp)) / 86_400_000)).toBe(
      15,
    );
    await age(id, '14 days 23 hours');
    const { body } = await anna.call('GET', `/temp-documents/${id}/contents`);
    expect(Buffer.from(body.contents, 'base64').toString()).toBe(`a;b\n${anna.id}`);
    await age(id, '1 hour 1 second');
    for (const path of ['', '/contents']) {
      const late = await anna.call('GET', `/temp-documents/${id}${path}`);
      expect([late.status, late.body.data.message]).toEqual([404, 'DOCUMENT_NOT_FOUND']);
    }
  });

  it('of another user › is answered as if it did not exist', async () => {
    const id = await offer(await server.person());
    const stranger = await server.person({ profile: { name: 'operator' } });
    for (const path of ['', '/contents'])
      expect((await stranger.call('GET', `/temp-documents/${id}${path}`)).status).toBe(404);
  });

  it('the cleanup job › deletes it with its contents once it has expired, and not before', async () => {
    const anna = await server.person();
    const [old, fresh] = [await offer(anna), await offer(await server.person())];
    await age(old, '15 days 1 second');
    await deleteExpired(server.db);
    const rows = await server.db.query(sql`select t.id from temp_document t join file_content c using (sha256)
      where t.id = any(${[old, fresh]}::text[])`);
    expect(rows).toEqual([{ id: fresh }]);
  });

  it('a job that runs twice › creates it once', async () => {
    const anna = await server.person();
    expect(await offer(anna, 'work:1')).toMatch(/^[0-9a-f]{32}$/);
    expect(await offer(anna, 'work:1')).toBeUndefined();
  });
});

describe('a copy of one’s own data', () => {
  it('a request › makes it and a notification leads to it; no content opens the account', async () => {
    const anna = await server.person();
    const helper = await server.person();
    await server.db.query(sql`
      insert into audit_log (user_id, impersonator_id, ip, action, object_type) values (${anna.id}, ${helper.id}, '192.0.2.44', 'READ', 'animal')`);
    expect((await anna.call('POST', '/users/me/data-copy', {})).status).toBe(200);
    const told = await vi.waitFor(
      async () => {
        const { body } = await anna.call('GET', '/notifications/search');
        expect(body.content[0]).toMatchObject({ type: 'DOCUMENT' });
        return body.content[0] as { objectId: string };
      },
      { timeout: 60_000 },
    );
    const { body } = await anna.call('GET', `/temp-documents/${told.objectId}/contents`);
    expect(body.filename).toMatch(/^os-meus-dados-\d{4}-\d\d-\d\d\.json$/);
    const text = Buffer.from(body.contents, 'base64').toString();
    const copy = JSON.parse(text);
    expect(copy.sessions).toHaveLength(1);
    expect(copy.activity.map(({ action }: { action: string }) => action)).toContain('EXPORT');
    expect(copy.account.email).toContain('@');
    expect(text).not.toMatch(/hash|token|secret/i);
    // Acts of an impersonator are included, the impersonator's address is not.
    expect(copy.activity).toContainEqual(
      expect.objectContaining({ action: 'READ', objectType: 'animal', ip: null }),
    );
    expect(text).not.toContain('192.0.2.44');
  });
});
