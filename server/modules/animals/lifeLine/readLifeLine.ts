import sql, { join, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import {
  ACTION_EVENTS,
  CHANGE_EVENT,
  EVENTS_PER_PAGE,
  readLifeLine,
  RECORD_EVENTS,
} from '../../../../resources/animals/lifeLine/calls.ts';
import { allows } from '../../../../resources/kit/access.ts';
import { REGISTER_ZONE, startOfDay } from '../../../../resources/numbers/dates.ts';
import type { SignedInCaller } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { malformed, notFound } from '../../../errors.ts';
import { handleRead } from '../../../http/handle.ts';
import { findRecord } from '../../../write/records.ts';
import { redactFor } from '../../../write/redaction.ts';
import { listChanges, versionsOfField, type FieldVersions } from '../../../write/versions.ts';
import { animals } from '../animal/record/animals.ts';
import type { FoundAnimal } from '../animal/record/findAnimal.ts';
import { countTransponderRead } from '../animal/record/numberRead.ts';
import { animalNamed, animalScopeColumns } from '../animal/record/scope.ts';
import { microsOf, readableSources, readEvents, type Place, type PlacedEvent } from './eventSources.ts';
import { decodeCursor, encodeCursor } from '../../../crud/cursor.ts';

/** The kind of event that a version of the animal is. */
const versionKind: Sql = sql`case ${join(
  Object.entries(ACTION_EVENTS).map(
    ([kind, names]) => sql`when v.action = any(${[...names]}::text[]) then ${kind}::text`,
  ),
  ' ',
)} else ${CHANGE_EVENT}::text end`;

const cursorShape = z.tuple([z.int(), z.string().max(60), z.int()]);

const writeCursor = ({ micros, kind, id }: Place): string => encodeCursor([micros, kind, id]);

function readCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const [micros, kind, id] = decodeCursor(cursor, cursorShape);
  return { micros, kind, id };
}

const byPlace = (a: Place, b: Place): number =>
  b.micros - a.micros || (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : b.id - a.id);

/** The versions that say what the record itself says of the animal's life; for readers of its versions. */
const ownVersions = async (
  db: Queryable,
  caller: SignedInCaller,
  animal: FoundAnimal,
): Promise<FieldVersions> =>
  animal.isInScope && allows('READ_VERSIONS', caller.actor)
    ? versionsOfField(db, 'animal', animal.id, 'deathDate')
    : { first: null, changed: null };

/** Returns the events of the animal's life that its own record holds, with the versions that hold them. */
const ownEvents = (
  { id, birthdate, registrationDate, deathDate }: FoundAnimal,
  { first, changed }: FieldVersions,
): PlacedEvent[] =>
  (
    [
      ['birth', birthdate, first],
      ['registration', registrationDate, first],
      ['death', deathDate, changed ?? first],
    ] as const
  ).flatMap(([kind, day, version]) =>
    day
      ? [
          {
            kind,
            id,
            micros: Date.parse(startOfDay(day, REGISTER_ZONE)) * 1000,
            isDay: true,
            record: version === null ? {} : { version },
          },
        ]
      : [],
  );

/** Returns the actions of these kinds on the animal's record; user and fields only for readers of its versions. */
async function actions(
  db: Queryable,
  caller: SignedInCaller,
  animal: FoundAnimal,
  kinds: readonly string[],
  place: Place | null,
  limit: number,
): Promise<PlacedEvent[]> {
  const micros = microsOf(sql`v.revision_timestamp`);
  const after = place
    ? sql`(${micros} < ${place.micros}::bigint or (${micros} = ${place.micros}::bigint
        and (${versionKind} collate "C" > ${place.kind} or (${versionKind} = ${place.kind} and v.id < ${place.id}))))`
    : sql`true`;
  const where = sql`${versionKind} = any(${[...kinds]}::text[]) and ${after}`;
  const present = redactFor(animals, caller, animal);
  const rows = await listChanges(db, 'animal', animal.id, present, { kind: versionKind, where, limit });
  const readsVersions = allows('READ_VERSIONS', caller.actor);
  return rows.map((row) => {
    const { revisionId, revisionTimestamp, version, revisionAction, revisionChangedFields, creationUser } =
      row;
    return {
      kind: String(row.revisionKind),
      id: Number(revisionId),
      micros: Number(row.revisionMicros),
      isDay: false,
      record: readsVersions
        ? { revisionTimestamp, version, revisionAction, revisionChangedFields, creationUser }
        : { revisionAction },
    };
  });
}

/** One page of the life line: each kind answers so many events at most, from an index, and the latest of all are kept. */
export const readLifeLineHandler = handleRead(
  readLifeLine,
  async ({ params, query, db, caller, services, noteRead }) => {
    const select = animalScopeColumns(caller);
    const found = await findRecord(db, animals, animalNamed(params.id, caller), { select });
    const animal = found as FoundAnimal | undefined;
    await countTransponderRead(db, services, caller, params.id, animal?.isInScope ?? false);
    if (!animal) throw notFound();
    noteRead({ objectId: animal.id, details: { transponder: animal.transponder, lifeLine: true } });
    const place = readCursor(query.after);
    const limit = EVENTS_PER_PAGE + 1;
    // Certificates and versions are those of one's own animals.
    const seen = readableSources(caller).filter(({ stored }) => animal.isInScope || stored.hooks.scope);
    const seenActions = animal.isInScope
      ? [...Object.keys(ACTION_EVENTS), ...(allows('READ_VERSIONS', caller.actor) ? [CHANGE_EVENT] : [])]
      : [];
    const kinds = [...RECORD_EVENTS, ...seenActions, ...seen.map(({ stored }) => stored.module.name)];
    const asked = query.kinds?.split(',').filter((kind) => kind !== '') ?? [];
    if (asked.some((kind) => !kinds.includes(kind))) throw malformed(['kinds']);
    const wanted = (kind: string) => asked.length === 0 || asked.includes(kind);
    const wantedActions = seenActions.filter(wanted);
    const lists = await Promise.all([
      ...seen
        .filter(({ stored }) => wanted(stored.module.name))
        .map((source) => readEvents(db, source, caller, animal.id, place, limit)),
      wantedActions.length > 0 ? actions(db, caller, animal, wantedActions, place, limit) : [],
    ]);
    const own = ownEvents(animal, await ownVersions(db, caller, animal)).filter(
      (event) => wanted(event.kind) && (place === null || byPlace(event, place) > 0),
    );
    const events = [...lists.flat(), ...own].sort(byPlace);
    const content = events.slice(0, EVENTS_PER_PAGE);
    const last = content.at(-1);
    return {
      content: content.map(({ micros, ...event }) => ({
        ...event,
        at: new Date(Math.floor(micros / 1000)).toISOString(),
      })),
      kinds,
      ...(events.length > EVENTS_PER_PAGE && last && { cursor: writeCursor(last) }),
    };
  },
);
