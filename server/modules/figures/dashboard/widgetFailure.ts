import type { WidgetFailure } from '../../../../resources/figures/dashboard/calls.ts';
import { Refusal } from '../../../errors.ts';
import { logFault } from '../../../log/logFault.ts';

const OFF = new Set<string>([
  'DATA_SOURCE_INACTIVE',
  'QUERIES_NEED_POSTGRES',
  'QUERIES_ARE_OFF',
  'QUERIES_ROLE_TOO_STRONG',
]);

/** The reason why a widget has no figures, as its page says it. */
export function failureOf(failure: unknown): WidgetFailure {
  if (!(failure instanceof Refusal)) {
    logFault('dashboard', failure);
    return 'WIDGET_FAILED';
  }
  if (OFF.has(failure.code)) return 'WIDGET_SOURCE_OFF';
  const isHidden = failure.errors.some(
    ({ property, error }) =>
      error === 'UNKNOWN_DATA_SET' || (property === 'queryText' && error === 'UNKNOWN_COLUMN'),
  );
  return isHidden ? 'WIDGET_DATA_SET_FORBIDDEN' : 'WIDGET_QUERY_WRONG';
}
