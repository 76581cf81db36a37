import sql from 'sql-template-tag';
import { BATCH_KEPT_DAYS } from '../../resources/animals/certificate/bulkCalls.ts';
import { SIGHTING_KEPT_DAYS } from '../../resources/lostFound/lostAnimalSighting/calls.ts';
import { isRequest } from '../../resources/kit/request.ts';
import { modules } from '../../resources/generated/modules.ts';
import { ident } from '../db/sql.ts';
import { deleteTicketFiles, daysAgo, deleteUnusedContents, deleteBatch } from './cleanupStatements.ts';
import { MONEY_RETENTION } from './moneyRetention.ts';
import { RETENTION_OF_DECISIONS } from './retentionOfDecisions.ts';
import { RETENTION_OF_JOBS } from './retentionOfJobs.ts';
import { REGISTER_RETENTION } from './retentionOfRegisters.ts';
import { always, asRecord, type Rule } from './retentionRule.ts';

/** The rows of reports that were closed so long ago that their sightings are deleted. */
const ofClosedReport = sql`lost_animal_id in (
  select id from lost_animal where is_closed and closed_date < ${daysAgo(SIGHTING_KEPT_DAYS)})`;

/** The rule of a declared module without personal data that has none of its own. */
export const RULE_OF_MODULES: Rule = asRecord('reference data of a declared module');

/** The same of a type of request. */
export const RULE_OF_REQUESTS: Rule = always('what was asked of the register, and how it was decided');

/**
 * The retention rule of every table of the register; the cleanup job runs these statements only. A table without a
 * rule fails a test. The periods that a deployment sets are in the settings.
 */
export const RETENTION: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(
    modules.filter(({ personal }) => !personal).map(({ table }) => [table, RULE_OF_MODULES]),
  ),
  ...Object.fromEntries(modules.filter(isRequest).map(({ table }) => [table, RULE_OF_REQUESTS])),

  district: always('the administrative map'),
  county: always('the administrative map'),
  parish: always('the administrative map'),
  postal_code: always('the administrative map'),
  address_import: always('when the administrative map was imported'),
  breed: asRecord('reference data'),
  vaccine: asRecord('reference data'),
  dashboard: asRecord('which figures are shown together'),
  report_template: asRecord('what reports ask'),
  data_source: asRecord('where figures come from'),
  report_schedule: asRecord('which reports are sent to whom'),
  setup_dismissal: always('why an entry of the setup list was left out'),
  configuration: always('one row for each setting'),
  backup: always('when the register was backed up, and whether that was restored'),
  drill: always('what drills of the cluster have shown'),
  help_article: asRecord('help with a page'),
  schema_migration: always('what the database is made of'),

  entity_profile: asRecord('what kinds of entity there are'),
  entity: always('who registered an animal must remain known'),
  role: asRecord('what people may do'),
  veterinary: always('who is named in an animal’s history'),
  veterinary_entity: asRecord(
    'an association or an open request; the row of one that ended or was refused goes at once',
  ),
  app_user: always('versions and audit name the account; it is made inactive, not deleted'),
  order_account: asRecord('of its account: which account at the order opens it'),
  user_preference: asRecord('of its account: how its lists are set up'),

  owner: always('the law asks whose an animal is and was'),
  observation: {
    kept: 'as long as the record that it is about',
    why: 'no page leads to the notes of a record that was deleted',
    statements: modules.map(
      ({ name, table }) =>
        () =>
          deleteBatch(
            'observation',
            sql`module = ${name} and not exists (select from ${ident(table)} r where r.id = record_id)`,
          ),
    ),
  },
  sealed_owner: {
    kept: 'five years after the erasure',
    why: 'tax and animal-health law ask whose an animal was; encrypted',
    statements: [() => deleteBatch('sealed_owner', sql`kept_until < current_date`)],
  },
  owner_training: asRecord('of its owner: what they were certified for'),
  owner_entity: asRecord('of its owner: who sees it'),
  animal: always('the law asks for the register of animals'),
  animal_entity: asRecord('of its animal: who finds it'),
  transponder_movement_item: asRecord('of its movement: which transponders it was of'),
  transponder_alias: asRecord('of its animal: every number it ever had'),
  animal_merge: always('how two records of an animal became one, and what undoes it'),
  animal_merge_reason: asRecord('reasons that users wrote, without names of people'),
  certificate: always('a paper that is shown later must still be validated'),
  certificate_layout: asRecord('of its template: what certificates were printed with'),
  certificate_key: always('papers that it signed are verified with it'),
  certificate_batch: {
    kept: 'a day after it was done',
    why: 'until then its user sees what became of it; the certificates stay',
    statements: [() => deleteBatch('certificate_batch', sql`done_timestamp < ${daysAgo(BATCH_KEPT_DAYS)}`)],
  },
  certificate_batch_animal: asRecord('of its bulk request'),
  animal_transfer: always('how an animal came to its owner'),
  transfer_link: {
    kept: '30 days after its end',
    why: 'a link that was used or is over is told apart from none; only hashes are kept',
    statements: [() => deleteBatch('transfer_link', sql`end_timestamp < ${daysAgo(30)}`)],
  },
  owner_contact: asRecord('of its owner: what proves that a contact is the owner’s'),
  contact_change_link: {
    kept: '30 days after its end',
    why: 'a link that was used or is over is told apart from none; an address and a hash are kept',
    statements: [() => deleteBatch('contact_change_link', sql`end_timestamp < ${daysAgo(30)}`)],
  },
  death_notice: {
    kept: 'a year after the owner could object',
    why: 'deaths that an account registered are counted within a day; who could object',
    statements: [() => deleteBatch('death_notice', sql`end_timestamp < ${daysAgo(365)}`)],
  },
  death_notice_link: asRecord('of its notice: an address and a hash'),
  ...REGISTER_RETENTION,
  owner_consent_code: {
    kept: 'a day after its end',
    why: 'a code that is over counts for nothing; hashes are kept',
    statements: [() => deleteBatch('owner_consent_code', sql`end_timestamp < ${daysAgo(1)}`)],
  },
  lost_animal: always('of an animal’s history'),
  lost_animal_observation: asRecord('of its report'),
  lost_animal_poster: asRecord('of its report: the code of its poster, which says that the report is closed'),
  lost_animal_sighting: {
    kept: '30 days after its report is closed',
    why: 'what visitors saw of a lost animal; nothing is needed of it once the animal is back',
    statements: [() => deleteBatch('lost_animal_sighting', ofClosedReport)],
  },
  lost_animal_sighting_link: {
    kept: '30 days after its report is closed',
    why: 'opens the sightings of a report; an address and a hash are kept',
    statements: [() => deleteBatch('lost_animal_sighting_link', ofClosedReport)],
  },
  lost_animal_match: asRecord('of its reports: which were of one animal, and which were not'),
  pending_lost_animal: asRecord('of its report: who validated it, and why'),
  document: asRecord('of the record it belongs to; files of tickets are deleted earlier'),
  tally: always('sums without people'),
  tally_change: { kept: 'minutes', why: 'folded into the sums by their own job' },

  audit_log: always(
    'evidence of who did and saw what; sealed, and refused to be changed by the database itself',
  ),
  label: asRecord('of the request that it is on'),
  audit_redaction: always('without it the seals of rows from which values were erased show nothing'),
  audit_seal: always('without the first seal the last one shows nothing'),
  record_version: always('what a record said at any time; refused to be changed by the database itself'),
  ...MONEY_RETENTION,

  session: {
    kept: 'to its end',
    why: 'nobody can act with it any more',
    // One that waits while its user impersonates another has no idle end of its own.
    statements: [
      () => deleteBatch('session', sql`idle_end < now() and (suspended_by is null or absolute_end < now())`),
    ],
  },
  known_device: {
    kept: '90 days after the last complete sign-in on it',
    why: 'then it is a device like any other',
    statements: [() => deleteBatch('known_device', sql`expires_at < now()`)],
  },
  secret_token: {
    kept: 'a day after use or end',
    why: 'until then a second use is told apart from a wrong one',
    statements: [
      () => deleteBatch('secret_token', sql`expires_at < ${daysAgo(1)}`),
      () => deleteBatch('secret_token', sql`used_at < ${daysAgo(1)}`),
    ],
  },
  login_attempt: {
    kept: 'a day, or while it blocks',
    why: 'tries are counted within a day',
    statements: [
      () =>
        deleteBatch(
          'login_attempt',
          sql`window_start < ${daysAgo(1)} and coalesce(blocked_until, window_start) < now()`,
        ),
    ],
  },
  call_limit: {
    kept: 'minutes',
    why: 'calls of one account or address are counted within a minute',
    statements: [() => deleteBatch('call_limit', sql`window_end < now()`)],
  },
  number_read: {
    kept: 'two hours',
    why: 'numbers that an account reads by are counted within an hour',
    statements: [() => deleteBatch('number_read', sql`hour < now() - interval '2 hours'`)],
  },
  number_read_count: {
    kept: 'two hours',
    why: 'numbers that an account reads by are counted within an hour',
    statements: [() => deleteBatch('number_read_count', sql`hour < now() - interval '2 hours'`)],
  },
  setup_mail_test: {
    kept: 'a day, confirmed ones as long as the register',
    why: 'a code is good for an hour; a confirmed one is what the setup list finds',
    statements: [
      () =>
        deleteBatch(
          'setup_mail_test',
          sql`confirmation_timestamp is null and creation_timestamp < ${daysAgo(1)}`,
        ),
    ],
  },
  security_alert: {
    kept: 'two years',
    why: 'to look into what an account did',
    statements: [() => deleteBatch('security_alert', sql`creation_timestamp < ${daysAgo(730)}`)],
  },
  public_code: {
    kept: 'a day after its end',
    why: 'an address that was never confirmed; used ones go at once',
    statements: [() => deleteBatch('public_code', sql`expires_at < ${daysAgo(1)}`)],
  },
  animal_reminder: {
    kept: 'a year after the day that it was about',
    why: 'nobody is reminded of a day twice, and the link in the mail refuses further ones',
    statements: [() => deleteBatch('animal_reminder', sql`date_end < current_date - 365`)],
  },
  contact_reminder: {
    kept: 'two years',
    why: 'no owner is asked twice within a year, and the link in the mail refuses further ones',
    statements: [() => deleteBatch('contact_reminder', sql`creation_timestamp < ${daysAgo(730)}`)],
  },
  index_change: always('which numbers came and left: other registers read it from its beginning'),
  api_key_network: asRecord('of its key: the networks that it was used from'),
  advert_code: asRecord('of its animal: which codes its adverts had; only their hashes are kept'),
  advert_check: {
    kept: 'a year',
    why: 'how often adverts of an animal were checked; who asked is not kept',
    statements: [() => deleteBatch('advert_check', sql`creation_timestamp < ${daysAgo(365)}`)],
  },
  public_request: always('of its request: the reference under which its person follows it'),
  email_change: {
    kept: 'a day after its end',
    why: 'an address that never became one of the register’s; used and canceled ones go at once',
    statements: [() => deleteBatch('email_change', sql`expires_at < ${daysAgo(1)}`)],
  },
  idempotency_key: {
    kept: 'a day',
    why: 'nobody repeats a call later, and answers hold people’s data',
    statements: [() => deleteBatch('idempotency_key', sql`creation_timestamp < ${daysAgo(1)}`)],
  },
  outbox: {
    kept: 'KEEP_MAILS days after it was done',
    why: 'to see that a mail has left; its text and receiver go when it does',
    statements: [({ mails }) => deleteBatch('outbox', sql`done_timestamp < ${daysAgo(mails)}`)],
  },
  mail_outcome: asRecord('of what its mails were about: whether they left; no address is kept'),
  ...RETENTION_OF_JOBS,
  notification: {
    kept: 'KEEP_NOTIFICATIONS days after it was read, two years unread',
    why: 'news; what they tell of is kept where it belongs',
    statements: [
      ({ notifications }) => deleteBatch('notification', sql`read_timestamp < ${daysAgo(notifications)}`),
      () => deleteBatch('notification', sql`read_timestamp is null and date < ${daysAgo(730)}`),
    ],
  },
  ticket: {
    kept: 'as a record; its files and steps KEEP_TICKET_FILES days after it was finished',
    why: 'pictures of screens show people’s data, and help nobody once the matter is settled',
    statements: [deleteTicketFiles],
  },
  ticket_message: asRecord('of its ticket'),
  ticket_read: asRecord('of its ticket: up to where a user has read'),
  ...RETENTION_OF_DECISIONS,
  temp_document: {
    kept: '15 days',
    why: 'made for somebody to fetch',
    statements: [() => deleteBatch('temp_document', sql`expiration_timestamp < now()`)],
  },
  file_content: {
    kept: 'as long as a document names it',
    why: 'equal contents are kept once',
    statements: [deleteUnusedContents],
  },
  released_content: {
    kept: 'minutes',
    why: 'until the cleanup job has checked whether a document refers to it',
  },
};
