import sql from 'sql-template-tag';
import { foldText } from '../../../resources/numbers/text.ts';
import type { Tx } from '../../db/db.ts';

/**
 * Animals are found by their owner's name too: the end of their search text, which changes with it. A text that
 * does not end with the old name is made anew.
 */
export async function renameInAnimals(
  tx: Tx,
  ownerId: number,
  oldName: string,
  newName: string,
): Promise<void> {
  const [from, to] = [foldText(oldName), foldText(newName)];
  await tx.query(sql`
    update animal set search_text = case
      when right(search_text, char_length(${from}::text)) = ${from}
        then left(search_text, char_length(search_text) - char_length(${from}::text)) || ${to}
      else fold_text(concat_ws(' ', transponder, second_transponder, name)) || ' ' || ${to} end
    where owner_id = ${ownerId}`);
}
