import sql from 'sql-template-tag';
import { listDataSourceUses } from '../../../../resources/figures/dataSource/calls.ts';
import { findOne } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';
import { usesOf } from './usesOf.ts';

export const listDataSourceUsesHandler = handleRead(
  listDataSourceUses,
  async ({ db, params: { id }, fail }) => {
    const found = await findOne(db, sql`select 1 from data_source where id = ${id}`);
    if (!found) return fail('NOT_FOUND');
    return usesOf(db, id);
  },
);
