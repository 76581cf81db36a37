import type { CatalogueCode } from '../../../resources/kit/codes.ts';
import { useActor } from '../../../authProvider/useSession.ts';
import type { Actor } from '../../../resources/kit/access.ts';
import { parentField, type AnyModule, type Parent } from '../../../resources/kit/module.ts';
import { operationState, type OperationState } from '../../../resources/kit/operations/operationStates.ts';
import type { Values } from '../../fields/index.ts';
import { ModuleList } from '../../lists/ModuleList.tsx';

/** Returns the reason why no child record can be added now; undefined where one can. */
function reasonAgainst(
  { requires, when = [] }: Parent,
  record: Values,
  actor: Actor | null,
): CatalogueCode | undefined {
  const own = actor ? operationState({ permission: 'SIGNED_IN', when }, record, actor) : undefined;
  const table = record.operations as Readonly<Record<string, OperationState | undefined>> | undefined;
  return own?.reason ?? (requires === undefined ? undefined : table?.[requires]?.reason);
}

interface ChildListProps {
  readonly module: AnyModule;
  /** The parent's record, with the states of its operations where it has any. */
  readonly record: Values;
  /** Narrows the list further, and is entered for a new record. */
  readonly about?: Readonly<Record<string, number>>;
}

/** The child records of one record, as a part of its page. */
export function ChildList({ module, record, about }: ChildListProps) {
  const actor = useActor();
  const { parent } = module;
  if (!parent) throw new Error(`${module.name} has no parent.`);
  const field = parentField(parent);
  const createSearch = new URLSearchParams({ [field]: String(record.id) });
  for (const [name, value] of Object.entries(about ?? {})) createSearch.set(name, String(value));
  const canCreate = module.access.create !== undefined && !module.without?.includes('create');
  return (
    <ModuleList
      module={module}
      filter={{ [field]: record.id, ...about }}
      storeKey={`${parent.module.name}.${module.name}`}
      isEmbedded
      createReason={canCreate ? reasonAgainst(parent, record, actor) : undefined}
      createSearch={`?${createSearch.toString()}`}
    />
  );
}
