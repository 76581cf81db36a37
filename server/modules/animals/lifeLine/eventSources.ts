import sql, { type Sql } from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import type { LifeEvent } from '../../../../resources/kit/module.ts';
import { expansionOf } from '../../../../resources/kit/names.ts';
import { REGISTER_ZONE } from '../../../../resources/numbers/dates.ts';
import { modules } from '../../../../resources/schemas.ts';
import type { SignedInCaller } from '../../../context.ts';
import type { Hooks } from '../../../crud/hooks.ts';
import type { Queryable } from '../../../db/db.ts';
import { columnIdent } from '../../../db/sql.ts';
import { hooks } from '../../../generated/hooks.ts';
import { redactFor, scopeColumns } from '../../../write/redaction.ts';
import { storedModule } from '../../../write/storedModule.ts';
import type { StoredModule } from '../../../write/storedModuleType.ts';
import type { StoredRecord, Values } from '../../../write/recordValues.ts';
import { animals } from '../animal/record/animals.ts';
import { animalReminders } from '../animalReminder/reminders.ts';
import { certificates } from '../certificate/certificates.ts';

/** An event, and its place among the others: the latest first, then by kind, then by id. */
export interface PlacedEvent {
  readonly kind: string;
  readonly id: number;
  /** Microseconds since 1970. */
  readonly micros: number;
  readonly isDay: boolean;
  readonly record: Record<string, unknown>;
}

export type Place = Pick<PlacedEvent, 'kind' | 'id' | 'micros'>;

/** A moment as microseconds, which no rounding of a timestamp moves. */
export const microsOf = (moment: Sql): Sql => sql`(extract(epoch from ${moment}) * 1000000)::bigint`;

/** The condition for the events of a kind that come after a place. */
export function afterPlace(kind: string, micros: Sql, id: Sql, place: Place | null): Sql {
  if (!place) return sql`true`;
  if (kind === place.kind)
    return sql`(${micros} < ${place.micros}::bigint or (${micros} = ${place.micros}::bigint and ${id} < ${place.id}))`;
  return kind > place.kind
    ? sql`${micros} <= ${place.micros}::bigint`
    : sql`${micros} < ${place.micros}::bigint`;
}

type Stored = StoredModule<StoredRecord, Hooks>;

interface Source {
  readonly stored: Stored;
  readonly event: LifeEvent;
}

let known: readonly Source[] | undefined;

/** The kinds of record that declare an event of an animal. */
const sources = (): readonly Source[] =>
  (known ??= [
    ...modules.map((module): Stored =>
      storedModule(module, hooks[module.name] ?? {}, undefined, parentOf(module.parent)),
    ),
    certificates,
    animalReminders,
  ].flatMap((stored) => {
    const { event } = stored.module;
    return event?.of === 'animalId' ? [{ stored, event }] : [];
  }));

const parentOf = (parent: Stored['module']['parent']): StoredModule | undefined =>
  parent?.module.name === 'animal'
    ? animals
    : parent &&
      storedModule(parent.module, hooks[parent.module.name] ?? {}, undefined, parentOf(parent.module.parent));

/** Those that a caller reads. */
export const readableSources = ({ actor }: SignedInCaller): readonly Source[] =>
  sources().filter(({ stored, event }) => allows(event.read ?? stored.module.access.read, actor));

/** The events of one kind, as far as this caller finds and sees their records. */
export async function readEvents(
  db: Queryable,
  { stored, event }: Source,
  caller: SignedInCaller,
  animalId: number,
  place: Place | null,
  limit: number,
): Promise<PlacedEvent[]> {
  const { module } = stored;
  const kind = module.name;
  const isDay = module.fields[event.at]?.kind === 'date';
  const column = sql`t.${columnIdent(event.at)}`;
  const micros = microsOf(isDay ? sql`(${column}::timestamp at time zone ${REGISTER_ZONE})` : column);
  // A search for the records of one animal may reach further than a list does.
  const asked = stored.hooks.prepareSearch?.({ animalId: [animalId] }, caller);
  const scope = asked?.scope === undefined ? stored.hooks.scope?.(caller) : asked.scope;
  const rows = await db.query<StoredRecord & { readonly lifeMicros: number }>(
    sql`select ${stored.selectOne}, ${micros} as life_micros, ${scopeColumns(stored, caller, true)!}
      from ${stored.name} t${stored.joins}
      where t.${columnIdent(event.of)} = ${animalId} and ${column} is not null and ${scope ?? sql`true`}
        and ${afterPlace(kind, micros, sql`t.id`, place)}
      order by life_micros desc, t.id desc limit ${limit}`,
  );
  const present = redactFor(stored, caller);
  return rows.map((row) => ({
    kind,
    id: row.id,
    micros: Number(row.lifeMicros),
    isDay,
    record: shownOf(event, present(row)),
  }));
}

const shownOf = ({ shows }: LifeEvent, record: Values): Record<string, unknown> =>
  Object.fromEntries(
    shows
      .flatMap((name) => [name, expansionOf(name)])
      .filter((name) => name in record)
      .map((name) => [name, record[name]]),
  );
