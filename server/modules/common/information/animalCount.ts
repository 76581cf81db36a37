import sql from 'sql-template-tag';
import { animalCount } from '../../../../resources/common/information/calls.ts';
import { totalOf } from '../../../crud/total.ts';
import { handleRead } from '../../../http/handle.ts';

export const animalCountHandler = handleRead(animalCount, async ({ db }) => {
  const total = await totalOf(db, sql`animal t`, sql`true`);
  return { count: total.totalItems, isEstimate: total.totalIsEstimate === true };
});
