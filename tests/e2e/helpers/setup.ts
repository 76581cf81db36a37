import { afterAll, afterEach, beforeAll } from 'vitest';
import { reportFailure } from './failure.ts';
import { closeServer, openServer } from './ownServer.ts';

// Runs before each file of tests, while what it imports is loaded once per worker: state is kept there.
beforeAll(openServer);
afterAll(closeServer);

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  await reportFailure(task.result.errors);
  // The report comes at the end of all files; a long run is to tell at once what failed in it.
  console.error(`${task.file.name} › ${task.name}\n${task.result.errors?.[0]?.message ?? ''}`);
});
