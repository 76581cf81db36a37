import { onlyDigits } from '../../../../resources/numbers/digits.ts';
import sql, { type Sql } from 'sql-template-tag';
import { publicTransferColumns } from '../../../../resources/requests/animalTransfer/publicRequest.ts';
import { animalTransfer } from '../../../../resources/requests/animalTransfer/schema.ts';
import { queryText } from '../../../crud/searchShape.ts';
import { freeText, likeText } from '../../../crud/where.ts';
import type { Transfer } from './transfer.ts';
import { animalOfNumber, digitsOf } from '../../../db/transponder.ts';
import { requestHooksFor } from '../../common/request/requestHooks.ts';

const byNumber = (text: string): Sql => {
  const digits = digitsOf(text) ?? onlyDigits(text);
  return digits.length === 15
    ? sql`(t.animal_id = ${animalOfNumber(digits)} or t.requested_transponder = ${digits})`
    : sql`t.search_text like ${`%${likeText(digits)}%`}`;
};

const select = sql`
  coalesce(r_animal_id.transponder, t.requested_transponder) as transponder,
  coalesce(r_animal_id.name, (select a.name from transponder_alias x join animal a on a.id = x.animal_id
    where x.transponder = t.requested_transponder)) as animal_name,
  t.new_owner ->> 'name' as new_owner_name`;

export const animalTransferHooks = requestHooksFor<typeof animalTransfer, Transfer>(
  animalTransfer,
  {
    select,
    filters: {
      universalSearch: {
        shape: queryText(),
        where: (text: string) => (digitsOf(text) ? byNumber(text) : freeText(text)),
      },
      transponder: { shape: queryText(30), where: byNumber },
    },
    selectOne: sql`t.new_owner, t.new_owner_id, t.previous_owner_id, t.use_owner_address, t.animal_postal_code,
    t.animal_locality, t.animal_parish_id, t.animal_address`,
    searchText: ({
      animalId,
      requestedTransponder,
      requesterName,
      previousOwnerId,
      newOwner,
    }) => sql`fold_text(concat_ws(' ',
    coalesce((select concat_ws(' ', a.transponder, a.name) from animal a where a.id = ${animalId ?? null}::bigint),
      ${requestedTransponder ?? null}::text),
    (select o.name from owner o where o.id = ${previousOwnerId ?? null}::bigint),
    ${newOwner.name ?? null}::text, ${newOwner.vatNumber ?? null}::text, ${requesterName ?? null}::text))`,
    auditDetails: ({ transponder }) => ({ transponder }),
    ownerFields: ['previousOwnerId', 'newOwnerId'],
    formColumns: publicTransferColumns,
  },
  {
    listed: sql`(t.kind = 'TWO_PARTY' or coalesce(t.contest_state = 'OPEN', false))`,
    unready: sql`(t.kind = 'TWO_PARTY' and t.contest_state is null
      and (t.given_timestamp is null or t.received_timestamp is null))`,
    objected: sql`t.contest_state = 'OPEN'`,
    isForDeciders: ({ kind }) => kind !== 'TWO_PARTY',
  },
);
