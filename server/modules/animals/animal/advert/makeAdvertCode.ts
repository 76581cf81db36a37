import sql from 'sql-template-tag';
import { ADVERT_CODE_DAYS } from '../../../../../resources/animals/animal/advert.ts';
import { makeAdvertCode } from '../../../../../resources/animals/animal/operations.ts';
import { operationHandler } from '../../../../crud/operationHandler.ts';
import { getOne } from '../../../../db/db.ts';
import { hashAdvertCode, newAdvertCode } from '../record/adverts.ts';

/** The code is answered here and nowhere else: its hash is stored. */
export const makeAdvertCodeOperation = operationHandler(makeAdvertCode, {
  after: async ({ tx, record, caller: { actor } }) => {
    const code = newAdvertCode();
    const { transponder } = await getOne<{ transponder: string }>(
      tx,
      sql`select transponder from animal where id = ${record.id}`,
    );
    const hash = await hashAdvertCode(transponder, code);
    // One whose days are over is open still.
    await tx.query(sql`
      update advert_code set closed_timestamp = end_timestamp where animal_id = ${record.id} and closed_timestamp is null`);
    const { endTimestamp } = await getOne<{ endTimestamp: string }>(
      tx,
      sql`insert into advert_code (animal_id, owner_id, code_hash, is_by_owner, creation_entity_id, end_timestamp)
        select id, owner_id, ${hash}, ${actor.ownerId !== null}, ${actor.entity?.id ?? null},
          now() + make_interval(days => ${ADVERT_CODE_DAYS}::int)
        from animal where id = ${record.id} returning end_timestamp`,
    );
    return { code, endTimestamp, hasAdvertCode: true };
  },
});
