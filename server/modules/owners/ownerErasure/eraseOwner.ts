import sql from 'sql-template-tag';
import { ownerFields } from '../../../../resources/owners/owner/fields.ts';
import {
  SEALED_YEARS,
  type ErasedKind,
  type KeptKind,
} from '../../../../resources/owners/ownerErasure/kinds.ts';
import type { Caller } from '../../../context.ts';
import { openSealKeys } from '../../../audit/sealKeys.ts';
import { holdSeals, redactAudit, type AuditChange } from '../../../audit/redactAudit.ts';
import { getOne, type Tx } from '../../../db/db.ts';
import { findRecord } from '../../../write/records.ts';
import { inPortions, redactVersions, redactVersionsOf } from '../../../write/redactVersions.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import type { Changes } from '../../../write/recordValues.ts';
import type { Write } from '../../../write/openWrite.ts';
import { dataUpdates } from '../owner/dataUpdates.ts';
import { owners, readOwner, type Owner } from '../owner/ownerRecord.ts';
import { users } from '../../access/user/users.ts';
import {
  applyRule,
  deleteDocuments,
  mentions,
  readColumns,
  redactRows,
  type ErasedRecords,
} from './eraseRows.ts';
import { redactJson } from './redactText.ts';
import { createdColumn, NOTE_ERASURE, type ErasedOwner } from './erasureList.ts';
import { ERASURE_RULES } from './rules.ts';
import { seal } from './sealed.ts';
import { pseudonymOf, type Subject } from './subject.ts';

/** The answer of an erasure: what it removed and what it kept. */
export interface ErasureAnswer {
  readonly removed: readonly { readonly kind: ErasedKind; readonly count: number }[];
  readonly kept: readonly {
    readonly kind: KeptKind;
    readonly count: number;
    readonly until: string | null;
  }[];
  /** The last day of the sealed part. */
  readonly keptUntil: string;
}

/** The owner's fields that say something of the person, beside those that the declaration calls personal. */
const ALSO_PERSONAL = [
  'nationality',
  'parishId',
  'province',
  'municipality',
  'commune',
  'lockObservations',
] as const;

const PERSONAL_FIELDS = [
  ...Object.entries(ownerFields).flatMap(([name, { options }]) =>
    'personal' in options && options.personal && !options.virtual && name !== 'name' ? [name] : [],
  ),
  ...ALSO_PERSONAL,
];

/** Returns the owner's animals before the erasure: tax and animal-health law require to keep them. */
async function readKept(tx: Tx, { ids, animalIds }: Subject) {
  const records = await tx.query(sql`
    select id, type, name, country, vat_number, id_card, passport, responsible, address, postal_code, locality
    from owner where id = any(${[...ids]}::bigint[]) order by id`);
  const animals = await tx.query(sql`
    select a.id, a.transponder, a.status, a.registration_date, a.death_date,
      a.owner_id = any(${[...ids]}::bigint[]) as is_owner
    from animal a where a.id = any(${[...animalIds]}::bigint[]) order by a.id`);
  const transfers = await tx.query(sql`
    select id, animal_id, previous_owner_id, new_owner_id, creation_timestamp, last_update_timestamp, accepted
    from animal_transfer where previous_owner_id = any(${[...ids]}::bigint[]) or new_owner_id = any(${[...ids]}::bigint[])
    order by id`);
  return { records, animals, transfers };
}

/** Closes the owner's accounts: they are signed out everywhere, and no address opens them any more. */
async function closeAccounts(write: Write<Caller>, { userIds, pseudonym }: Subject): Promise<void> {
  const { tx } = write;
  for (const id of userIds) {
    // Beside the write path: a saved change of the address would write to the one that is erased.
    await tx.query(sql`
      update app_user set name = ${pseudonym}, email = ${`erased-${id}@erased.invalid`}, password_hash = null,
        search_text = fold_text(${pseudonym}) where id = ${id}`);
    const account = await findRecord(tx, users, sql`t.id = ${id}`, { lock: true });
    if (account) await saveRecord(write, users, account, { status: 'INACTIVE' }, 'ERASE');
  }
}

/** Ends the changes of contacts that wait, once their values are erased: the version of the end has none. */
async function endWaitingChanges(write: Write<Caller>, { ids }: Subject): Promise<void> {
  const open = await write.tx.query<{ id: number }>(sql`select id from owner_data_update
    where owner_id = any(${[...ids]}::bigint[]) and contact is not null and not closed order by id`);
  for (const { id } of open) {
    const change = await findRecord(write.tx, dataUpdates, sql`t.id = ${id} and not t.closed`, {
      lock: true,
    });
    const ended = { validationStatus: 'DONE', closed: true, accepted: null } as const;
    if (change) await saveRecord(write, dataUpdates, change, ended, 'REQUEST_CANCELED');
  }
}

/** Gives the records of the person a pseudonym, empties and locks them. */
async function eraseRecords(write: Write<Caller>, { ids }: Subject): Promise<void> {
  for (const id of ids) {
    const before = await readOwner(write.tx, id, true);
    const changes: Record<string, unknown> = {
      ...Object.fromEntries(PERSONAL_FIELDS.map((name) => [name, null])),
      name: pseudonymOf(id),
      verifiedData: false,
      needsReview: false,
      skipNotifications: true,
      skipReminders: true,
      contactConfirmedAt: null,
      contactCheckedAt: null,
      isLocked: sql`true`,
      lockEndDate: null,
      erasedTimestamp: new Date().toISOString(),
    };
    await saveRecord(write, owners, before, changes as Changes<Owner>, 'ERASE');
  }
}

/** Redacts versions: of records that the rules name everything, of others the values that only this person has. */
async function eraseVersions(tx: Tx, subject: Subject, records: readonly ErasedRecords[]): Promise<number> {
  const named: readonly ErasedRecords[] = [
    ...records,
    { module: 'owner', ids: subject.ids, blank: [...PERSONAL_FIELDS, 'waitingChanges'] },
    { module: 'user', ids: subject.userIds, blank: [] },
    { module: 'animal', ids: subject.animalIds, blank: [] },
  ];
  let count = 0;
  for (const { module, ids, blank } of named) {
    const pseudonym = module === 'owner' ? { name: subject.pseudonym } : {};
    count += await redactVersionsOf(tx, module, ids, (data) => {
      const emptied = blank.filter((name) => name in data).map((name) => [name, null]);
      return redactJson({ ...data, ...Object.fromEntries(emptied), ...pseudonym }, subject.pattern);
    });
  }
  const ofOthers = await redactVersions(tx, mentions(subject.ownPattern), (data) =>
    redactJson(data, subject.ownPattern),
  );
  return count + ofOthers;
}

/** Redacts details of the audit, whichever object the rows are of: a search for a name concerns no other owner. */
async function eraseAudit(write: Write<Caller>, subject: Subject): Promise<number> {
  const { tx, services } = write;
  const changes: AuditChange[] = [];
  await inPortions(tx, sql`audit_kept`, async (within) => {
    const rows = await tx.query<AuditChange>(sql`
      select t.id, t.details from audit_kept t
      where ${within} and t.details is not null and ${mentions(subject.pattern, sql`t.details`)}`);
    for (const { id, details: before } of rows) {
      const details = redactJson(before, subject.pattern);
      if (JSON.stringify(details) !== JSON.stringify(before)) changes.push({ id, details });
    }
  });
  const seals = await redactAudit(tx, changes, await openSealKeys(services.settings));
  // The hashes that hold since are sealed with this row, and stand outside the database with the next copy of a seal.
  write.audit({
    action: 'ERASE',
    objectType: 'auditLog',
    objectId: subject.id,
    details: { rows: changes.length, seals: seals.map(([id, hash]) => `${id}:${hash}`) },
  });
  return changes.length;
}

/**
 * Erases the personal data of an owner, all in the transaction of the decision. What the law keeps is sealed first.
 * @param erasureId the request that was decided
 */
export async function eraseOwner(
  write: Write<Caller>,
  subject: Subject,
  { erasureId, key }: { readonly erasureId: number; readonly key: Buffer },
): Promise<ErasureAnswer> {
  const { tx } = write;
  await holdSeals(tx);
  await tx.query(sql`select set_config('register.erasing', 'on', true)`);
  const listed = await tx.query<ErasedOwner>(
    sql`select o.id, ${createdColumn} as created from owner o where o.id = any(${[...subject.ids]}::bigint[])`,
  );
  write.enqueue(NOTE_ERASURE, { owners: listed });
  const kept = await readKept(tx, subject);
  const { keptUntil } = await getOne<{ keptUntil: string }>(
    tx,
    sql`insert into sealed_owner (owner_id, owner_erasure_id, contents, kept_until)
      values (${subject.id}, ${erasureId}, ${seal(key, subject.id, kept)},
        (current_date + make_interval(years => ${SEALED_YEARS}::int))::date) returning kept_until`,
  );
  const counts = new Map<ErasedKind, number>();
  const add = (kind: ErasedKind, count: number): void =>
    void counts.set(kind, (counts.get(kind) ?? 0) + count);

  // A mail that waits is not sent any more.
  const mails = await tx.query(sql`
    delete from outbox where kind = 'MAIL' and lower(payload ->> 'to') = any(${[...subject.emails]}::text[]) returning id`);
  add('mail', mails.length);
  const columns = await readColumns(tx);
  const records: ErasedRecords[] = [];
  for (const [table, rule] of Object.entries(ERASURE_RULES)) {
    if (rule.does !== 'REDACT' && rule.does !== 'DELETE') continue;
    const done = await applyRule(tx, table, rule, columns.get(table) ?? [], subject);
    add(rule.as, done.count);
    add('file', done.files);
    records.push(...done.records);
  }
  const certificates = await tx.query<{ documentId: number }>(sql`
    select document_id from certificate where owner_id = any(${[...subject.ids]}::bigint[]) and document_id is not null`);
  const papers = certificates.map(({ documentId }) => documentId);
  add(
    'file',
    await deleteDocuments(
      tx,
      sql`(t.document_type = 'OWNER' and t.document_type_id = any(${[...subject.ids]}::bigint[]))
        or t.id = any(${papers}::bigint[])`,
    ),
  );
  add(
    'file',
    await redactRows(tx, {
      table: 'document',
      columns: columns.get('document') ?? [],
      where: mentions(subject.ownPattern),
      pattern: subject.ownPattern,
    }),
  );
  // First, because the versions of what refers to it name it.
  await eraseRecords(write, subject);
  add('owner', subject.ids.length);
  await closeAccounts(write, subject);
  await endWaitingChanges(write, subject);
  add('account', subject.userIds.length);
  add('version', await eraseVersions(tx, subject, records));
  add('audit', await eraseAudit(write, subject));

  return {
    removed: [...counts].flatMap(([kind, count]) => (count > 0 ? [{ kind, count }] : [])),
    kept: [
      { kind: 'pseudonym', count: subject.ids.length, until: null },
      ...(subject.animalIds.length > 0
        ? [{ kind: 'animal', count: subject.animalIds.length, until: null } as const]
        : []),
      ...(papers.length > 0 ? [{ kind: 'certificate', count: papers.length, until: null } as const] : []),
      { kind: 'audit', count: 1, until: null },
      { kind: 'sealed', count: 1, until: keptUntil },
    ],
    keptUntil,
  };
}
