import sql from 'sql-template-tag';
import { animal } from '../../../../resources/animals/animal/schema.ts';
import { FACTS, listFactSources } from '../../../../resources/animals/factSource/calls.ts';
import { findOne } from '../../../db/db.ts';
import { notFound } from '../../../errors.ts';
import { handleRead } from '../../../http/handle.ts';
import { lastChanges } from '../../../write/versions.ts';
import { countTransponderRead } from '../animal/record/numberRead.ts';
import { animalNamed } from '../animal/record/scope.ts';

/** Where the facts of an animal come from; 404 where the caller may not find it. */
export const listFactSourcesHandler = handleRead(
  listFactSources,
  async ({ params, db, caller, services }) => {
    const found = await findOne<{ id: number }>(
      db,
      sql`select t.id from animal t where ${animalNamed(params.id, caller)}`,
    );
    await countTransponderRead(db, services, caller, params.id);
    if (!found) throw notFound();
    return lastChanges(db, animal.name, found.id, FACTS);
  },
);
