import sql, { type Sql } from 'sql-template-tag';
import { interventionType as english } from '../../../../i18n/en/animals/interventionType/module.ts';
import { interventionType as portuguese } from '../../../../i18n/pt/animals/interventionType/module.ts';
import { setSterilization } from '../../../../resources/animals/animal/operations.ts';
import { allows } from '../../../../resources/kit/access.ts';
import type { SignedInCaller } from '../../../context.ts';
import { languageIn } from '../../../language.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** A type with its name in a user's language; one without texts keeps its stored name. */
export function typeIn<T extends object>(type: T, language: string | null | undefined): T {
  const { id = 0, name }: Partial<Named> = type;
  const names: Readonly<Record<number, string>> = { pt: portuguese.names, en: english.names }[
    languageIn(language)
  ];
  return { ...type, name: names[id] ?? name };
}

/** The types that a caller may choose from, over alias `t`; `null` for all. */
export const typesOffered = ({ actor }: SignedInCaller): Sql | null =>
  allows(setSterilization.permission, actor) ? null : sql`not t.is_sterilization`;
