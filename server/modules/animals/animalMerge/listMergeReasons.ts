import sql from 'sql-template-tag';
import { listMergeReasons } from '../../../../resources/animals/animalMerge/calls.ts';
import { MERGE_REASONS } from '../../../../resources/animals/animalMerge/reasons.ts';
import { handleRead } from '../../../http/handle.ts';

/** The usual reasons first, then at most a hundred of those that users wrote, by name. */
export const listMergeReasonsHandler = handleRead(listMergeReasons, async ({ db }) => {
  const written = await db.query<{ reason: string }>(
    sql`select reason from animal_merge_reason order by reason limit 100`,
  );
  return [...Object.values(MERGE_REASONS).map((reason) => ({ reason })), ...written];
});
