import sql from 'sql-template-tag';
import {
  MOST_SIGHTINGS,
  OLDEST_SIGHTING_DAYS,
  reportSighting,
  SIGHTING_MAILS_A_DAY,
  SIGHTINGS_A_DAY,
} from '../../../../resources/lostFound/lostAnimalSighting/calls.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import { isIsoDate, REGISTER_ZONE } from '../../../../resources/numbers/dates.ts';
import { isCode, plainCode } from '../../../../resources/numbers/printedCode.ts';
import type { Caller } from '../../../context.ts';
import { hashToken, newToken } from '../../../auth/session.ts';
import { findOne, getOne, type Queryable, type Tx } from '../../../db/db.ts';
import { formError, notFound, Refusal } from '../../../errors.ts';
import { preparePhoto, type PreparedFile } from '../../../files/prepare.ts';
import { handleWrite } from '../../../http/handle.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { composeMail } from '../../../mail/texts.ts';
import type { Write } from '../../../write/openWrite.ts';
import { notify } from '../../common/notification/notify.ts';

interface SeenReport {
  readonly id: number;
  readonly name: string | null;
  readonly transponder: string;
  readonly isClosed: boolean;
  readonly takesSightings: boolean;
  readonly mailsSightings: boolean;
  readonly participantEmail: string | null;
  /** The language of the account with the reporter's address; null without one. */
  readonly participantLanguage: string | null;
  readonly creationEntityId: number | null;
}

/** The published report of an animal that is looked for, locked so that its limits hold for visitors at the same moment. */
const findReport = (db: Queryable, code: string): Promise<SeenReport | undefined> =>
  findOne<SeenReport>(
    db,
    sql`select l.id, l.name, l.transponder, l.is_closed, l.takes_sightings, l.mails_sightings, l.participant_email,
        (select u.language from app_user u where lower(u.email) = lower(l.participant_email)) as participant_language,
        l.creation_entity_id
      from lost_animal_poster p join lost_animal l on l.id = p.lost_animal_id
      where p.code = ${code} and l.allows_advertising and l.validation_status = 'ACCEPTED' and l.status = 'LOST'
      for no key update of l`,
  );

/** The moment in SQL of a day and a time as a visitor types them; undefined where they are none, or cannot be meant. */
async function readMoment(tx: Tx, date: string, time: string): Promise<string | undefined> {
  if (!isIsoDate(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
  const { moment, isMeant } = await getOne<{ moment: string; isMeant: boolean }>(
    tx,
    sql`select m.moment, m.moment <= now() + interval '5 minutes'
        and m.moment > now() - make_interval(days => ${OLDEST_SIGHTING_DAYS}) as is_meant
      from (select (${`${date} ${time}`}::timestamp at time zone ${REGISTER_ZONE}) as moment) m`,
  );
  return isMeant ? moment : undefined;
}

export const reportSightingHandler = handleWrite<typeof reportSighting, PreparedFile | null>(
  reportSighting,
  async (write) => {
    const { tx, params, body, prepared: photo, fail, audit } = write;
    const code = plainCode(params.code);
    const report = isCode(code) ? await findReport(tx, code) : undefined;
    if (!report) throw notFound();
    if (report.isClosed) fail('LOST_ALREADY_CLOSED');
    if (!report.takesSightings) fail('SIGHTINGS_CLOSED');
    const moment = await readMoment(tx, body.seenDate ?? '', body.seenTime ?? '');
    const countyId = body.countyId ?? null;
    const isPlace =
      countyId !== null &&
      (await findOne(tx, sql`select id from county where id = ${countyId}`)) !== undefined;
    const faults: FieldError[] = [
      ...(countyId === null ? [{ property: 'countyId', error: 'MISSING_COUNTY' as const }] : []),
      ...(countyId !== null && !isPlace ? [{ property: 'countyId', error: 'INVALID_COUNTY' as const }] : []),
      ...(body.place ? [] : [{ property: 'place', error: 'MISSING_LOCAL' as const }]),
      ...(moment === undefined ? [{ property: 'seenDate', error: 'INVALID_EVENT_DATE' as const }] : []),
      // A contact is stored only with the consent that the reporter gets it.
      ...(body.contact && !body.sharesContact
        ? [{ property: 'sharesContact', error: 'INVALID_VALUE' as const }]
        : []),
    ];
    if (faults.length > 0) throw formError(faults);
    const { today, total } = await getOne<{ today: number; total: number }>(
      tx,
      sql`select count(*)::int as total,
          count(*) filter (where creation_timestamp > now() - interval '1 day')::int as today
        from lost_animal_sighting where lost_animal_id = ${report.id}`,
    );
    if (today >= SIGHTINGS_A_DAY || total >= MOST_SIGHTINGS) throw new Refusal(429, 'TOO_MANY_REQUESTS');
    const { id } = await getOne<{ id: number }>(
      tx,
      sql`insert into lost_animal_sighting (lost_animal_id, county_id, place, seen_timestamp, details, contact, photo)
        values (${report.id}, ${countyId}, ${body.place}, ${moment}::timestamptz, ${body.details || null},
          ${body.contact || null}, ${photo?.bytes ?? null})
        returning id`,
    );
    audit({
      action: 'SIGHTING_REPORTED',
      objectType: 'lostAnimal',
      objectId: report.id,
      details: { transponder: report.transponder, sightingId: id },
    });
    await notifyOfSighting(write, report);
    return {};
  },
  async ({ body, services, caller }) =>
    body.photo ? preparePhoto({ services, caller }, body.photo, 'photo') : null,
);

/** Notifies the staff who handle the report, and mails the reporter a link: what was written stands behind it. */
async function notifyOfSighting(write: Write<Caller>, report: SeenReport): Promise<void> {
  const { tx, services } = write;
  const { id, name, transponder, creationEntityId, participantEmail, participantLanguage } = report;
  await notify(write, {
    ...(creationEntityId === null
      ? { permission: 'ANIMAL_LOST_PENDING' as const }
      : { entityId: creationEntityId, permission: 'READ_LOST_ANIMAL_HISTORY' as const }),
    type: 'LOST_ANIMAL_SIGHTED',
    objectId: id,
    additionalInfo: { transponder },
  });
  if (!participantEmail || !report.mailsSightings) return;
  const { sent } = await getOne<{ sent: number }>(
    tx,
    sql`select count(*)::int as sent from lost_animal_sighting_link
      where lost_animal_id = ${id} and creation_timestamp > now() - interval '1 day'`,
  );
  if (sent >= SIGHTING_MAILS_A_DAY) return;
  const token = newToken();
  await tx.query(sql`insert into lost_animal_sighting_link (token_hash, lost_animal_id, email)
    values (${hashToken(token)}, ${id}, ${participantEmail})`);
  const target = {
    to: participantEmail,
    language: participantLanguage,
    publicUrl: services.settings.publicUrl,
  };
  await enqueueMail(tx, composeMail('animalSighted', target, { animalName: name, token }), 'NOTICE');
}
