import sql from 'sql-template-tag';
import { EMBEDDED_FIELDS } from '../../../../resources/owners/owner/embedded.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import type { Tx } from '../../../db/db.ts';

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

/**
 * Clears from an owner's animals the errors that name fields of the owner which were put right now. The animals stay as
 * they are, their versions too: what changed is kept with the owner.
 */
export async function clearMendedErrors(
  tx: Tx,
  ownerId: number,
  before: object,
  after: object,
): Promise<void> {
  const [was, is] = [before, after] as Readonly<Record<string, unknown>>[];
  const mended = EMBEDDED_FIELDS.filter(
    (name) => JSON.stringify(was![name] ?? null) !== JSON.stringify(is![name] ?? null),
  ).map((name) => `owner.${name}`);
  if (mended.length === 0) return;
  await tx.query(sql`
    update animal t set errors = (
      select coalesce(jsonb_agg(x.error order by x.at), '[]')
      from jsonb_array_elements(t.errors) with ordinality x (error, at)
      where x.error->>'property' <> all (${mended}::text[]))
    where owner_id = ${ownerId} and t.errors::text like '%"owner.%'`);
}
