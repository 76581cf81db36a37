import sql, { type Sql } from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import {
  countObservations,
  PUBLIC_OBSERVATIONS_MAX,
  searchObservations,
  searchPublicObservations,
  type ListedObservation,
} from '../../../../resources/common/observation/calls.ts';
import { OBSERVATIONS_PER_PAGE, PIN_OBSERVATIONS } from '../../../../resources/common/observation/record.ts';
import { findRecordPage } from '../../../../resources/common/observation/recordPage.ts';
import type { SignedInCaller } from '../../../context.ts';
import { directionOf, queryPage } from '../../../crud/queryPage.ts';
import { getOne, type Queryable } from '../../../db/db.ts';
import { atMost } from '../../../db/sql.ts';
import { notFound } from '../../../errors.ts';
import { handleRead } from '../../../http/handle.ts';
import { recordOfPage } from './pageRecord.ts';

/** The condition for the notes `o` on a page that this caller may open. */
async function notesOn(db: Queryable, url: string, caller: SignedInCaller): Promise<Sql> {
  const page = findRecordPage(url);
  if (!page) throw notFound();
  const recordId = await recordOfPage(db, page, caller);
  return sql`o.module = ${page.module} and o.record_id = ${recordId}`;
}

/** Returns the audit details of a reading of notes. */
const details = ({ url }: { readonly url: string }) => ({ url: findRecordPage(url)?.url });

export const countObservationsHandler = handleRead(countObservations, async ({ db, query, caller }) => {
  const where = await notesOn(db, query.url, caller);
  return getOne<{ totalComments: number }>(
    db,
    sql`select count(*)::int as total_comments from observation o where ${where}`,
  );
});

export const searchObservationsHandler = handleRead(
  searchObservations,
  async ({ db, query, caller, noteRead }) => {
    const where = await notesOn(db, query.url, caller);
    noteRead({ objectId: null, details: details(query) });
    const way = directionOf(query);
    const removesAny = allows(PIN_OBSERVATIONS, caller.actor);
    return queryPage<ListedObservation>(db, query, {
      select: sql`o.id, o.observation, o.fixed, o.fixed_public, o.creation_timestamp, o.url,
          jsonb_build_object('id', u.id, 'name', u.name) as user,
          (${removesAny} or o.creation_user_id = ${caller.actor.id}) as can_delete`,
      from: sql`observation o join app_user u on u.id = o.creation_user_id`,
      where: sql`${where}`,
      order: sql`(o.fixed or o.fixed_public) desc, o.creation_timestamp ${way}, o.id ${way}`,
      size: OBSERVATIONS_PER_PAGE,
    });
  },
);

export const searchPublicObservationsHandler = handleRead(
  searchPublicObservations,
  async ({ db, query, caller, noteRead }) => {
    const where = await notesOn(db, query.url, caller);
    noteRead({ objectId: null, details: details(query) });
    return db.query<{ id: number; observation: string }>(sql`
      select o.id, o.observation from observation o where ${where} and o.fixed_public
      order by o.creation_timestamp desc, o.id desc ${atMost(PUBLIC_OBSERVATIONS_MAX)}`);
  },
);
