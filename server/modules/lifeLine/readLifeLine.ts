import sql from 'sql-template-tag';
import { z } from 'zod';
import { EVENTS_PER_PAGE, OWN_EVENTS, readLifeLine } from '../../../resources/lifeLine/calls.ts';
import { allows } from '../../../resources/kit/access.ts';
import { REGISTER_ZONE, startOfDay } from '../../../resources/numbers/dates.ts';
import type { SignedInCaller } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { malformed, notFound } from '../../errors.ts';
import { handleRead } from '../../http/handle.ts';
import { findRecord } from '../../write/records.ts';
import { redactFor } from '../../write/redaction.ts';
import { listChanges } from '../../write/versions.ts';
import { animals } from '../animal/record/animals.ts';
import type { FoundAnimal } from '../animal/record/findAnimal.ts';
import { animalNamed, isInScope } from '../animal/record/scope.ts';
import {
  afterPlace,
  microsOf,
  readableSources,
  readEvents,
  type Place,
  type PlacedEvent,
} from './eventSources.ts';

const CHANGE = 'change';

const cursorShape = z.tuple([z.int(), z.string().max(60), z.int()]);

const writeCursor = ({ micros, kind, id }: Place): string =>
  Buffer.from(JSON.stringify([micros, kind, id])).toString('base64url');

function readCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  let given: unknown;
  try {
    given = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw malformed(['after']);
  }
  const read = cursorShape.safeParse(given);
  if (!read.success) throw malformed(['after']);
  const [micros, kind, id] = read.data;
  return { micros, kind, id };
}

const byPlace = (a: Place, b: Place): number =>
  b.micros - a.micros || (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : b.id - a.id);

/** What the record itself says of the animal's life. */
const ownEvents = ({ id, birthdate, registrationDate, deathDate }: FoundAnimal): PlacedEvent[] =>
  (
    [
      ['birth', birthdate],
      ['registration', registrationDate],
      ['death', deathDate],
    ] as const
  ).flatMap(([kind, day]) =>
    day
      ? [{ kind, id, micros: Date.parse(startOfDay(day, REGISTER_ZONE)) * 1000, isDay: true, record: {} }]
      : [],
  );

/** The changes of the animal's record, with the names of those fields that the caller may see. */
async function changes(
  db: Queryable,
  caller: SignedInCaller,
  animal: FoundAnimal,
  place: Place | null,
  limit: number,
): Promise<PlacedEvent[]> {
  const micros = microsOf(sql`v.revision_timestamp`);
  const where = afterPlace(CHANGE, micros, sql`v.id`, place);
  const present = redactFor(animals, caller);
  const rows = await listChanges(db, 'animal', animal.id, present, { where, limit });
  return rows.map((row) => {
    const { revisionId, revisionTimestamp, version, revisionAction, revisionChangedFields, creationUser } =
      row;
    return {
      kind: CHANGE,
      id: Number(revisionId),
      micros: Number(row.revisionMicros),
      isDay: false,
      record: { revisionTimestamp, version, revisionAction, revisionChangedFields, creationUser },
    };
  });
}

/** One page of the life line: each kind answers so many events at most, from an index, and the latest of all are kept. */
export const readLifeLineHandler = handleRead(
  readLifeLine,
  async ({ params, query, db, caller, noteRead }) => {
    const select = sql`${isInScope(caller)} as is_in_scope`;
    const found = await findRecord(db, animals, animalNamed(params.id, caller), { select });
    if (!found) throw notFound();
    const animal = found as FoundAnimal;
    noteRead({ objectId: animal.id, details: { transponder: animal.transponder, lifeLine: true } });
    const place = readCursor(query.after);
    const limit = EVENTS_PER_PAGE + 1;
    // Certificates and versions are those of one's own animals.
    const seen = readableSources(caller).filter(({ stored }) => animal.isInScope || stored.hooks.scope);
    const seesChanges = animal.isInScope && allows('READ_VERSIONS', caller.actor);
    const kinds = [
      ...OWN_EVENTS.filter((kind) => kind !== CHANGE || seesChanges),
      ...seen.map(({ stored }) => stored.module.name),
    ];
    const asked = query.kinds?.split(',').filter((kind) => kind !== '') ?? [];
    if (asked.some((kind) => !kinds.includes(kind))) throw malformed(['kinds']);
    const wanted = (kind: string) => asked.length === 0 || asked.includes(kind);
    const lists = await Promise.all([
      ...seen
        .filter(({ stored }) => wanted(stored.module.name))
        .map((source) => readEvents(db, source, caller, animal.id, place, limit)),
      seesChanges && wanted(CHANGE) ? changes(db, caller, animal, place, limit) : [],
    ]);
    const own = ownEvents(animal).filter(
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
