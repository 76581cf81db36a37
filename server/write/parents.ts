import sql, { join, type Sql } from 'sql-template-tag';
import { operationsOf } from '../../resources/generated/operations.ts';
import type { CatalogueCode } from '../../resources/kit/codes.ts';
import { parentField, type AnyModule, type Parent } from '../../resources/kit/module.ts';
import type { AnyOperation } from '../../resources/kit/operation.ts';
import { operationState, type OperationState } from '../../resources/kit/operations/operationStates.ts';
import type { SignedInCaller } from '../context.ts';
import { conflict, forbidden, notFound } from '../errors.ts';
import { saveDerived } from './derived.ts';
import type { RecordHooks, StateContext } from './hooks.ts';
import { findRecord, parentColumn } from './records.ts';
import { masksFor } from './redaction.ts';
import type { StoredModule } from './storedModuleType.ts';
import type { StoredRecord, Values } from './recordValues.ts';
import type { Write } from './openWrite.ts';

/**
 * The rows of a parent whose child records a caller finds, over alias `t`; `null` for all. Rows of which the caller
 * sees a part only keep their child records to themselves.
 */
function openRows(parent: StoredModule, caller: SignedInCaller): Sql | null {
  const masks = masksFor(parent, caller, false).filter(({ ofField }) => !ofField);
  const parts = [parent.hooks.scope?.(caller), ...masks.map(({ unless }) => unless ?? sql`false`)];
  const given = parts.filter((part) => part !== null && part !== undefined);
  return given.length > 0 ? join(given, ' and ') : null;
}

const both = (a: Sql | null, b: Sql | null): Sql | null => (a && b ? sql`${a} and ${b}` : (a ?? b));

/** @throws Error where the parent has no operation of this name */
function getOperation({ module }: StoredModule, requires: string): AnyOperation {
  const found = operationsOf(module.name).find(({ key }) => key === requires);
  if (!found) throw new Error(`${module.name} has no operation ${requires}, and a child record requires it`);
  return found;
}

/** The codes with which the state of the parent can refuse a write of a child record. */
export function parentReasons(
  { parent: declared, variants = [] }: AnyModule,
  parent: StoredModule,
): CatalogueCode[] {
  const { requires, when = [] } = declared!;
  const names = [requires, ...variants.map((variant) => variant.requires)].filter(
    (name) => name !== undefined,
  );
  const table = names.flatMap((name) => getOperation(parent, name).when);
  return [...new Set([...when, ...table].map(({ otherwise }) => otherwise))];
}

/** The parent as creation needs it: a record with the fixed values of a variant may require another operation. */
function parentForCreation({ variants = [] }: AnyModule, declared: Parent, input: object): Parent {
  const requires = variants.find(
    (variant) =>
      variant.requires !== undefined &&
      Object.entries(variant.fixed).every(([name, value]) => (input as Values)[name] === value),
  )?.requires;
  return requires === undefined ? declared : { ...declared, requires };
}

/** Whether a child may be written while its parent stands as it does: allowed, or the reason why not. */
function stateOfParent(
  declared: Parent,
  parent: StoredModule,
  record: StoredRecord,
  caller: SignedInCaller,
): OperationState {
  const { requires, when = [] } = declared;
  const own = operationState({ permission: 'SIGNED_IN', when }, record, caller.actor);
  if (!own.allowed || requires === undefined) return own;
  return operationState(getOperation(parent, requires), record, caller.actor);
}

/** The parent of an id as a caller may write below it; by its number, where that reaches further, any it finds. */
function parentNamed(
  declared: Parent,
  parent: StoredModule,
  caller: SignedInCaller,
  id: number,
  number: string | undefined,
): Sql {
  const reached =
    declared.isReachable && number !== undefined ? parent.hooks.lookUp?.(number, caller) : undefined;
  const named = sql`t.id = ${id}`;
  return both(named, reached ?? openRows(parent, caller))!;
}

/**
 * Locks the parent that a child record is to be written below, and checks that its state allows it. Parents are locked
 * before their children everywhere, so that two writes never wait for each other in a circle.
 * @param number the parent's own number, where it was named by it
 * @throws Refusal 404 when the caller does not see the parent, 409 with the reason of its state, 403 for want of the
 * permission to the operation when a child is created
 */
async function checkParent(
  { tx, caller }: Pick<Write, 'tx' | 'caller'>,
  declared: Parent,
  parent: StoredModule,
  id: number,
  change: 'CREATE' | StateContext<StoredRecord>['change'],
  number?: string,
): Promise<void> {
  const record = await findRecord(tx, parent, parentNamed(declared, parent, caller, id, number), {
    lock: true,
  });
  if (!record) throw notFound();
  const { reason } = stateOfParent(declared, parent, record, caller);
  // Who may change and remove is said by the child; the operation says who may add.
  if (reason === 'NO_PERMISSION') {
    if (change === 'CREATE') throw forbidden();
  } else if (reason) throw conflict(reason);
}

/** The hooks of a child module: its own, within what its parent allows. */
export function childHooks<H extends RecordHooks>(
  module: AnyModule,
  hooks: H,
  declared: Parent,
  parent: StoredModule,
): H {
  const field = parentField(declared);
  const idOf = (record: object): number => (record as Values)[field] as number;
  const within = (own: RecordHooks['scope']) => (caller: SignedInCaller) => {
    const open = openRows(parent, caller);
    const rows = open && sql`${parentColumn(declared)} in (select t.id from ${parent.name} t where ${open})`;
    return both(rows, own?.(caller) ?? null);
  };
  const composed: RecordHooks = {
    ...hooks,
    scope: within(hooks.scope),
    auditDetails: (record) => ({ [field]: idOf(record), ...hooks.auditDetails?.(record) }),
    checkState: async (context) => {
      await checkParent(context, declared, parent, idOf(context.before), context.change);
      await hooks.checkState?.(context);
    },
    checkInput: async (context) => {
      const { before, input, parentNumber } = context;
      if (!before) {
        const required = parentForCreation(module, declared, input);
        await checkParent(context, required, parent, idOf(input), 'CREATE', parentNumber);
      }
      await hooks.checkInput?.(context);
    },
    afterSave: async (context) => {
      await hooks.afterSave?.(context);
      await saveDerived(context, module, parent, idOf(context.record));
    },
    afterRemove: async (context) => {
      await hooks.afterRemove?.(context);
      await saveDerived(context, module, parent, idOf(context.before));
    },
  };
  return composed as H;
}
