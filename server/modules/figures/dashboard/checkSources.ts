import type { ErrorCode, FieldError } from '../../../../resources/kit/codes.ts';
import { widgetFaults } from '../../../../resources/figures/dashboard/rules.ts';
import { queryOf } from '../../../../resources/figures/dashboard/widgets.ts';
import type { SignedInCaller } from '../../../context.ts';
import { Refusal } from '../../../errors.ts';
import { planQuery } from '../../../reporting/queryPlan.ts';
import { planDefinition } from '../../../reporting/sourcePlan.ts';
import type { ResolvedWidget } from './resolveWidgets.ts';
import { failureOf } from './widgetFailure.ts';

async function faultsOf(
  { widget, source, failure }: ResolvedWidget,
  caller: SignedInCaller,
): Promise<readonly ErrorCode[]> {
  if (failure) return [failure];
  const query = queryOf(widget);
  try {
    if (query) planQuery(query, caller.actor);
    else if (source && widget.source && 'dataSourceId' in widget.source)
      await planDefinition(source, caller, { parameters: widget.source.parameters });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [failureOf(error)];
  }
  // What a source asks has to suit the kind of the widget, as a question of its own does.
  return source ? widgetFaults(widget) : [];
}

/** What is wrong with the questions of widgets: data that the editor may not use, columns that are not there. */
export async function sourceFaults(
  widgets: readonly ResolvedWidget[],
  caller: SignedInCaller,
): Promise<FieldError[]> {
  const faults = await Promise.all(widgets.map((one) => faultsOf(one, caller)));
  return faults.flatMap((codes, at) => codes.map((error) => ({ property: `widgets[${at}]`, error })));
}
