import sql from 'sql-template-tag';
import { validateTransponder } from '../../../../resources/animal/calls.ts';
import { getOne } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';
import { registrationCredits } from '../../billingTransaction/consume.ts';
import { cannotRegister } from './cannotRegister.ts';
import {
  hasUnknownPrefix,
  judgeTransponder,
  unknownTransponder,
  type UnknownTransponder,
} from './transponderCheck.ts';

interface Row {
  readonly takenBy: number | null;
  readonly unknownTransponder: UnknownTransponder;
  readonly credits: number;
  readonly balance: number | null;
}

export const validateTransponderHandler = handleRead(
  validateTransponder,
  async ({ params, db, caller, services }) => {
    const number = params.id.replace(/[\s.-]/g, '');
    const { actor } = caller;
    const row = await getOne<Row>(
      db,
      sql`select (select animal_id from transponder_alias where transponder = ${number}) as taken_by,
      ${unknownTransponder} as unknown_transponder,
      ${registrationCredits} as credits,
      (select value from credit_balance where entity_id = ${actor.entity?.id ?? null}::bigint) as balance`,
    );
    const verdict = judgeTransponder(number, row, services.settings.demo);
    const isBilled = actor.entityProfile?.isBillable === true;
    const { credits } = row;
    const balance = row.balance ?? 0;
    const obstacle = cannotRegister(actor) ?? (isBilled && balance < credits ? 'NO_CREDITS' : undefined);
    return {
      ...verdict,
      canRegister: verdict.canRegister && obstacle === undefined,
      canPreRegister: verdict.canPreRegister && (obstacle === undefined || obstacle === 'NO_CREDITS'),
      errorMessage: verdict.errorMessage ?? obstacle ?? null,
      warnings: hasUnknownPrefix(number) ? ['TRANSPONDER_UNKNOWN_PREFIX' as const] : [],
      animalId: row.takenBy,
      credits: isBilled ? credits : null,
      balance: isBilled ? balance : null,
    };
  },
);
