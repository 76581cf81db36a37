import sql, { join } from 'sql-template-tag';
import type { AuditAction } from '../../../resources/audit/actions.ts';
import type { RecordOfModule } from '../../../resources/kit/module.ts';
import type { OwnerInput } from '../../../resources/owner/addresses.ts';
import { owner } from '../../../resources/owner/schema.ts';
import type { Caller, SignedInCaller } from '../../context.ts';
import { getRecord } from '../../crud/read.ts';
import { refusalOf } from '../../crud/violations.ts';
import { writeVersion } from '../../write/versions.ts';
import type { Write } from '../../write/write.ts';
import { getOne, type Queryable } from '../../db/db.ts';
import { ident, toSnake, uniqueViolation } from '../../db/sql.ts';
import { together } from '../../db/together.ts';
import { conflict, formError } from '../../errors.ts';
import { tableFor } from '../tableFor.ts';
import { ownerHooks } from './hooks.ts';
import { renameInAnimals } from './renameInAnimals.ts';
import { checkOnMap, ownerColumns, ownerSearchText } from './values.ts';

export type Owner = RecordOfModule<typeof owner> & {
  readonly isLocked: boolean;
  readonly editLocked: boolean;
  readonly lockOwnerDead: boolean;
  readonly hasAccount: boolean;
};
type Columns = Readonly<Record<string, unknown>>;

const table = tableFor(owner, ownerHooks);

/** An owner whom this caller may see, locked for the rest of the transaction where asked; else 404. */
export const findOwnerFor = (
  db: Queryable,
  id: number,
  caller: SignedInCaller,
  lock = false,
): Promise<Owner> => getRecord(db, table(), ownerHooks, id, caller, lock) as unknown as Promise<Owner>;

/** Any owner by id, whoever asks; for rules that have already decided that they may. */
export const readOwner = (db: Queryable, id: number, caller: Caller, lock = false): Promise<Owner> =>
  getRecord(
    db,
    table(),
    { ...ownerHooks, scope: undefined },
    id,
    caller as SignedInCaller,
    lock,
  ) as unknown as Promise<Owner>;

async function guarded<T>(prefix: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const refusal = refusalOf(owner, uniqueViolation(error));
    throw refusal
      ? formError(refusal.errors.map((one) => ({ ...one, property: prefix + one.property })))
      : error;
  }
}

/** Writes columns (camelCase) of an owner with version and audit row, and answers it as it then is. */
export async function changeOwner(
  write: Write<Caller>,
  before: Owner,
  columns: Columns,
  prefix = '',
  action: AuditAction = 'UPDATE',
): Promise<Owner> {
  const names = Object.keys(columns).filter((name) => columns[name] !== undefined);
  const after = { ...before, ...columns } as OwnerInput;
  await guarded(prefix, () =>
    write.tx
      .query(sql`update owner set ${join(names.map((name) => sql`${ident(toSnake(name))} = ${columns[name] ?? null}`))},
      search_text = ${ownerSearchText(after)}, version = version + 1 where id = ${before.id}`),
  );
  if (after.name && after.name !== before.name)
    await renameInAnimals(write.tx, before.id, before.name, after.name);
  const record = await readOwner(write.tx, before.id, write.caller);
  await writeVersion(write, 'owner', record, 'UPDATE', names);
  write.audit({ action, objectType: 'owner', objectId: before.id, details: { fields: names } });
  return record;
}

/**
 * Writes a new owner, already checked, with version and audit row.
 * @throws Refusal 422 when the number or document is taken, or the address is not on the map
 */
export async function insertOwner(write: Write<Caller>, input: OwnerInput, prefix = ''): Promise<Owner> {
  const { actor } = write.caller;
  const given: OwnerInput = { country: 'PT', skipNotifications: false, ...input };
  const columns = { ...given, ...ownerColumns(given, null) };
  const row: Columns = {
    ...columns,
    creationUserId: actor?.id ?? null,
    creationEntityId: actor?.entity?.id ?? null,
  };
  const names = Object.keys(row).filter((name) => row[name] !== undefined);
  const { selectOne, joins } = table();
  const onMap = checkOnMap(write.tx, columns as OwnerInput).then((wrong) => {
    if (wrong.length > 0)
      throw formError(wrong.map((error) => ({ ...error, property: prefix + error.property })));
  });
  const written = guarded(prefix, () =>
    getOne<Owner>(
      write.tx,
      sql`with t as (
          insert into owner (${join(names.map((name) => ident(toSnake(name))))}, search_text)
          values (${join(names.map((name) => sql`${row[name] ?? null}`))}, ${ownerSearchText(columns as OwnerInput)}) returning *
        ) select ${selectOne} from t${joins}`,
    ),
  );
  const [, record] = await together([onMap, written]);
  const { id } = record;
  if (actor?.entity) {
    write.tx.last(
      sql`insert into owner_entity (entity_id, owner_id) values (${actor.entity.id}, ${id}) on conflict do nothing`,
    );
  }
  await writeVersion(write, 'owner', record, 'CREATE', names);
  write.audit({ action: 'CREATE', objectType: 'owner', objectId: id });
  return record;
}

/** A named call may say which version it means; a later one refuses it. */
export function refuseStale(before: Owner, version: number | undefined): void {
  if (version !== undefined && version !== before.version)
    throw conflict('STALE_VERSION', [], { current: before });
}
