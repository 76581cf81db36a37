import { afterAll, afterEach, beforeAll } from 'vitest';
import { tellOfFailure } from './failure.ts';
import { closeServer, openServer } from './ownServer.ts';

// Runs before each file of tests, while what it imports is loaded once per worker: state is kept there.
beforeAll(openServer);
afterAll(closeServer);

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await tellOfFailure(task.result.errors);
});
