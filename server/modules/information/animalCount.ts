import sql from 'sql-template-tag';
import { animalCount } from '../../../resources/information/calls.ts';
import { COUNT_CAP, totalOf } from '../../crud/total.ts';
import { getOne } from '../../db/db.ts';
import { handleRead } from '../../http/handle.ts';

export const animalCountHandler = handleRead(animalCount, async ({ db }) => {
  const { counted } = await getOne<{ counted: number }>(
    db,
    sql`select count(*)::int as counted from (select from animal limit ${COUNT_CAP}) a`,
  );
  const total = await totalOf(db, sql`animal t`, sql`true`, counted);
  return { count: total.totalItems, isEstimate: total.totalIsEstimate === true };
});
