import sql, { type Sql } from 'sql-template-tag';
import type { CatalogueCode } from '../../../../../resources/kit/codes.ts';
import {
  isTransponder,
  transponderFault,
  transponderOrigin,
} from '../../../../../resources/numbers/transponder.ts';

/** The configured handling of a number that the traceability of transponders does not know. */
export type UnknownTransponder = 'REGISTER' | 'PRE_REGISTER' | 'REFUSE';

/** The same as part of a statement; such numbers are registered by default. */
const unknownTransponder: Sql = sql`coalesce(
  (select value #>> '{}' from configuration where key = 'unknownTransponder'), 'REGISTER')`;

/** The data about a number, and about the entity that wants to register it. */
export interface TransponderFacts {
  /** The animal that has the number already. */
  readonly takenBy: number | null;
  readonly unknownTransponder: UnknownTransponder;
  /** Whether it waits in a pre-registration. */
  readonly isPreRegistered: boolean;
  /** Whether it is of a series that is given out free of charge, in campaigns. */
  readonly isFree: boolean;
  /** The number in the traceability of transponders; null where that does not know it. */
  readonly traced: TracedTransponder | null;
}

/** A transponder as the traceability knows it. */
interface TracedTransponder {
  readonly state: 'AVAILABLE' | 'FREE' | 'IN_TRANSACTION' | 'REGISTERED' | 'UNUSABLE';
  /** The entity that holds it; none until its delivery is accepted. */
  readonly holderId: number | null;
  /** The entity that has it to accept. */
  readonly receiverId: number | null;
  readonly isBillable: boolean;
  /** The campaign that gives it out free of charge. */
  readonly campaign: string | null;
  /** Why its batch was recalled; null where it was not. */
  readonly recallReason: string | null;
}

/** The same as columns of a statement. */
export const transponderFacts = (number: string): Sql => sql`
  (select animal_id from transponder_alias where transponder = ${number}) as taken_by,
  ${unknownTransponder} as unknown_transponder,
  exists (select from animal_pre_register where transponder = ${number} and not closed) as is_pre_registered,
  exists (select from configuration, regexp_split_to_table(value #>> '{}', '[ ,;]+') as series
    where key = 'freeTransponders' and series <> '' and starts_with(${number}::text, series)) as is_free,
  (select jsonb_build_object('state', x.state, 'holderId', x.entity_id, 'receiverId', m.to_entity_id, 'isBillable', x.is_billable,
      'campaign', x.campaign, 'recallReason', r.reason)
    from transponder x left join transponder_recall r on r.id = x.recall_id left join transponder_movement m on m.id = x.movement_id where x.number = ${number}) as traced`;

export interface TransponderVerdict {
  readonly canRegister: boolean;
  readonly canPreRegister: boolean;
  readonly errorMessage: CatalogueCode | null;
  readonly notBillable: boolean;
  readonly validated: boolean;
}

const refused = (errorMessage: CatalogueCode, canPreRegister: boolean): TransponderVerdict => ({
  canRegister: false,
  canPreRegister,
  errorMessage,
  notBillable: false,
  validated: false,
});

/** The circumstances in which a number is to be registered. */
export interface TransponderUse {
  /** The demonstration, where the test prefix 999 is as good as any. */
  readonly allowTest: boolean;
  /** Whether the user registers numbers of campaigns. */
  readonly mayRegisterFree: boolean;
  /** The entities that it is registered for: one of them has to hold it. */
  readonly entityIds: readonly number[];
}

const possible = (notBillable: boolean, validated: boolean): TransponderVerdict => ({
  canRegister: true,
  canPreRegister: true,
  errorMessage: null,
  notBillable,
  validated,
});

/** Whether a number can be registered. */
export function judgeTransponder(
  number: string,
  facts: TransponderFacts,
  { allowTest, mayRegisterFree, entityIds }: TransponderUse,
): TransponderVerdict {
  const fault = transponderFault(number, { allowTest });
  if (fault === 'INVALID_TRANSPONDER') return refused(fault, false);
  if (facts.takenBy !== null) return refused('TRANSPONDER_ALREADY_REGISTERED', false);
  if (facts.isPreRegistered) return refused('TRANSPONDER_IN_PENDING_PRE_REGISTER', false);
  if (fault) return refused(fault, !number.startsWith('999'));
  const { traced } = facts;
  const isTheirs = (id: number | null) => id !== null && entityIds.includes(id);
  if (traced?.state === 'UNUSABLE' && traced.recallReason !== null)
    return refused('TRANSPONDER_RECALLED', false);
  if (traced?.state === 'UNUSABLE') return refused('CANNOT_REGISTER_UNUSABLE_TRANSPONDER', false);
  if (traced?.state === 'IN_TRANSACTION' && isTheirs(traced.receiverId))
    return refused('TRANSPONDER_IN_PENDING_TRANSACTION_TO_REGISTER_ENTITY', false);
  // The chip may be in the animal all the same: staff decide.
  if (traced && (traced.state === 'IN_TRANSACTION' || !isTheirs(traced.holderId)))
    return refused('TRANSPONDER_NOT_AVAILABLE_FOR_ENTITY', true);
  const isFree = facts.isFree || traced?.state === 'FREE';
  if (isFree && !mayRegisterFree) return refused('CANNOT_REGISTER_FREE_TRANSPONDER', false);
  if (traced) return possible(isFree || !traced.isBillable, true);
  if (isFree) return possible(true, false);
  if (facts.unknownTransponder === 'REFUSE') return refused('TRANSPONDER_NOT_AVAILABLE_FOR_ENTITY', false);
  if (facts.unknownTransponder === 'PRE_REGISTER') return refused('COULD_NOT_VALIDATE_ON_TRACEABILITY', true);
  return possible(false, false);
}

/** Whether no country or maker is known for the prefix: a reason to check the reader again, no more. */
export const hasUnknownPrefix = (number: string): boolean =>
  isTransponder(number) && transponderOrigin(number).kind === 'UNKNOWN';
