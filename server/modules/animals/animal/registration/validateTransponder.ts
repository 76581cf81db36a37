import sql, { type Sql } from 'sql-template-tag';
import { validateTransponder } from '../../../../../resources/animals/animal/calls.ts';
import type { AnswerOf } from '../../../../../resources/kit/call.ts';
import { allows } from '../../../../../resources/kit/access.ts';
import { getOne } from '../../../../db/db.ts';
import { handleRead } from '../../../../http/handle.ts';
import { payingEntity } from '../../../entities/entity/payingEntity.ts';
import { registrationPrice } from '../../../money/pricingTable/price.ts';
import { cannotRegister, forbidsPreRegister } from '../record/cannotRegister.ts';
import { countNumbersToRegister } from '../record/numberRead.ts';
import {
  hasUnknownPrefix,
  judgeTransponder,
  transponderFacts,
  type TransponderFacts,
} from '../record/transponderCheck.ts';

interface Row extends TransponderFacts {
  readonly arrival: AnswerOf<typeof validateTransponder>['arrival'];
  readonly credits: number;
  readonly balance: number | null;
}

/** What another register has announced of the animal; a breed of that name that is not the only one is none. */
const arrivalOf = (number: string): Sql => sql`
  (select jsonb_build_object('register', r.name, 'facts', h.facts, 'breedId',
      (select min(b.id) from breed b where lower(b.name) = lower(h.facts ->> 'breed') having count(*) = 1))
    from register_handover h join other_register r on r.id = h.register_id
    where h.direction = 'IN' and h.state = 'ANNOUNCED' and h.transponder = ${number}) as arrival`;

export const validateTransponderHandler = handleRead(
  validateTransponder,
  async ({ params, db, caller, services }) => {
    const number = params.id;
    const { actor } = caller;
    await countNumbersToRegister(services, caller, { transponder: number });
    const row = await getOne<Row>(
      db,
      sql`select ${transponderFacts(number)}, ${arrivalOf(number)},
      (${registrationPrice(actor.entity?.id ?? null)} -> 'credits')::int as credits,
      (select value - reserved from credit_balance where entity_id = ${payingEntity(actor.entity?.id ?? null)}) as balance`,
    );
    const mayRegisterFree = allows('REGISTER_FREE_TRANSPONDER', actor);
    const verdict = judgeTransponder(number, row, {
      allowTest: services.settings.demo,
      mayRegisterFree,
      entityIds: actor.entity ? [actor.entity.id] : [],
    });
    const isBilled = actor.entityProfile?.isBillable === true && !verdict.notBillable;
    const { credits } = row;
    const balance = row.balance ?? 0;
    const barred = cannotRegister(actor, verdict);
    const unpaid = isBilled && balance < credits ? 'NO_CREDITS' : undefined;
    const obstacle = barred ?? unpaid;
    return {
      ...verdict,
      canRegister: verdict.canRegister && obstacle === undefined,
      canPreRegister: verdict.canPreRegister && !forbidsPreRegister(barred) && unpaid === undefined,
      errorMessage: verdict.errorMessage ?? obstacle ?? null,
      warnings: hasUnknownPrefix(number) ? ['TRANSPONDER_UNKNOWN_PREFIX' as const] : [],
      campaign: verdict.notBillable ? (row.traced?.campaign ?? null) : null,
      recallReason:
        verdict.errorMessage === 'TRANSPONDER_RECALLED' ? (row.traced?.recallReason ?? null) : null,
      animalId: row.takenBy,
      arrival: row.arrival,
      credits: isBilled ? credits : null,
      balance: isBilled ? balance : null,
    };
  },
);
