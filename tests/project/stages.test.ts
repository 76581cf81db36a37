import { describe, expect, test } from 'vitest';
import { databaseTests, testsForOneEngine } from '../../scripts/lib/databaseTests.mjs';
import { settingNames } from '../../scripts/lib/settings.mjs';
import { readSettings } from '../../server/settings/settings.ts';

test('the settings that tests are isolated from › are all that the server reads', () => {
  const read = new Set<string>();
  const set: Record<string, string> = {
    ORDER_ISSUER: 'https://order.test',
    ORDER_CLIENT_ID: 'coleira',
    HELPDESK_URL: 'https://helpdesk.test',
    HELPDESK_CREDENTIALS: 'name@example.test/token:key',
  };
  const environment = new Proxy(set, {
    get: (target, name) => {
      read.add(String(name));
      return target[String(name)];
    },
  });
  readSettings(environment);
  expect([...read].filter((name) => !settingNames().includes(name))).toEqual([]);
  expect(read.size).toBeGreaterThan(20);
});

describe('a test file that works on a database', () => {
  const once = testsForOneEngine();

  test('with concurrent requests, or that opens the database itself › runs on both engines', () => {
    for (const path of [
      'tests/auth/races.test.ts',
      'tests/crud/generatedCalls.test.ts',
      'tests/http/auditTrail.test.ts',
      'tests/modules/animal/registerRights.test.ts',
      'tests/server/database.test.ts',
    ])
      expect(once, path).not.toContain(path);
  });

  test('any other › runs once', () => {
    expect(once).toContain('tests/kit/crossEntityAccess.test.ts');
    expect(once.length).toBeLessThan(databaseTests().length);
  });
});
