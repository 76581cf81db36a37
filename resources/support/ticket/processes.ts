import type { IndexedModule } from '../../kit/records/moduleIndex.ts';
import { LOST_PROCESS } from '../../lostFound/lostAnimal/access.ts';
import { indexedRequests, indexOf } from '../../moduleIndex.ts';

/** A kind of process that a ticket may be attached to: the `processType` of a type of request, or `LOST_ANIMAL`. */
export type TicketProcess = string;

/**
 * The kinds of process with the module whose records they are. A lost report is the same process before and after its
 * validation, so tickets name the report.
 */
const MODULES: ReadonlyMap<TicketProcess, IndexedModule> = new Map<TicketProcess, IndexedModule>([
  ...indexedRequests.map((module) => [module.request.processType, module] as const),
  [LOST_PROCESS, indexOf('lostAnimal')],
]);

export const TICKET_PROCESSES: readonly TicketProcess[] = [...MODULES.keys()];

/** Returns the entry of the module whose records are the processes of a kind: its page, its name. */
export function processModule(type: TicketProcess): IndexedModule {
  const module = MODULES.get(type);
  if (!module) throw new Error(`${type} is no kind of process`);
  return module;
}
