import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';
import { isGuarded } from './files.ts';
import { QuickestFirst } from './quickestFirst.ts';
import { guardSwitch } from './switch.ts';

/** The unit stage over sources whose guards can be taken out one at a time; `npm run test:guards` runs it. */
const [unit] = config.test!.projects as [{ plugins: unknown[]; test: { exclude: string[] } }];

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    ...config.test,
    maxWorkers: process.env.GUARD_OUT === undefined ? config.test!.maxWorkers : 1,
    sequence: { sequencer: QuickestFirst },
    projects: [
      {
        ...unit,
        plugins: [...unit.plugins, guardSwitch(isGuarded)],
        test: {
          ...unit.test,
          // They look at the sources and run copies of the project: no guard refuses in them.
          exclude: [...unit.test.exclude, 'tests/project/**'],
          setupFiles: ['tests/guards/setup.ts'],
        },
      },
    ],
  },
} as never);
