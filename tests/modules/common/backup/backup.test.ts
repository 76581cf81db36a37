import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteBackup } from '../../../../server/backup/noteBackup.ts';
import { getOne } from '../../../../server/db/db.ts';
import { faults } from '../../animals/animal/fixtures.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';

let server: TestServer;
let operator: Person;
let id: number;
let code: string;

beforeAll(async () => {
  server = await testServer();
  operator = await server.person({ permissions: ['WRITE_CONFIGURATION'], profile: { name: 'operator' } });
  await noteBackup(server.db);
  ({ id, code } = await getOne<{ id: number; code: string }>(
    server.db,
    sql`select id, restore_code as code from backup`,
  ));
});
afterAll(() => server.close());

const prove = (restoreCode: string, who = operator) =>
  who.call('PUT', `/backups/${id}/prove`, { restoreCode });

describe('a backup', () => {
  it('the list of the operator › names it, without its code', async () => {
    const { status, body } = await operator.call('GET', '/backups/search');
    expect(status).toBe(200);
    expect(body.content).toMatchObject([{ id, lastMigration: expect.stringMatching(/^\d{3}_\w+\.sql$/) }]);
    expect(JSON.stringify([body, await operator.call('GET', `/backups/${id}`)])).not.toContain(code);
  });

  it('other entities › find none, whatever their permissions', async () => {
    const clinic = await server.person({ permissions: ['WRITE_CONFIGURATION'] });
    expect((await clinic.call('GET', '/backups/search')).body.content).toEqual([]);
    expect((await prove(code, clinic)).status).toBe(404);
    const reader = await server.person({ permissions: ['READ_AUDIT_LOG'], profile: { name: 'operator' } });
    expect((await reader.call('GET', '/backups/search')).status).toBe(403);
  });

  it('the code of its restore alone › proves it, once', async () => {
    for (const wrong of ['0'.repeat(12), '0', `${code}0`]) {
      const answer = await prove(wrong);
      expect(answer.status).toBe(422);
      expect(faults(answer)).toEqual(['restoreCode WRONG_RESTORE_CODE']);
    }
    const { status, body } = await prove(` ${code.toUpperCase()} `);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ restoredUserId: operator.id, restoredTimestamp: expect.any(String) });
    expect((await prove(code)).body.data.message).toBe('BACKUP_ALREADY_PROVEN');
  });
});
