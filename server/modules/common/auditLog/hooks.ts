import sql, { type Sql } from 'sql-template-tag';
import { ALL_ACTIONS, storedActions } from '../../../../resources/common/audit/actions.ts';
import { AUDIT_OBJECTS, storedObjects } from '../../../../resources/common/audit/objects.ts';
import { auditLog } from '../../../../resources/common/auditLog/schema.ts';
import { queryWords } from '../../../../resources/kit/calls/query.ts';
import { cleanNumber } from '../../../../resources/numbers/cleanText.ts';
import { isTransponder, readTransponder } from '../../../../resources/numbers/transponderShape.ts';
import type { SignedInCaller } from '../../../context.ts';
import { hooksFor, type AnyOf } from '../../../crud/hooks.ts';
import { queryText } from '../../../crud/searchShape.ts';
import { freeText } from '../../../crud/where.ts';
import { animalOfNumber } from '../../../db/transponder.ts';

/**
 * Rows that a reader finds: all for the operator; for others those of the users of their entities, without those that
 * the operator's staff left in their name.
 */
const scope = ({ actor, scopeEntityIds }: SignedInCaller): Sql | null =>
  actor.isOperator
    ? null
    : sql`t.impersonator_id is null and t.user_id = any(array(select u.id from app_user u
        where u.entity_id = any(${[...scopeEntityIds]}::bigint[])))`;

const withoutSpaces = (value: string): string => cleanNumber(value).replace(/\s/g, '');

/** Rows that name an animal's number, or the animal itself. */
const ofAnimal = (number: string): AnyOf => ({
  anyOf: [
    sql`t.details ->> 'transponder' = ${number}`,
    sql`t.object_type = 'animal' and t.object_id = (${animalOfNumber(number)})::text`,
  ],
});

const byUsers = (text: string): Sql =>
  sql`t.user_id = any(array(select t.id from app_user t where ${freeText(text)} limit 500))`;

/** Returns the condition for a search text: an animal's number, an address, the name or email of a user. */
function universal(text: string): Sql | AnyOf {
  const number = readTransponder(text);
  if (isTransponder(number)) return ofAnimal(number);
  const word = withoutSpaces(text);
  return /^[\da-f]*[.:][\da-f.:]+$/i.test(word) ? sql`t.ip = ${word}` : byUsers(text);
}

const isOneOf = (column: Sql, stored: readonly string[]): AnyOf => ({
  anyOf: stored.map((one) => sql`${column} = ${one}`),
});

export const auditLogHooks = hooksFor(auditLog, {
  scope,
  filters: {
    universalSearch: { shape: queryText(), where: universal },
    ip: { shape: queryText(60), where: (ip: string) => sql`t.ip = ${withoutSpaces(ip)}` },
    objectId: { shape: queryText(60), where: (id: string) => sql`t.object_id = ${withoutSpaces(id)}` },
    action: {
      shape: queryWords(ALL_ACTIONS),
      where: (actions: string[]) => isOneOf(sql`t.action`, actions.flatMap(storedActions)),
    },
    objectType: {
      shape: queryWords(AUDIT_OBJECTS),
      where: (types: string[]) => isOneOf(sql`t.object_type`, types.flatMap(storedObjects)),
    },
    transponder: {
      shape: queryText(30),
      where: (number: string) => ofAnimal(readTransponder(number)),
    },
  },
});
