import { initialValues } from '../../resources/kit/checks/shapes.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import type { Fields } from '../../resources/kit/types.ts';
import type { Values } from '../fields/index.ts';

/**
 * Returns the values with which the form of a record starts; of a new one those that its declaration and the page propose.
 * `today` is the day at the user's place, as an ISO date.
 */
export function startValues(
  module: AnyModule,
  record: Values | null,
  initial: Values | undefined,
  today: string,
): Record<string, unknown> {
  const start: Record<string, unknown> = {};
  for (const [name, { startsToday }] of Object.entries(module.fields))
    start[name] = record?.[name] ?? (startsToday && !record ? today : null);
  return record ? start : { ...start, ...initialValues(module.fields as Fields), ...initial };
}
