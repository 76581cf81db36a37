import { bulkOperations } from '../../generated/bulkOperations.ts';
import type { Actor } from '../../kit/access.ts';
import type { AnyBulkOperation } from '../../kit/bulkOperation.ts';
import type { FieldError } from '../../kit/codes.ts';
import { checkRecord, fieldShape, initialValues, readIssues } from '../../kit/checks/shapes.ts';
import type { InputOf } from '../../kit/module.ts';
import type { Fields } from '../../kit/types.ts';

/** Values of parameters as they are stored and sent. */
export type ParameterValues = Readonly<Record<string, unknown>>;

/** The declared bulk operation of a name. */
export const findBulkOperation = (name: string | null | undefined): AnyBulkOperation | undefined =>
  bulkOperations.find((one) => one.name === name);

/** Parameters as the operation reads them, and what is wrong with them. */
export interface ReadParameters {
  readonly values: ParameterValues;
  readonly errors: readonly FieldError[];
}

const named = (errors: readonly FieldError[]): FieldError[] =>
  errors.map(({ property, error }) => ({ property: `parameters.${property}`, error }));

/** Checks values that a template proposes: those that it has; unknown ones are refused. */
export function readProposals({ parameters }: AnyBulkOperation, given: ParameterValues): ReadParameters {
  const values: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const [name, value] of Object.entries(given)) {
    const field = parameters[name];
    if (!field) errors.push({ property: name, error: 'UNKNOWN_FIELD' });
    else {
      const read = fieldShape(name, field).safeParse(value);
      if (read.success) values[name] = read.data;
      else {
        const { malformed, errors: wrong } = readIssues(read.error.issues);
        const own = wrong.map(({ error }) => ({ property: name, error }));
        errors.push(
          ...own,
          ...malformed.map(() => ({ property: name, error: 'INVALID_PARAMETERS' as const })),
        );
      }
    }
  }
  return { values, errors: named(errors) };
}

/** Checks the parameters of a run: also what must be given, and what is left out has its initial value. */
export function readBulkParameters(
  operation: AnyBulkOperation,
  proposed: ParameterValues,
  actor: Actor,
): ReadParameters {
  const { parameters } = operation;
  const all = { ...initialValues(parameters as Fields), ...proposed };
  const { values, errors } = readProposals(operation, all);
  if (errors.length > 0) return { values, errors };
  const record = values as InputOf<Fields>;
  const found = checkRecord(
    { fields: parameters, check: ({ record: given }) => operation.check?.(given) ?? [] },
    { mode: 'create', actor, record, before: null },
  );
  const absent = Object.keys(parameters).filter((name) => values[name] === undefined);
  return {
    values: { ...values, ...Object.fromEntries(absent.map((name) => [name, null])) },
    errors: named(found),
  };
}
