import sql from 'sql-template-tag';
import type { ErrorCode } from '../../../../resources/kit/codes.ts';
import { mayGrant } from '../../../../resources/access/role/rules.ts';
import type { Write } from '../../../write/openWrite.ts';
import { findOne } from '../../../db/db.ts';
import { formError } from '../../../errors.ts';

/**
 * Returns the role that a veterinarian is to have at an entity: the one given, else the one agreed on before, else the
 * veterinarian's own. A user cannot grant permissions that they do not hold.
 */
export async function grantableRole(
  { tx, caller }: Write,
  veterinaryId: number,
  ...wanted: readonly (number | null | undefined)[]
): Promise<number> {
  const refuse = (error: ErrorCode) => formError([{ property: 'roleId', error }]);
  const own = await findOne<{ roleId: number | null }>(
    tx,
    sql`select role_id from app_user where veterinary_id = ${veterinaryId}`,
  );
  const roleId = [...wanted, own?.roleId].find((one) => typeof one === 'number');
  if (roleId === undefined) throw refuse('MISSING_ROLE');
  const role = await findOne<{ permissions: string[] }>(
    tx,
    sql`select permissions from role where id = ${roleId}`,
  );
  if (!role) throw refuse('INVALID_ROLE');
  if (!mayGrant(caller.actor, role.permissions)) throw refuse('CANNOT_GRANT_PERMISSION');
  return roleId;
}
