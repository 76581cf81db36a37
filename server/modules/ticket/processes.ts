import sql, { type Sql } from 'sql-template-tag';
import { READ_ANIMALS } from '../../../resources/animal/schema.ts';
import { READ_PRE_REGISTERS } from '../../../resources/animalPreRegister/schema.ts';
import { READ_TRANSFERS } from '../../../resources/animalTransfer/schema.ts';
import { allows, type Access } from '../../../resources/kit/access.ts';
import { ownerMerge } from '../../../resources/ownerMerge/schema.ts';
import { ownerReview } from '../../../resources/ownerReview/schema.ts';
import { TICKET_PROCESSES, type TicketProcess } from '../../../resources/ticket/schema.ts';
import type { SignedInCaller } from '../../context.ts';
import { isInScope } from '../animal/record/scope.ts';
import { requestScope } from '../request/scope.ts';

/** Who sees a process of a kind. */
interface Sight {
  readonly access: Access;
  /** Whether the process `id` is there and in this caller's sight; left out where no process of the kind is kept. */
  readonly isThere?: (caller: SignedInCaller, id: Sql) => Sql;
}

const SIGHT: Record<TicketProcess, Sight> = {
  ANIMAL_TRANSFER: {
    access: READ_TRANSFERS,
    isThere: (caller, id) =>
      sql`exists (select from animal_transfer t where t.id = ${id} and ${requestScope(caller) ?? sql`true`})`,
  },
  LOST_ANIMAL: {
    access: READ_ANIMALS,
    isThere: (caller, id) =>
      sql`exists (select from lost_animal l join animal t on t.id = l.animal_id
        where l.id = ${id} and ${isInScope(caller)})`,
  },
  ANIMAL_DEATH_REQUEST: { access: 'MANAGE_ANIMAL_DEATH_REQUEST' },
  ANIMAL_PRE_REGISTER: {
    access: READ_PRE_REGISTERS,
    isThere: (caller, id) =>
      sql`exists (select from animal_pre_register t where t.id = ${id} and ${requestScope(caller) ?? sql`true`})`,
  },
  OWNER_DATA_UPDATE: { access: 'MANAGE_OWNER_UPDATE_DATA' },
  OWNER_MERGE: {
    access: ownerMerge.access.read,
    isThere: (caller, id) =>
      sql`exists (select from owner_merge t where t.id = ${id} and ${requestScope(caller) ?? sql`true`})`,
  },
  OWNER_REVIEW: {
    access: ownerReview.access.read,
    isThere: (caller, id) =>
      sql`exists (select from owner_review t where t.id = ${id} and ${requestScope(caller) ?? sql`true`})`,
  },
  ANIMAL_DIAC_REQUEST: { access: 'MANAGE_ANIMAL_DIAC_REQUEST' },
};

/** Whether a caller sees the process `id` (an expression) of a kind. */
export function seesProcess(caller: SignedInCaller, type: TicketProcess, id: Sql): Sql {
  const { access, isThere } = SIGHT[type];
  if (!allows(access, caller.actor)) return sql`false`;
  return isThere?.(caller, id) ?? sql`true`;
}

/** Whether there can be a process of this kind for a ticket to be attached to. */
export const isKept = (type: TicketProcess): boolean => SIGHT[type].isThere !== undefined;

/** The kinds of which this caller sees some. */
export const kindsInSight = ({ actor }: SignedInCaller): TicketProcess[] =>
  TICKET_PROCESSES.filter((type) => isKept(type) && allows(SIGHT[type].access, actor));
