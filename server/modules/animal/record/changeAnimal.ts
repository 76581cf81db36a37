import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { AuditAction } from '../../../../resources/audit/actions.ts';
import { operationOf, type AnimalOperation } from '../../../../resources/animal/states.ts';
import type { CatalogueCode } from '../../../../resources/kit/codes.ts';
import { searchTextOf } from '../../../../resources/numbers/text.ts';
import type { Caller, SignedInCaller } from '../../../context.ts';
import type { Write } from '../../../write/write.ts';
import { writeVersion } from '../../../write/versions.ts';
import { findOne, getOne, type Queryable } from '../../../db/db.ts';
import { ident, json, toSnake } from '../../../db/sql.ts';
import { conflict, forbidden, notFound } from '../../../errors.ts';
import { animalNamed, isInScope } from './scope.ts';
import { stateOf } from './state.ts';
import { animalTable, type Animal } from './table.ts';

/** An animal and whether it is one of the caller's own. */
export type FoundAnimal = Animal & { readonly isInScope: boolean };

async function selectAnimal(
  db: Queryable,
  where: Sql,
  inScope: Sql,
  lock: boolean,
): Promise<FoundAnimal | undefined> {
  const table = animalTable();
  return findOne<FoundAnimal>(
    db,
    sql`select ${table.selectOne}, ${inScope} as is_in_scope from ${table.name} t${table.joins}
      where ${where}${lock ? sql` for update of t` : empty}`,
  );
}

/** The animal that a transponder or id names, locked until the transaction ends; 404 where the caller may not find it. */
export async function findAnimal(
  write: Pick<Write, 'tx' | 'caller'>,
  key: string,
  reaching?: boolean,
): Promise<FoundAnimal> {
  const { tx, caller } = write;
  const found = await selectAnimal(tx, animalNamed(key, caller, reaching), isInScope(caller), true);
  if (!found) throw notFound();
  return found;
}

/** Any animal by id, whoever asks; for rules that have already decided that they may. */
export async function readAnimal(db: Queryable, id: number, lock = false): Promise<Animal> {
  const found = await selectAnimal(db, sql`t.id = ${id}`, sql`true`, lock);
  if (!found) throw notFound();
  return found;
}

/** Refuses what the operations table does not allow: 409 with the reason, 403 where a permission is missing. */
export function mustAllow(operation: AnimalOperation, animal: FoundAnimal, caller: SignedInCaller): void {
  const { reason } = operationOf(operation, stateOf(animal, animal.isInScope), caller.actor);
  if (reason === 'NO_PERMISSION') throw forbidden();
  if (reason) throw conflict(reason as CatalogueCode);
}

/** Refuses a change that was decided on an older state; calls by name may leave the version out. */
export function mustBeCurrent(animal: Animal, version: number | null | undefined): void {
  if (version !== undefined && version !== null && version !== animal.version) {
    throw conflict('STALE_VERSION', [], {
      current: { id: animal.id, version: animal.version, status: animal.status },
    });
  }
}

/** Writes columns (camelCase) of an animal with version and audit row, and answers it as it then is. */
export async function changeAnimal(
  write: Pick<Write<Caller>, 'tx' | 'caller' | 'audit'>,
  before: Animal,
  columns: Readonly<Record<string, unknown>>,
  action: AuditAction,
  ownerName = before.owner.name,
): Promise<Animal> {
  const names = Object.keys(columns);
  const after = { ...before, ...columns };
  const sets = names.map((name) => {
    const value = columns[name] ?? null;
    return sql`${ident(toSnake(name))} = ${typeof value === 'object' && value !== null ? json(value) : value}`;
  });
  const text = searchTextOf(after.transponder, after.name, ownerName);
  await getOne(
    write.tx,
    sql`update animal set ${join([...sets, sql`search_text = ${text}`, sql`version = version + 1`])}
      where id = ${before.id} and version = ${before.version} returning id`,
  );
  const record = await readAnimal(write.tx, before.id);
  const { isInScope: _own, ...kept } = record as FoundAnimal;
  await writeVersion(write, 'animal', kept, 'UPDATE', names);
  write.audit({
    action,
    objectType: 'animal',
    objectId: before.id,
    details: { transponder: before.transponder, fields: names },
  });
  return record;
}
