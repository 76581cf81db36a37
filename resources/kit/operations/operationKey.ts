import type { OperationKeys } from '../../generated/operationKeys.ts';

/** The keys of a module's operations; of a module that is not known to the type checker, any. */
export type OperationKeyOf<Name extends string> = string extends Name
  ? string
  : Name extends keyof OperationKeys
    ? OperationKeys[Name]
    : never;
