import type { Db } from '../server/db/db.ts';
import { openDb } from '../server/db/open.ts';
import type { Place } from './databases.ts';
import type { RegisterWork } from './job.ts';
import type { BaselineSetup } from './baselineServer.ts';
import { signIn, type People } from './people.ts';
import type { RecordedStatement } from './recording.ts';
import { registerInsert, registerWork } from './registerParts.ts';
import type { Scenario } from './scenarios.ts';
import { traceReads } from './trace.ts';

/** A register that is ready to be measured. */
export interface Prepared {
  readonly place: Place;
  readonly people: People;
  readonly scenarios: readonly Scenario[];
  readonly registration: RegisterWork;
  /** The data that the bare server needs. */
  readonly limit: BaselineSetup;
}

/** Signs the callers in, chooses the requests, and finds out which statements they come down to. */
export async function prepare(
  place: Place,
  readScenarios: (db: Db) => Promise<readonly Scenario[]>,
): Promise<Prepared> {
  const db = await openDb(place);
  try {
    const people = await signIn(db);
    const scenarios = await readScenarios(db);
    const reads: Record<string, readonly (readonly RecordedStatement[])[]> = {};
    const [first] = await traceReads(db, people.operator, ['/api/animals/1']);
    for (const { key, paths } of scenarios)
      reads[key] = (await traceReads(db, people.operator, paths)).map((trace) => trace.reads);
    const limit: BaselineSetup = {
      place,
      session: { ...first!.session, hashAt: first!.session.values.findIndex(Buffer.isBuffer) },
      audit: first!.audit[0]!,
      reads,
      register: await registerInsert(db),
    };
    return { place, people, scenarios, registration: await registerWork(db), limit };
  } finally {
    await db.close();
  }
}
