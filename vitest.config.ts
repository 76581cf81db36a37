import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { generate } from './scripts/registration/generate.mjs';
import { LongestFirst } from './tests/e2e/helpers/longestFirst.ts';

// A direct start of vitest uses the present modules too.
generate();

/** Waiting has an end only for what hangs: no test is to fail because a machine is slow or busy. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Files that another stage of the same run asks; `scripts/lib/stages.mjs` names them. */
const leftOut = process.env.LEFT_OUT_TESTS?.split(',') ?? [];

/** What only `npm run test:full` runs: a file whose name ends so, wherever it lies. */
const fullOnly = process.env.FULL_TESTS === undefined ? ['tests/**/*.full.test.{ts,tsx}'] : [];

/** An embedded database is one process with 300 MB: enough of them to fill the cores, not the memory. */
const maxWorkers = Math.min(4, Math.max(2, availableParallelism() - 1));

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers,
    retry: 0,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', ...leftOut, ...fullOnly],
          // A worker keeps the modules it has loaded: loading the server takes longer than most files' tests.
          isolate: false,
          environment: 'node',
          ...patience,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: fullOnly,
          globalSetup: ['tests/e2e/helpers/template.ts'],
          setupFiles: ['tests/e2e/helpers/setup.ts'],
          // A worker keeps its browser and what it has loaded from one file to the next.
          isolate: false,
          environment: 'node',
          ...patience,
        },
      },
    ],
  },
});
