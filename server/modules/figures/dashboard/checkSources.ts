import type { FieldError } from '../../../../resources/kit/codes.ts';
import type { Actor } from '../../../../resources/kit/access.ts';
import { queryOf, type Widget } from '../../../../resources/figures/dashboard/widgets.ts';
import { Refusal } from '../../../errors.ts';
import { planQuery } from '../../../reporting/queryPlan.ts';
import { failureOf } from './answerWidgets.ts';

/** What is wrong with the questions of widgets: data sets that the editor may not use, columns that they do not have. */
export const sourceFaults = (widgets: readonly Widget[], actor: Actor): FieldError[] =>
  widgets.flatMap((widget, at) => {
    const query = queryOf(widget);
    if (!query) return [];
    try {
      planQuery(query, actor);
      return [];
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      return [{ property: `widgets[${at}]`, error: failureOf(failure) }];
    }
  });
