import { createElement } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useActor } from '../../authProvider/useSession.ts';
import { isShown, pageOf, type AnyOperation } from '../../resources/kit/operation.ts';
import { useUrlParam } from '../runtime/address/useUrlParam.ts';
import type { Operation } from './Operations.tsx';
import { operationsOf } from './operationsOf.ts';
import { routeExists } from '../runtime/address/routeExists.ts';
import { ModuleIcon } from '../theme/icons.ts';

/** A record with what the server says of its operations. */
export interface OperableRecord {
  readonly operations?:
    | Readonly<
        Record<string, { readonly allowed: boolean; readonly reason?: string | undefined } | undefined>
      >
    | undefined;
}

interface Options {
  /** Opens the dialog of an operation. */
  readonly onDialog: (name: string) => void;
  /** The page's own action for an operation, in place of a dialog or a page of its own. */
  readonly actions?: Readonly<Record<string, () => void>>;
  /** The operation that is under way on the page. */
  readonly active?: string | undefined;
  /** Those that are shown at once, the likeliest first; all by default. */
  readonly likely?: readonly string[];
  /** The keys of those that are offered here; all that the record has by default. */
  readonly only?: readonly string[];
}

const icons = new Map<string, Operation['icon']>();

/** The sign of a name as a component, the same one each time. */
function iconOf(name: string): Operation['icon'] {
  let icon = icons.get(name);
  if (!icon) {
    icon = (props: SvgIconProps) => createElement(ModuleIcon, { ...props, name });
    icons.set(name, icon);
  }
  return icon;
}

/** Returns the reason why an operation is not allowed, as a code; nothing where it is. */
function reasonOf({ key }: AnyOperation, record: object): string | undefined {
  const state = (record as OperableRecord).operations?.[key];
  return state?.allowed ? undefined : (state?.reason ?? 'NO_PERMISSION');
}

/** Returns the operations of a record as buttons, with the reason for each that is off. */
export function useOperations(
  module: string,
  record: object,
  { onDialog, actions = {}, active, likely, only }: Options,
): readonly Operation[] {
  const translate = useTranslate();
  const navigate = useNavigate();
  const actor = useActor();
  if (!actor) return [];
  return operationsOf(module).flatMap((operation) => {
    const { name, key, icon, group, stateOnly } = operation;
    if (only && !only.includes(key)) return [];
    const page = pageOf(operation, record as Readonly<Record<string, unknown>>);
    const does =
      actions[name] ?? (page ? () => void navigate(page) : stateOnly ? undefined : () => onDialog(name));
    const leads = page === undefined || actions[name] !== undefined || routeExists(page);
    if (!does || !leads || !isShown(operation, record, actor)) return [];
    return [
      {
        icon: iconOf(icon),
        label: translate(`resources.${module}.operations.${name}.label`),
        reason: reasonOf(operation, record),
        isActive: active === name,
        group,
        ...(likely?.includes(name) && { rank: likely.indexOf(name) }),
        onClick: does,
      },
    ];
  });
}

/** The operation whose dialog is open, kept in the page's address: one that is allowed now. */
export function useOperationDialog(module: string, record: object) {
  const names = operationsOf(module)
    .filter((operation) => !operation.stateOnly && reasonOf(operation, record) === undefined)
    .map(({ name }) => name);
  return useUrlParam('dialog', names);
}
