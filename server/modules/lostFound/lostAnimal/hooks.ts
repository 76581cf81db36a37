import sql from 'sql-template-tag';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import { lostAnimal } from '../../../../resources/lostFound/lostAnimal/schema.ts';
import { edit } from '../../../../resources/lostFound/lostAnimal/operations.ts';
import { queryIds } from '../../../../resources/kit/calls/query.ts';
import { isTransponder, readTransponder } from '../../../../resources/numbers/transponderShape.ts';
import { hooksFor, type PreparedSearch } from '../../../crud/hooks.ts';
import { queryText } from '../../../crud/searchShape.ts';
import type { SearchQuery } from '../../../crud/searchQuery.ts';
import { findOne, getOne, type Tx } from '../../../db/db.ts';
import { formError } from '../../../errors.ts';
import { refuseByState } from '../../../write/states.ts';
import { recordedNumber } from '../../../db/transponder.ts';
import { closePairs } from '../lostAnimalMatch/matches.ts';
import { listedReports, ownReports, readableReports } from './scope.ts';

/** Reports that one asks for by name are found whether they are open or not. */
const EXACT = ['ids', 'transponder', 'animalId', 'isClosed', 'validationStatus'];

/** Open, accepted reports unless the search says otherwise; of one animal also those that wait for validation. */
function prepareSearch(query: SearchQuery, caller: Parameters<typeof listedReports>[0]): PreparedSearch {
  const isOfOne = query.transponder !== undefined || query.animalId !== undefined;
  const defaults = {
    ...(!EXACT.some((name) => query[name] !== undefined) && { isClosed: false }),
    ...(query.validationStatus === undefined &&
      query.ids === undefined && { validationStatus: isOfOne ? ['ACCEPTED', 'PENDING'] : ['ACCEPTED'] }),
  };
  return {
    query: { ...query, ...defaults },
    scope: isOfOne ? readableReports(caller) : listedReports(caller),
  };
}

/** Returns the contradictions between a report's place and breeds and the register. */
async function placeFaults(tx: Tx, input: Readonly<Record<string, unknown>>): Promise<FieldError[]> {
  const { eventDistrictId = null, eventCountyId = null, eventParishId = null } = input;
  const found = await getOne<{ district: boolean; county: boolean; parish: boolean }>(
    tx,
    sql`select ${eventDistrictId}::bigint is null or exists (select from district where id = ${eventDistrictId}) as district,
      ${eventCountyId}::bigint is null
        or exists (select from county where id = ${eventCountyId} and district_id = ${eventDistrictId}) as county,
      ${eventParishId}::bigint is null
        or exists (select from parish where id = ${eventParishId} and county_id = ${eventCountyId}) as parish`,
  );
  return [
    ...(found.district ? [] : [{ property: 'eventDistrictId', error: 'INVALID_DISTRICT' as const }]),
    ...(found.district && !found.county
      ? [{ property: 'eventCountyId', error: 'INVALID_COUNTY' as const }]
      : []),
    ...(found.parish ? [] : [{ property: 'eventParishId', error: 'INVALID_PARISH' as const }]),
  ];
}

/** The root of a breed's tree. */
const speciesOf = (breedId: unknown) => sql`(
  with recursive above as (
    select id, parent_id from breed where id = ${breedId}::bigint
    union all select b.id, b.parent_id from breed b join above a on b.id = a.parent_id)
  select id from above where parent_id is null)`;

/** The kind of job that compares a report with those of the other kind, once its save has committed. */
export const COMPARE_LOST_ANIMAL = 'COMPARE_LOST_ANIMAL';

/** Changes of these have an open report compared again. */
const COMPARED = [
  'validationStatus',
  'breedId',
  'isCrossBreed',
  'crossBreedId',
  'gender',
  'color',
  'birthdate',
  'eventDate',
  'eventCountyId',
];

export const lostAnimalHooks = hooksFor(lostAnimal, {
  findId: async (db, transponder) =>
    (
      await findOne<{ id: number }>(
        db,
        sql`select id from lost_animal
          where transponder = any(array[${transponder}, ${recordedNumber(transponder)}]) and validation_status = 'ACCEPTED'
          order by is_closed, creation_timestamp desc, id desc limit 1`,
      )
    )?.id,
  scope: listedReports,
  opens: readableReports,
  isInScope: ownReports,
  prepareSearch,
  filters: {
    // With the reports of its numbers, also of a second one, that were made before they were registered.
    animalId: {
      shape: queryIds(),
      where: (ids: number[]) => sql`(t.animal_id = any(${ids}::bigint[]) or (t.animal_id is null
        and t.transponder = any(array(select x.transponder from transponder_alias x where x.animal_id = any(${ids}::bigint[])))))`,
    },
    transponder: {
      shape: queryText(30),
      where: (text: string) => {
        const digits = readTransponder(text);
        return isTransponder(digits)
          ? sql`t.transponder = any(array[${digits}, ${recordedNumber(digits)}])`
          : sql`false`;
      },
    },
  },
  select: sql`
    (select min(x.id) from animal_transfer x where x.animal_id = t.animal_id and not x.closed
      and x.lost_animal_status is not null and not t.is_closed) as pending_animal_transfer_id,
    r_creation_user_id.veterinary_id as creation_user_veterinary_id, r_animal_id.status as animal_status, coalesce(r_animal_id.is_locked, false) as animal_is_locked`,
  present: ({ creationUserVeterinaryId = null, ...record }) => ({
    ...record,
    lostAnimalId: record.id,
    ...(typeof record.creationUser === 'object' &&
      record.creationUser !== null && {
        creationUser: { ...record.creationUser, veterinaryId: creationUserVeterinaryId },
      }),
  }),
  auditDetails: ({ transponder }) => ({ transponder }),
  checkState: async ({ before, caller }) => refuseByState(edit, before, caller),
  checkInput: async ({ tx, before, input }) => {
    const faults = await placeFaults(tx, { ...before, ...input });
    if (faults.length > 0) throw formError(faults);
  },
  afterSave: async (write) => {
    const { tx, before, changes, record, enqueue } = write;
    if (record.isClosed && before?.isClosed === false) await closePairs(write, record.id);
    if (record.isClosed || record.validationStatus !== 'ACCEPTED') return;
    if (before === null || COMPARED.some((name) => name in changes))
      enqueue(COMPARE_LOST_ANIMAL, { id: record.id });
    // The code of its poster, once; a consent that is given again finds the same.
    if (record.allowsAdvertising)
      await tx.query(
        sql`insert into lost_animal_poster (lost_animal_id) values (${record.id}) on conflict do nothing`,
      );
  },
  beforeSave: async ({ before, changes, caller: { actor }, services }) => ({
    ...('breedId' in changes && { speciesId: changes.breedId ? speciesOf(changes.breedId) : null }),
    lastUpdatedById: actor?.id ?? null,
    ...(before === null && {
      creationUserId: actor?.id ?? null,
      creationEntityId: actor?.entity?.id ?? null,
      creationOrigin: (actor?.ownerId ?? null) === null ? services.settings.productToken : 'OWNERS',
    }),
  }),
});
