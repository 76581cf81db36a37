import sql, { type Sql } from 'sql-template-tag';
import type { ErasedKind } from '../../../../resources/owners/ownerErasure/kinds.ts';
import type { Subject } from './subject.ts';
import { TRACES } from './traces.ts';
import { WITHOUT_OWNERS } from './withoutOwners.ts';

/** The effect of an erasure on a table. */
export type ErasureRule =
  /** Holds no data of owners. */
  | { readonly does: 'NOTHING'; readonly why: string }
  /** Rows that tell of the owner alone end. */
  | { readonly does: 'DELETE'; readonly as: ErasedKind; readonly rows: (subject: Subject) => Sql }
  /** Values are taken out of the texts of rows; the rows stay. */
  | {
      readonly does: 'REDACT';
      readonly as: ErasedKind;
      /** Rows that are tied to the owner: everything that ever identified the person is taken out of all their texts. */
      readonly rows?: (subject: Subject) => Sql;
      /** Columns of these rows that are emptied whatever they hold. */
      readonly blank?: readonly string[];
      /** The kind of object under which documents of these rows lie; they are deleted. */
      readonly documents?: string;
      /** The module whose versions these rows have. */
      readonly module?: string;
      /** The rest of the table is searched for the values that only this person has. */
      readonly search?: true;
    }
  /** Has code of its own in `eraseOwner.ts`. */
  | { readonly does: 'OWN_CODE'; readonly why: string };

const nothing = (why: string): ErasureRule => ({ does: 'NOTHING', why });
const byOwner = ({ ids }: Subject): Sql => sql`t.owner_id = any(${[...ids]}::bigint[])`;
const byUser = ({ userIds }: Subject): Sql => sql`t.user_id = any(${[...userIds]}::bigint[])`;
const byAnimal = ({ animalIds }: Subject): Sql => sql`t.animal_id = any(${[...animalIds]}::bigint[])`;
const byNumber = ({ vatNumbers, passports }: Subject): Sql =>
  sql`t.vat_number = any(${[...vatNumbers]}::text[]) or t.passport = any(${[...passports]}::text[])`;
const byRequester = ({ emails }: Subject): Sql => sql`lower(t.requester_email) = any(${[...emails]}::text[])`;
const byEmail = ({ emails }: Subject): Sql => sql`lower(t.email) = any(${[...emails]}::text[])`;
const either =
  (...rows: readonly ((subject: Subject) => Sql)[]) =>
  (subject: Subject): Sql =>
    rows.map((one) => one(subject)).reduce((all, one) => sql`${all} or ${one}`);

/** Files whose import wrote the owner, or an animal of the owner. */
const ofImports = ({ ids, animalIds }: Subject): Sql => sql`t.id in (select i.file_id from data_import i
  join data_import_save s on s.run_id = i.id
  where s.module = 'owner' and s.record_id = any(${[...ids]}::bigint[])
    or s.module = 'animal' and s.record_id = any(${[...animalIds]}::bigint[]))`;

const ofUser = (): ErasureRule => ({ does: 'DELETE', as: 'account', rows: byUser });
/** Texts that anyone may write the person's name into. */
const searched = (as: ErasedKind): ErasureRule => ({ does: 'REDACT', as, search: true });
/** A request of the public that gives the owner's number or confirmed address. */
const publicRequest = (documents: string, module: string, blank: readonly string[] = []): ErasureRule => ({
  does: 'REDACT',
  as: 'request',
  rows: either(byNumber, byRequester, byAnimal),
  blank,
  documents,
  module,
  search: true,
});

/** The effect of an erasure on each table of the database; a table without a rule fails a test. */
export const ERASURE_RULES: Readonly<Record<string, ErasureRule>> = {
  owner: { does: 'OWN_CODE', why: 'gets a pseudonym by the one write path, and is locked' },
  record_version: { does: 'OWN_CODE', why: 'versions say what the records said; read in portions' },
  audit_log: { does: 'OWN_CODE', why: 'details of rows; their seals get the hash that holds since' },
  document: { does: 'OWN_CODE', why: 'documents of the owner and of requests about the owner are deleted' },
  file_content: { does: 'OWN_CODE', why: 'ends with the last document that names it' },
  released_content: nothing('names of contents, until the cleanup job has looked at them'),
  audit_redaction: nothing('hashes'),
  sealed_owner: nothing('what the law keeps; encrypted, and deleted by the cleanup job'),

  animal: {
    does: 'REDACT',
    as: 'animal',
    rows: byOwner,
    blank: ['postal_code', 'locality', 'address'],
    module: 'animal',
    search: true,
  },
  animal_reminder: { does: 'DELETE', as: 'trace', rows: byOwner },
  contact_reminder: { does: 'DELETE', as: 'trace', rows: byOwner },
  owner_contact: { does: 'DELETE', as: 'trace', rows: byOwner },
  death_notice_link: { does: 'DELETE', as: 'trace', rows: byEmail },
  register_handover_link: { does: 'DELETE', as: 'trace', rows: byEmail },
  contact_change_link: { does: 'DELETE', as: 'trace', rows: byEmail },
  owner_consent_code: { does: 'DELETE', as: 'trace', rows: byOwner },
  advert_code: { does: 'DELETE', as: 'trace', rows: byOwner },
  animal_merge: searched('animal'),
  register_handover: {
    does: 'REDACT',
    as: 'animal',
    rows: byOwner,
    blank: ['contest_words', 'document_note', 'owner_told'],
    module: 'registerHandover',
    search: true,
  },
  visitor_contact: nothing('holders from abroad, who are no owners here; deleted after the stay'),
  visiting_animal: nothing('animals of other registers'),
  other_register: nothing('registers of other states'),
  animal_transfer: {
    does: 'REDACT',
    as: 'request',
    rows: ({ ids, vatNumbers, passports, emails }) =>
      sql`t.previous_owner_id = any(${[...ids]}::bigint[]) or t.new_owner_id = any(${[...ids]}::bigint[])
        or t.vat_number = any(${[...vatNumbers]}::text[]) or t.passport = any(${[...passports]}::text[])
        or lower(t.requester_email) = any(${[...emails]}::text[])`,
    blank: ['contest_words', 'contest_answer', 'former_owner_told'],
    documents: 'ANIMAL_TRANSFER',
    module: 'animalTransfer',
    search: true,
  },
  animal_pre_register: {
    does: 'REDACT',
    as: 'request',
    rows: ({ vatNumbers }) => sql`t.owner ->> 'vatNumber' = any(${[...vatNumbers]}::text[])`,
    blank: ['owner_name', 'owner'],
    documents: 'ANIMAL_PRE_REGISTER',
    module: 'animalPreRegister',
    search: true,
  },
  owner_training: {
    does: 'REDACT',
    as: 'training',
    rows: byOwner,
    blank: ['certification_number'],
    module: 'ownerTraining',
  },
  owner_review: {
    does: 'REDACT',
    as: 'request',
    rows: byOwner,
    blank: ['previous_name', 'previous_vat_number', 'previous_id_card', 'previous_passport'],
    documents: 'OWNER_REVIEW',
    module: 'ownerReview',
  },
  owner_merge: {
    does: 'REDACT',
    as: 'request',
    rows: ({ ids }) =>
      sql`t.survivor_id = any(${[...ids]}::bigint[]) or t.absorbed_id = any(${[...ids]}::bigint[])`,
    documents: 'OWNER_MERGE',
    module: 'ownerMerge',
  },
  owner_erasure: {
    does: 'REDACT',
    as: 'request',
    rows: byOwner,
    documents: 'OWNER_ERASURE',
    module: 'ownerErasure',
  },
  owner_data_update: {
    does: 'REDACT',
    as: 'request',
    rows: either(byOwner, byNumber),
    blank: [
      'vat_number',
      'passport',
      'requester_name',
      'requester_email',
      'email',
      'phone',
      'phone2',
      'phone3',
      'responsible',
      'province',
      'municipality',
      'commune',
      'postal_code',
      'locality',
      'street',
      'door',
      'accommodation',
      'address',
    ],
    documents: 'OWNER_DATA_UPDATE',
    module: 'ownerDataUpdate',
  },
  observation: {
    does: 'REDACT',
    as: 'trace',
    rows: ({ ids }) => sql`t.module = 'owner' and t.record_id = any(${[...ids]}::bigint[])`,
    blank: ['observation'],
    module: 'observation',
    search: true,
  },
  owner_entity: nothing('which entity finds the record; numbers alone'),
  death_request: publicRequest('ANIMAL_DEATH_REQUEST', 'deathRequest', ['contest_words', 'owner_notice']),
  diac_request: publicRequest('ANIMAL_DIAC_REQUEST', 'diacRequest'),
  herding_dog: publicRequest('HERDING_DOG', 'herdingDog'),
  public_request: { does: 'DELETE', as: 'trace', rows: byEmail },
  public_code: { does: 'DELETE', as: 'trace', rows: byEmail },
  lost_animal: { does: 'REDACT', as: 'report', rows: byAnimal, module: 'lostAnimal', search: true },
  pending_lost_animal: {
    does: 'REDACT',
    as: 'report',
    rows: byAnimal,
    module: 'pendingLostAnimal',
    search: true,
  },
  lost_animal_observation: searched('report'),
  certificate: { does: 'REDACT', as: 'certificate', rows: either(byOwner, byAnimal), search: true },
  certificate_batch: searched('certificate'),
  health_intervention: searched('animal'),
  aggression: searched('animal'),

  app_user: { does: 'OWN_CODE', why: 'the account of an owner is closed and gets the pseudonym' },
  session: ofUser(),
  known_device: ofUser(),
  secret_token: ofUser(),
  order_account: ofUser(),
  email_change: ofUser(),
  temp_document: {
    does: 'DELETE',
    as: 'file',
    rows: ({ userIds, ids }) =>
      sql`t.user_id = any(${[...userIds]}::bigint[]) or t.subject = any(${ids.map((id) => `OWNER:${id}`)}::text[])`,
  },
  ticket: {
    does: 'REDACT',
    as: 'ticket',
    rows: ({ userIds }) => sql`t.creation_user_id = any(${[...userIds]}::bigint[])`,
    documents: 'TICKET',
    module: 'ticket',
    search: true,
  },
  ticket_message: {
    does: 'REDACT',
    as: 'ticket',
    rows: ({ userIds }) => sql`t.creation_user_id = any(${[...userIds]}::bigint[])`,
    documents: 'TICKET_MESSAGE',
    search: true,
  },
  outbox: searched('mail'),
  ...Object.fromEntries(TRACES.map((table) => [table, searched('trace')])),
  large_file: { does: 'DELETE', as: 'file', rows: either(byUser, ofImports) },

  ...Object.fromEntries(Object.entries(WITHOUT_OWNERS).map(([table, why]) => [table, nothing(why)])),
};
