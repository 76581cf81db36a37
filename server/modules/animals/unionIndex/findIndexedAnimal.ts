import sql from 'sql-template-tag';
import { findIndexedAnimal } from '../../../../resources/animals/unionIndex/calls.ts';
import type { IndexState } from '../../../../resources/animals/unionIndex/index.ts';
import { findOne } from '../../../db/db.ts';
import { animalOfNumber } from '../../../db/transponder.ts';
import { handleRead } from '../../../http/handle.ts';

/** Whether a number is here, by any number of its animal; who asked for which stands in the audit. */
export const findIndexedAnimalHandler = handleRead(
  findIndexedAnimal,
  async ({ db, params: { transponder }, caller, services }) => {
    const found = await findOne<{ state: IndexState }>(
      db,
      sql`select case when status in ('LOST', 'DEAD') then status else 'REGISTERED' end as state
        from animal where id = ${animalOfNumber(transponder)}`,
    );
    await services.audit.record(caller, {
      action: 'READ',
      objectType: 'animal',
      details: { transponder, found: found !== undefined },
    });
    return { transponder, isHere: found !== undefined, state: found?.state ?? null };
  },
);
