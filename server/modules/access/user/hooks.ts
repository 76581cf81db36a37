import sql from 'sql-template-tag';
import { mayGrant } from '../../../../resources/access/role/rules.ts';
import { user } from '../../../../resources/access/user/schema.ts';
import { isWithinScope } from '../../../auth/accessScope.ts';
import { accountScope, worksIn } from '../../../auth/accountScope.ts';
import { endSessions } from '../../../auth/session.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { queryIds } from '../../../../resources/kit/calls/query.ts';
import { queryBoolean } from '../../../crud/searchShape.ts';
import { findOne, type Tx } from '../../../db/db.ts';
import { conflict, formError } from '../../../errors.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { composeMail, momentIn } from '../../../mail/texts.ts';
import { isLastAdministrator } from './lastAdministrator.ts';
import { sendActivation } from './activation.ts';

const permissionsOf = async (tx: Tx, roleId: number): Promise<readonly string[] | undefined> =>
  (await findOne<{ permissions: string[] }>(tx, sql`select permissions from role where id = ${roleId}`))
    ?.permissions;

/** Whether an account that changes still administers the users of its entity afterwards. */
async function keepsAdministering(
  tx: Tx,
  before: { readonly entityId: number | null },
  input: {
    readonly status?: string | null;
    readonly roleId?: number | null;
    readonly entityId?: number | null;
  },
): Promise<boolean> {
  if (input.status === 'INACTIVE') return false;
  if (input.entityId !== undefined && input.entityId !== before.entityId) return false;
  if (input.roleId === undefined) return true;
  return input.roleId !== null && ((await permissionsOf(tx, input.roleId))?.includes('WRITE_USER') ?? false);
}

export const userHooks = hooksFor(user, {
  scope: accountScope,
  select: sql`(select v.ballot_number from veterinary v where v.id = t.veterinary_id) as ballot_number`,
  selectOne: sql`coalesce((select r.permissions from role r where r.id = t.role_id), '{}') as role_permissions`,
  filters: {
    entityId: {
      shape: queryIds(),
      where: (ids: number[], _caller, { includeChildrenEntities }) =>
        worksIn(
          includeChildrenEntities
            ? sql`array(select e.id from entity e where e.id = any(${ids}::bigint[]) or e.parent_id = any(${ids}::bigint[]))`
            : sql`${ids}::bigint[]`,
        ),
    },
    // Used with entityId: the users of the entities below them as well.
    includeChildrenEntities: { shape: queryBoolean(), where: () => sql`true` },
    excludeSelf: {
      shape: queryBoolean(),
      where: (is: boolean, { actor }) => (is ? sql`t.id <> ${actor.id}` : sql`true`),
    },
  },
  checkState: async ({ tx, before, caller, services }) => {
    const held = before.roleId === null ? [] : await permissionsOf(tx, before.roleId);
    const { productToken } = services.settings;
    // A user may not change the address or role of an account with more rights than theirs: they could sign in as it.
    if (!mayGrant(caller.actor, held ?? []) || !(await isWithinScope(tx, caller, before, productToken)))
      throw conflict('CANNOT_GRANT_PERMISSION');
    // A veterinarian's account opens every entity that has accepted the veterinarian: no single one of them owns it.
    if (before.type === 'VETERINARY' && !caller.actor.isOperator) throw conflict('NO_PERMISSION');
  },
  checkInput: async ({ tx, before, input, caller, services }) => {
    const { actor, scopeEntityIds } = caller;
    const isSelf = before?.id === actor.id;
    if (isSelf && input.status === 'INACTIVE')
      throw formError([{ property: 'status', error: 'CANNOT_CHANGE_OWN_STATUS' }]);
    if (isSelf && input.roleId !== undefined)
      throw formError([{ property: 'roleId', error: 'CANNOT_CHANGE_OWN_ROLE' }]);
    // Also by another role or another entity: no account would be left that can manage the others.
    if (before) {
      const property = (['status', 'roleId', 'entityId'] as const).find((one) => input[one] !== undefined);
      const isLeaving =
        input.status !== 'ACTIVE' && property !== undefined && !(await keepsAdministering(tx, before, input));
      if (property && isLeaving && (await isLastAdministrator(tx, before)))
        throw formError([{ property, error: 'LAST_ADMINISTRATOR' }]);
    }
    // One's own address takes the password and a mailed link (server/modules/account/personalArea): this way asks for neither.
    if (isSelf && input.email !== undefined) throw formError([{ property: 'email', error: 'NO_PERMISSION' }]);
    if (!before && input.type === 'VETERINARY' && !actor.isOperator) {
      throw formError([{ property: 'type', error: 'NO_PERMISSION' }]);
    }
    const within = (id: number): boolean => actor.isOperator || scopeEntityIds.includes(id);
    const { productToken } = services.settings;
    const workplace = { entityId: input.entityId ?? null, entitiesAccessList: [] };
    if (!(await isWithinScope(tx, caller, workplace, productToken)))
      throw formError([{ property: 'entityId', error: 'INVALID_ENTITY' }]);
    const added = (input.entitiesAccessList ?? []).filter((id) => !before?.entitiesAccessList.includes(id));
    const known =
      added.length === 0 ? [] : await tx.query(sql`select 1 from entity where id = any(${added}::bigint[])`);
    if (!added.every(within) || known.length < new Set(added).size) {
      throw formError([{ property: 'entitiesAccessList', error: 'INVALID_ENTITIES_ACCESS_LIST' }]);
    }
    if (input.roleId) {
      const permissions = await permissionsOf(tx, input.roleId);
      if (!permissions) throw formError([{ property: 'roleId', error: 'INVALID_ROLE' }]);
      if (!mayGrant(actor, permissions))
        throw formError([{ property: 'roleId', error: 'CANNOT_GRANT_PERMISSION' }]);
    }
  },
  afterSave: async (write) => {
    const { tx, before, record, services, action } = write;
    // The first operator sets a password at once.
    if (before === null) return action === 'CREATE' ? sendActivation(write, record) : undefined;
    // When it becomes active again too: a session may have been opened while it was being deactivated.
    if (record.status !== before.status) {
      await endSessions(tx, record.id);
      const target = { to: record.email, language: record.language, publicUrl: services.settings.publicUrl };
      const at = momentIn(new Date(), record.language, record.timezone);
      const mail = record.status === 'ACTIVE' ? 'accountReactivated' : 'accountDeactivated';
      await enqueueMail(tx, composeMail(mail, target, { at }), 'NOTICE');
      await tx.query(
        sql`update secret_token set used_at = now() where user_id = ${record.id} and used_at is null`,
      );
    }
    if (record.entityId !== before.entityId) {
      // Open pages show the records of the entity that was left.
      await endSessions(tx, record.id);
      const now = await findOne<{ name: string }>(
        tx,
        sql`select name from entity where id = ${record.entityId}`,
      );
      const target = { to: record.email, language: record.language, publicUrl: services.settings.publicUrl };
      const at = momentIn(new Date(), record.language, record.timezone);
      if (now)
        await enqueueMail(tx, composeMail('accountMoved', target, { at, entityName: now.name }), 'NOTICE');
    }
    if (record.email !== before.email) {
      await tx.query(
        sql`update secret_token set used_at = now() where user_id = ${record.id} and used_at is null`,
      );
      const target = { to: before.email, language: record.language, publicUrl: services.settings.publicUrl };
      await enqueueMail(
        tx,
        composeMail('emailChanged', target, { at: momentIn(new Date(), record.language, record.timezone) }),
        'NOTICE',
      );
    }
  },
});
