import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { packagePath } from '../../server/paths.ts';
import { SWITCH, type GuardSwitch } from './switch.ts';

const out = process.env.GUARD_OUT;
const record = process.env.GUARD_RECORD;
const fired = new Set<string>();
const guards: GuardSwitch = {
  fired,
  skip: (name) => {
    fired.add(name);
    return name === out;
  },
};
Object.assign(globalThis, { [SWITCH]: guards });

// One line per file of tests: which guards refused while it ran.
beforeAll(() => fired.clear());
afterAll(() => {
  if (record === undefined) return;
  const file = relative(packagePath('.'), expect.getState().testPath ?? '');
  appendFileSync(record, `${JSON.stringify({ file, fired: [...fired] })}\n`);
});
