import sql from 'sql-template-tag';
import { validateTransponder } from '../../../resources/animal/calls.ts';
import { getOne } from '../../db/db.ts';
import { handleRead } from '../../http/handle.ts';
import { cannotRegister } from './cannotRegister.ts';
import { hasUnknownPrefix, judgeTransponder, type UnknownTransponder } from './transponderCheck.ts';

interface Row {
  readonly takenBy: number | null;
  readonly unknownTransponder: UnknownTransponder | null;
  readonly credits: number | null;
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
      (select value #>> '{}' from configuration where key = 'unknownTransponder') as unknown_transponder,
      (select (value #>> '{}')::int from configuration where key = 'registrationCredits') as credits,
      (select value from credit_balance where entity_id = ${actor.entity?.id ?? null}::bigint) as balance`,
    );
    const verdict = judgeTransponder(
      number,
      { takenBy: row.takenBy, unknownTransponder: row.unknownTransponder ?? 'REGISTER' },
      services.settings.demo,
    );
    const isBilled = actor.entityProfile?.isBillable === true;
    const credits = row.credits ?? 1;
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
