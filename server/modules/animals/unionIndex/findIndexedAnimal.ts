import sql from 'sql-template-tag';
import { findIndexedAnimal } from '../../../../resources/animals/unionIndex/calls.ts';
import type { IndexState } from '../../../../resources/animals/unionIndex/index.ts';
import { findOne } from '../../../db/db.ts';
import { registerDay } from '../../../db/sql.ts';
import { animalOfNumber } from '../../../db/transponder.ts';
import { handleRead } from '../../../http/handle.ts';

interface Register {
  readonly name: string;
  readonly country: string;
}

/** Whether a number is here, by any number of its animal; who asked for which stands in the audit. */
export const findIndexedAnimalHandler = handleRead(
  findIndexedAnimal,
  async ({ db, params: { transponder }, caller, services }) => {
    const found = await findOne<{ state: IndexState; register: Register | null }>(
      db,
      sql`select case when status in ('LOST', 'DEAD', 'EXPORTED') then status else 'REGISTERED' end as state,
          case when status = 'EXPORTED' then (select jsonb_build_object('name', r.name, 'country', r.country)
            from register_handover h join other_register r on r.id = h.register_id
            where h.animal_id = animal.id and h.direction = 'OUT' and h.state = 'DONE' order by h.id desc limit 1) end as register
        from animal where id = ${animalOfNumber(transponder)}`,
    );
    const visit =
      found === undefined
        ? await findOne<Register>(
            db,
            sql`select r.name, r.country from visiting_animal v join other_register r on r.id = v.register_id
              where v.transponder = ${transponder} and ${registerDay} between v.date_from and v.date_to
              order by v.date_to desc, v.id desc limit 1`,
          )
        : undefined;
    await services.audit.record(caller, {
      action: 'READ',
      objectType: 'animal',
      details: { transponder, found: found !== undefined },
    });
    return {
      transponder,
      isHere: found !== undefined && found.state !== 'EXPORTED',
      state: found?.state ?? null,
      register: found?.register ?? visit ?? null,
    };
  },
);
