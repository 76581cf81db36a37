import { interventionType as english } from '../../../../i18n/en/animals/interventionType/module.ts';
import { interventionType as portuguese } from '../../../../i18n/pt/animals/interventionType/module.ts';
import { searchTextOf } from '../../../../resources/numbers/text.ts';

/** The text that free search looks in: the name of the type in every language, batch and description. */
export function interventionText({
  typeId,
  batch,
  description,
}: {
  readonly typeId: number;
  readonly batch?: string | null | undefined;
  readonly description?: string | null | undefined;
}): string {
  const named = ({ names }: { readonly names: Readonly<Record<number, string>> }) => names[typeId];
  return searchTextOf(named(portuguese), named(english), batch, description);
}
