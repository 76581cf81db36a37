import { describe, expect, test } from 'vitest';
import { databaseTests, testsForOneEngine } from '../../scripts/lib/databaseTests.mjs';
import { settingNames } from '../../scripts/lib/settings.mjs';
import { readSettings } from '../../server/settings/settings.ts';
import { root, runNode } from './project.ts';

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

  test('about statements, drivers or the data of a demonstration › runs on both engines', () => {
    for (const path of [
      'tests/crud/generatedCalls.test.ts',
      'tests/server/database.test.ts',
      'tests/seed/seed.test.ts',
    ])
      expect(once, path).not.toContain(path);
  });

  test('any other › runs once', () => {
    expect(once).toContain('tests/kit/crossEntityAccess.test.ts');
    expect(once).toContain('tests/modules/animals/animal/registerRights.test.ts');
    expect(once.length).toBeLessThan(databaseTests().length);
  });

  test('that another stage asks › is left out by the configuration', async () => {
    const [left = ''] = once;
    const filesOf = async (env: NodeJS.ProcessEnv) => {
      const args = ['node_modules/vitest/vitest.mjs', 'list', '--project', 'unit', '--filesOnly'];
      const { said } = await runNode(args, root, env);
      return said.split('\n').map((line) => line.replace('[unit] ', ''));
    };
    const { LEFT_OUT_TESTS: _none, ...env } = process.env;
    expect(await filesOf(env)).toContain(left);
    expect(await filesOf({ ...env, LEFT_OUT_TESTS: once.join(',') })).not.toContain(left);
  });
});
