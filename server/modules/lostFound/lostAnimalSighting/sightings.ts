import sql, { type Sql } from 'sql-template-tag';
import {
  MOST_SIGHTINGS,
  type OwnSightings,
  type Sighting,
} from '../../../../resources/lostFound/lostAnimalSighting/calls.ts';
import { hashToken } from '../../../auth/session.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { atMost } from '../../../db/sql.ts';

type OwnSighting = OwnSightings['sightings'][number];

/** Reads sightings by a condition over alias `s`, the latest first. */
export const readSightings = (db: Queryable, where: Sql): Promise<OwnSighting[]> =>
  db.query<OwnSighting>(sql`
    select s.id, jsonb_build_object('code', c.code, 'name', c.name) as county, s.place, s.seen_timestamp, s.details,
      s.contact, translate(encode(s.photo, 'base64'), E'\n', '') as photo, s.is_hidden, s.creation_timestamp
    from lost_animal_sighting s join county c on c.id = s.county_id
    where ${where} order by s.seen_timestamp desc, s.id desc ${atMost(MOST_SIGHTINGS)}`);

/** A sighting as staff see it: the contact is for the reporter alone. */
export const withoutContact = ({ contact: _contact, ...sighting }: OwnSighting): Sighting => sighting;

/** A report behind a link of a mail. */
export interface LinkedReport {
  readonly id: number;
  readonly status: 'LOST' | 'FOUND';
  readonly name: string | null;
  readonly isClosed: boolean;
  readonly takesSightings: boolean;
  readonly mailsSightings: boolean;
}

/** The report of a link, while the address that it was mailed to is still that of the reporter. */
export const findLinkedReport = (db: Queryable, token: string): Promise<LinkedReport | undefined> =>
  findOne<LinkedReport>(
    db,
    sql`select l.id, l.status, l.name, l.is_closed, l.takes_sightings, l.mails_sightings
      from lost_animal_sighting_link k join lost_animal l on l.id = k.lost_animal_id
      where k.token_hash = ${hashToken(token)} and lower(l.participant_email) = lower(k.email)`,
  );

/** What the reporter reads behind the link; of a closed report, that it is closed. */
export async function ownSightingsOf(db: Queryable, report: LinkedReport): Promise<OwnSightings> {
  const { id, status, name, isClosed, takesSightings, mailsSightings } = report;
  return {
    status,
    name,
    isOpen: !isClosed,
    takesSightings,
    mailsSightings,
    sightings: isClosed ? [] : await readSightings(db, sql`s.lost_animal_id = ${id}`),
  };
}
