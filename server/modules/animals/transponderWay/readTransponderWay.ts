import sql from 'sql-template-tag';
import { READ_ANIMALS } from '../../../../resources/animals/animal/schema.ts';
import { readTransponderWay, WAY_EVENTS } from '../../../../resources/animals/transponderWay/calls.ts';
import { allows } from '../../../../resources/kit/access.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { isTransponder, transponderOrigin } from '../../../../resources/numbers/transponder.ts';
import type { SignedInCaller } from '../../../context.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { notFound } from '../../../errors.ts';
import { handleRead } from '../../../http/handle.ts';
import { findRecord } from '../../../write/records.ts';
import { animals } from '../animal/record/animals.ts';
import type { FoundAnimal } from '../animal/record/findAnimal.ts';
import { countTransponderRead } from '../animal/record/numberRead.ts';
import { animalNamed, animalScopeColumns } from '../animal/record/scope.ts';
import { caseScope } from '../recallCase/recallCases.ts';
import { animalEvents } from './animalEvents.ts';
import { findStock, findStockNumber, stockEvents, type StockRow } from './stockEvents.ts';
import { sightOf, type Sight, type WayEvent } from './sight.ts';

type Way = AnswerOf<typeof readTransponderWay>;

/** Of two events at one moment, the later step stands first. */
const stepOf = ({ kind }: WayEvent): number => WAY_EVENTS.indexOf(kind);

/** Rows of one kind that an answer has, at most. */
const MAX_READS = 20;

const originOf = (number: string): Way['origin'] => {
  const origin = transponderOrigin(number);
  return {
    kind: origin.kind,
    country: origin.kind === 'COUNTRY' ? origin.country : null,
    manufacturer: origin.kind === 'MANUFACTURER' ? origin.manufacturer : null,
  };
};

async function findNumbered(
  db: Queryable,
  caller: SignedInCaller,
  number: string,
): Promise<FoundAnimal | undefined> {
  if (!allows(READ_ANIMALS, caller.actor)) return undefined;
  const select = animalScopeColumns(caller);
  return (await findRecord(db, animals, animalNamed(number, caller), { select })) as FoundAnimal | undefined;
}

type Numbers = NonNullable<Way['animal']>['others'];

/** The numbers that mean an animal. */
const numbersOf = (db: Queryable, animalId: number): Promise<Numbers> =>
  db.query(
    sql`select transponder as number, kind from transponder_alias where animal_id = ${animalId} order by kind, transponder`,
  );

/** The recall of a number and the case of its animal, where the caller works through that. */
async function findRecall(
  db: Queryable,
  caller: SignedInCaller,
  { number, recallId }: StockRow,
): Promise<Way['recall']> {
  if (recallId === null) return null;
  return (
    (await findOne<NonNullable<Way['recall']>>(
      db,
      sql`select r.id, r.reason, r.creation_timestamp as at,
        (select t.id from recall_case t where t.recall_id = r.id and t.transponder = ${number}
          and ${caseScope(caller) ?? sql`true`}) as case_id
      from transponder_recall r where r.id = ${recallId}`,
    )) ?? null
  );
}

/** Who looked a number up, for readers of the audit. */
async function reads(db: Queryable, number: string, sight: Sight): Promise<WayEvent[]> {
  const rows = await db.query<{ at: string; userId: number | null; userName: string | null }>(sql`
    select a.at, u.id as user_id, u.name as user_name from audit_log a left join app_user u on u.id = a.user_id
    where a.details ->> 'transponder' = ${number} and a.action in ('READ', 'READ_PHONE')
    order by a.at desc, a.id desc limit ${MAX_READS}`);
  return rows.map(({ at, userId, userName }) =>
    sight.event('READ', at, { user: userId === null ? null : { id: userId, name: userName ?? '' } }),
  );
}

/** The whole way of a transponder, as far as the caller sees its delivery, its animal, and who had to do with them. */
export const readTransponderWayHandler = handleRead(
  readTransponderWay,
  async ({ params, db, caller, services, noteRead }) => {
    const number = isTransponder(params.id)
      ? params.id
      : await findStockNumber(db, caller, Number(params.id));
    if (number === undefined) throw notFound();
    const animal = await findNumbered(db, caller, number);
    await countTransponderRead(db, services, caller, number, animal?.isInScope ?? false);
    const stock = await findStock(db, caller, number);
    // What a reader of the animal may know of its transponder: that it was recalled, not who held it.
    if (!animal && !stock?.isVisible) throw notFound();
    noteRead({ objectId: number, details: { transponder: number, way: true } });
    const sight = sightOf(caller);
    const showsReads = allows('READ_AUDIT_LOG', caller.actor);
    const [numbers, recall, ofStock, ofAnimal, ofReads] = await Promise.all([
      animal ? numbersOf(db, animal.id) : [],
      stock ? findRecall(db, caller, stock) : null,
      stock ? stockEvents(db, caller, stock, sight) : [],
      animal ? animalEvents(db, caller, animal, number, sight) : [],
      showsReads ? reads(db, number, sight) : [],
    ]);
    const events = [...ofStock, ...ofAnimal, ...ofReads].sort((one, other) =>
      one.at < other.at ? 1 : one.at > other.at ? -1 : stepOf(other) - stepOf(one),
    );
    return {
      number,
      origin: originOf(number),
      stock: stock?.isVisible
        ? {
            id: stock.id,
            state: stock.state,
            lot: stock.lot,
            manufacturer: stock.manufacturer,
            campaign: stock.campaign,
            holder: sight.entity(stock.holderId, stock.holderName),
            unusableReason: stock.unusableReason,
          }
        : null,
      recall,
      animal: animal
        ? {
            id: animal.id,
            name: animal.name ?? '',
            transponder: animal.transponder ?? '',
            status: animal.status ?? '',
            kind: numbers.find((one) => one.number === number)?.kind ?? 'CURRENT',
            others: animal.isInScope ? numbers.filter((one) => one.number !== number) : [],
          }
        : null,
      events,
      showsReads,
    };
  },
);
