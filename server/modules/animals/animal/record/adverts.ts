import { randomInt, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import sql, { type Sql } from 'sql-template-tag';
import { ADVERT_CHECKS_SHOWN, ADVERT_CODE_LENGTH } from '../../../../../resources/animals/animal/advert.ts';
import { CODE_LETTERS } from '../../../../../resources/numbers/printedCode.ts';
import { atMost } from '../../../../db/sql.ts';

const HASH_BYTES = 32;
const derive = promisify<string, string, number, Buffer>(scrypt);

/** A code of letters and digits that do not look alike. */
export const newAdvertCode = (): string =>
  Array.from({ length: ADVERT_CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/**
 * The hash of a code for an animal's number. It is slow, because 37 bits over a copy of the database would be guessed,
 * and takes equally long for every code and number.
 */
export const hashAdvertCode = (transponder: string, code: string): Promise<Buffer> =>
  derive(code, `advert ${transponder}`, HASH_BYTES);

const isOpen = sql`c.closed_timestamp is null and c.end_timestamp > now()`;

/** The code `c` of animal `a` as long as the keeper offers it: the animal lives, is not lost, and is still theirs. */
export const isInForce = sql`${isOpen} and c.owner_id = a.owner_id and a.status = 'NORMAL'`;

/** Whether animal `t` has a code in force. */
export const hasOpenAdvertCode = sql`exists (select from advert_code c where c.animal_id = t.id and ${isOpen})`;

const moment = (column: Sql): Sql =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The adverts of animal `t` that its page shows, as JSON. */
export const advertColumn = sql`(select jsonb_build_object(
    'code', (select jsonb_build_object('isInForce', ${isOpen},
        'creationTimestamp', ${moment(sql`c.creation_timestamp`)},
        'endTimestamp', ${moment(sql`coalesce(least(c.closed_timestamp, c.end_timestamp), c.end_timestamp)`)},
        'isByOwner', c.is_by_owner, 'entityName', e.name)
      from advert_code c left join entity e on e.id = c.creation_entity_id
      where c.animal_id = t.id order by c.id desc limit 1),
    'confirmed', count(k.advert_code_id)::int, 'notConfirmed', (count(*) - count(k.advert_code_id))::int,
    'checks', coalesce((select jsonb_agg(jsonb_build_object('creationTimestamp', ${moment(sql`l.creation_timestamp`)},
        'isConfirmed', l.advert_code_id is not null) order by l.id desc)
      from (select * from advert_check l where l.animal_id = t.id
        order by l.id desc ${atMost(ADVERT_CHECKS_SHOWN)}) l), '[]'))
  from advert_check k where k.animal_id = t.id)`;
