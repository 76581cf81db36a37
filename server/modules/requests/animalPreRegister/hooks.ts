import { onlyDigits } from '../../../../resources/numbers/digits.ts';
import sql, { type Sql } from 'sql-template-tag';
import { animalPreRegister } from '../../../../resources/requests/animalPreRegister/schema.ts';
import { queryText } from '../../../crud/searchShape.ts';
import { freeText, likeText } from '../../../crud/where.ts';
import { digitsOf } from '../../../db/transponder.ts';
import { requestHooksFor } from '../../common/request/requestHooks.ts';
import type { PreRegister } from './preRegister.ts';

const byNumber = (text: string): Sql =>
  sql`t.search_text like ${`%${likeText(digitsOf(text) ?? onlyDigits(text))}%`}`;

/** Id and name of what an id in the kept animal or owner refers to. */
const named = (table: Sql, id: Sql): Sql =>
  sql`(select jsonb_build_object('id', n.id, 'name', n.name) from ${table} n where n.id = (${id})::bigint)`;

export const animalPreRegisterHooks = requestHooksFor<typeof animalPreRegister, PreRegister>(
  animalPreRegister,
  {
    filters: {
      universalSearch: {
        shape: queryText(),
        where: (text: string) => (digitsOf(text) ? byNumber(text) : freeText(text)),
      },
      transponder: { shape: queryText(30), where: byNumber },
    },
    selectOne: sql`t.animal, t.owner, jsonb_build_object(
      'breed', ${named(sql`breed`, sql`t.animal ->> 'breedId'`)},
      'crossBreed', ${named(sql`breed`, sql`t.animal ->> 'crossBreedId'`)},
      'veterinary', ${named(sql`veterinary`, sql`t.animal ->> 'veterinaryId'`)},
      'entity', ${named(sql`entity`, sql`t.animal ->> 'entityId'`)},
      'parish', ${named(sql`parish`, sql`t.animal ->> 'parishId'`)},
      'ownerParish', ${named(sql`parish`, sql`t.owner ->> 'parishId'`)}) as names`,
    auditDetails: ({ transponder }) => ({ transponder }),
  },
);
