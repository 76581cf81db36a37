import { useActor } from '../../../authProvider/useSession.ts';
import { allows } from '../../../resources/kit/access.ts';
import { fieldViews, isEmpty, type Values } from '../../fields/index.ts';
import { isListed } from '../listedFields.ts';
import { useModuleList } from '../listContext.ts';

/** The fields that this list can be narrowed by: as declared, else those of its columns. */
export function useFilterNames(): readonly string[] {
  const { module } = useModuleList();
  const actor = useActor();
  return (module.list.filters ?? module.list.columns).filter((name) => {
    const field = module.fields[name];
    return (
      field !== undefined &&
      !field.options.virtual &&
      isListed(field, actor) &&
      fieldViews[field.kind].Filter !== undefined &&
      (field.options.read === undefined || allows(field.options.read, actor))
    );
  });
}

/** Fields that this user may see. */
export function useVisibleFields(): readonly string[] {
  const { module } = useModuleList();
  const actor = useActor();
  return Object.entries(module.fields)
    .filter(([, { options }]) => options.read === undefined || allows(options.read, actor))
    .map(([name]) => name);
}

/** Filters that have a value. */
export const activeFilters = (values: Values): [string, unknown][] =>
  Object.entries(values).filter(
    ([name, value]) => name !== 'universalSearch' && name !== 'q' && !isEmpty(value),
  );

/** The words that are searched for. */
export const searchedText = (values: Values): string => String(values.universalSearch ?? values.q ?? '');

/** Whether anything at all narrows the list. */
export const isNarrowed = (values: Values): boolean =>
  activeFilters(values).length > 0 || searchedText(values) !== '';
