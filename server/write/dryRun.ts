import type { Services, SignedInCaller } from '../context.ts';
import type { Write } from './openWrite.ts';
import { runWrite } from './pipeline.ts';

/** Ends a transaction of which nothing is to stay. */
class RolledBack extends Error {
  constructor(readonly outcome: unknown) {
    super('a dry run was rolled back');
  }
}

/**
 * Does the work of a write and takes it back: what it returns is what the write would return now. No row, no mail and no
 * audit of it stays.
 */
export async function dryRun<T>(
  services: Services,
  caller: SignedInCaller,
  work: (write: Write) => Promise<T>,
): Promise<T> {
  try {
    await runWrite(services, caller, null, async (write) => {
      throw new RolledBack(await work(write));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome as T;
    throw error;
  }
  throw new Error('a dry run was committed');
}
