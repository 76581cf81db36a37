import { modules } from '../../generated/modules.ts';
import type { AnyModule } from '../../kit/module.ts';
import { isRequest } from '../../kit/request.ts';
import { lostAnimal, LOST_PROCESS } from '../../lostFound/lostAnimal/schema.ts';

/** A kind of process that a ticket may be attached to: the `processType` of a type of request, or `LOST_ANIMAL`. */
export type TicketProcess = string;

/**
 * The kinds of process with the module whose records they are. A lost report is the same process before and after its
 * validation, so tickets name the report.
 */
const MODULES: ReadonlyMap<TicketProcess, AnyModule> = new Map<TicketProcess, AnyModule>([
  ...modules.filter(isRequest).map((module) => [module.request.processType, module] as const),
  [LOST_PROCESS, lostAnimal],
]);

export const TICKET_PROCESSES: readonly TicketProcess[] = [...MODULES.keys()];

/** Returns the module whose records are the processes of a kind: its page, its name, its table. */
export function processModule(type: TicketProcess): AnyModule {
  const module = MODULES.get(type);
  if (!module) throw new Error(`${type} is no kind of process`);
  return module;
}
