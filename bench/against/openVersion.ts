import { join } from 'node:path';
import sql from 'sql-template-tag';
import { getOne } from '../../server/db/db.ts';
import type * as migrateCode from '../../server/db/migrate.ts';
import type * as openCode from '../../server/db/open.ts';
import type * as databasesCode from '../databases.ts';
import type { RegisterWork } from '../job.ts';
import type * as peopleCode from '../people.ts';
import { registerWork } from '../registerParts.ts';
import { readScenarios, type Scenario } from '../scenarios.ts';
import { moreScenarios } from './moreScenarios.ts';

/** A register of a version, ready to be measured. */
export interface OpenVersion {
  readonly people: peopleCode.People;
  readonly registration: RegisterWork;
  readonly scenarios: readonly Scenario[];
  /** The same where two registers have the same animals. */
  readonly checksum: string;
}

// A process of its own per version: the code that opens sessions and tidies up is that of the version, whose tables it knows.
process.once('message', ({ folder, place }: { folder: string; place: databasesCode.Place }) => {
  open(folder, place).then(
    (version) => process.send?.({ version }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});

const codeOf = <Module>(folder: string, path: string): Promise<Module> =>
  import(join(folder, path)) as Promise<Module>;

async function open(folder: string, place: databasesCode.Place): Promise<OpenVersion> {
  const { openDb } = await codeOf<typeof openCode>(folder, 'server/db/open.ts');
  const { migrate } = await codeOf<typeof migrateCode>(folder, 'server/db/migrate.ts');
  const { tidy } = await codeOf<typeof databasesCode>(folder, 'bench/databases.ts');
  const { signIn } = await codeOf<typeof peopleCode>(folder, 'bench/people.ts');
  const db = await openDb(place);
  try {
    await migrate(db);
    await tidy(db.withoutTimeLimit(), place.size);
    const { checksum } = await getOne<{ checksum: string }>(
      db,
      sql`select md5(string_agg(concat_ws(' ', transponder, name, breed_id, owner_id, status), ',' order by id)) as checksum
        from animal where id % 10 = 0`,
    );
    return {
      checksum,
      people: await signIn(db),
      registration: await registerWork(db),
      scenarios: [...(await readScenarios(db, place.size)), ...(await moreScenarios(db))],
    };
  } finally {
    await db.close();
  }
}
