import sql from 'sql-template-tag';
import { breed, GROUP_TYPES } from '../../../../resources/reference/breed/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { queryIds, queryWords } from '../../../../resources/kit/calls/query.ts';
import { queryBoolean } from '../../../crud/searchShape.ts';
import { findOne, type Tx } from '../../../db/db.ts';
import { formError } from '../../../errors.ts';

type GroupType = 'INTERMEDIATE_GROUP' | 'FINAL_GROUP' | 'BREED';

/** Nothing hangs below a breed, and only breeds below a final group. */
const mayHold = (parent: GroupType, child: GroupType): boolean =>
  parent === 'INTERMEDIATE_GROUP' || (parent === 'FINAL_GROUP' && child === 'BREED');

async function checkPlace(
  tx: Tx,
  id: number | null,
  parentId: number | null,
  groupType: GroupType,
): Promise<void> {
  if (parentId !== null) {
    const parent = await findOne<{ groupType: GroupType; isInside: boolean }>(
      tx,
      sql`with recursive above as (
          select id, parent_id, group_type from breed where id = ${parentId}
          union select b.id, b.parent_id, b.group_type from breed b join above a on b.id = a.parent_id
        )
        select group_type, exists (select from above where id = ${id}::bigint) as is_inside from above where id = ${parentId}`,
    );
    if (!parent || parent.isInside) throw formError([{ property: 'parentId', error: 'INVALID_PARENT' }]);
    if (!mayHold(parent.groupType, groupType))
      throw formError([{ property: 'groupType', error: 'INVALID_GROUP_TYPE' }]);
  }
  if (id === null) return;
  const children = await tx.query<{ groupType: GroupType }>(
    sql`select distinct group_type from breed where parent_id = ${id}`,
  );
  if (children.some((child) => !mayHold(groupType, child.groupType))) {
    throw formError([{ property: 'groupType', error: 'INVALID_GROUP_TYPE' }]);
  }
}

export const breedHooks = hooksFor(breed, {
  selectOne: sql`(
    with recursive above as (
      select b.id, b.name, b.parent_id, 1 as height from breed b where b.id = t.parent_id
      union select b.id, b.name, b.parent_id, a.height + 1 from breed b join above a on b.id = a.parent_id where a.height < 20
    ) select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by height desc), '[]') from above) as parent_list`,
  filters: {
    groupTypes: {
      shape: queryWords(GROUP_TYPES),
      where: (types: string[]) => sql`t.group_type = any(${types}::text[])`,
    },
    parentIds: { shape: queryIds(), where: (ids: number[]) => sql`t.parent_id = any(${ids}::bigint[])` },
    onlyRootBreeds: {
      shape: queryBoolean(),
      where: (only: boolean) => (only ? sql`t.parent_id is null` : sql`true`),
    },
  },
  serialisesWrites: true,
  checkInput: async ({ tx, before, input }) => {
    if (before && input.parentId === undefined && input.groupType === undefined) return;
    const record = { ...before, ...input };
    await checkPlace(tx, before?.id ?? null, record.parentId ?? null, record.groupType as GroupType);
  },
});
