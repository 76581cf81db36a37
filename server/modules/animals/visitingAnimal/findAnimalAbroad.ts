import sql, { type Sql } from 'sql-template-tag';
import { findAnimalAbroad, type AnimalAbroad } from '../../../../resources/animals/visitingAnimal/calls.ts';
import { RECEIVE_VISITORS } from '../../../../resources/animals/visitingAnimal/schema.ts';
import { allows } from '../../../../resources/kit/access.ts';
import { CONFIGURATION_DEFAULTS } from '../../../../resources/common/configuration/defaults.ts';
import { registrationTermOf } from '../../../../resources/animals/visitingAnimal/registrationTerm.ts';
import { entries } from '../../common/configuration/entries.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { registerDay } from '../../../db/sql.ts';
import { handleRead } from '../../../http/handle.ts';
import { countTransponderRead } from '../animal/record/numberRead.ts';

const register: Sql = sql`jsonb_build_object('name', r.name, 'country', r.country, 'website', r.website,
  'phone', r.phone, 'email', r.email) as register`;

async function readLawFrom(db: Queryable): Promise<string> {
  const set = (await entries(db, ['unionLawFrom']))[0]?.value;
  return typeof set === 'string' ? set : CONFIGURATION_DEFAULTS.unionLawFrom;
}

/** Where an animal is registered that is not registered here; counted as any other number that is looked up. */
export const findAnimalAbroadHandler = handleRead(
  findAnimalAbroad,
  async ({ db, params: { transponder }, caller, services, noteRead }) => {
    await countTransponderRead(db, services, caller, transponder);
    const visit = await findOne<NonNullable<AnimalAbroad['visit']>>(
      db,
      sql`select v.id, v.species, v.looks, v.date_from, v.date_to, ${register},
          case when c.visiting_animal_id is not null and ${allows(RECEIVE_VISITORS, caller.actor)}::boolean
            then jsonb_build_object('name', c.name, 'phone', c.phone, 'email', c.email) end as contact
        from visiting_animal v join other_register r on r.id = v.register_id
        left join visitor_contact c on c.visiting_animal_id = v.id
        where v.transponder = ${transponder} and ${registerDay} between v.date_from and v.date_to
        order by v.date_to desc, v.id desc limit 1`,
    );
    const arrival = await findOne<NonNullable<AnimalAbroad['arrival']>>(
      db,
      sql`select h.id, h.facts, ${register} from register_handover h join other_register r on r.id = h.register_id
        where h.direction = 'IN' and h.state = 'ANNOUNCED' and h.transponder = ${transponder}`,
    );
    noteRead({
      ...(visit && { objectId: visit.id }),
      details: { transponder, hasContact: Boolean(visit?.contact) },
    });
    const lawFrom = await readLawFrom(db);
    const { stay } = registrationTermOf(visit?.species ?? '', lawFrom, visit?.dateFrom);
    return {
      visit: visit ?? null,
      arrival: arrival ?? null,
      registerBy: {
        dog: registrationTermOf('DOG', lawFrom).union,
        cat: registrationTermOf('CAT', lawFrom).union,
        stay,
      },
    };
  },
);
