import sql from 'sql-template-tag';
import { explainUserPermissions } from '../../../../resources/access/user/calls.ts';
import {
  accessesByPermission,
  explainPermissions,
  type Block,
} from '../../../../resources/access/user/explanation.ts';
import type { Access, UserType } from '../../../../resources/kit/access.ts';
import { PERMISSIONS, type Permission } from '../../../../resources/kit/permissions.ts';
import type { FieldOptions } from '../../../../resources/kit/values/field.ts';
import { calls, modules, operationCalls } from '../../../../resources/schemas.ts';
import { accountScope } from '../../../auth/accountScope.ts';
import { findOne } from '../../../db/db.ts';
import { notFound } from '../../../errors.ts';
import { handleRead } from '../../../http/handle.ts';

interface Account {
  readonly id: number;
  readonly name: string;
  readonly type: UserType;
  readonly isActive: boolean;
  readonly isOwner: boolean;
  readonly mayPractise: boolean;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

interface Workplace {
  readonly entity: Named | null;
  readonly isEntityActive: boolean;
  readonly isAccepted: boolean;
  readonly role: Named | null;
  readonly roleFrom: 'ACCOUNT' | 'ASSOCIATION' | null;
  readonly permissions: readonly Permission[] | null;
  readonly profile: string | null;
  readonly isBillable: boolean | null;
  readonly canRegisterBillable: boolean | null;
  readonly canRegisterNonBillable: boolean | null;
}

/** Every access that is declared, by the one permission that it is about. */
const accesses = accessesByPermission([
  ...[...calls, ...operationCalls].map(({ access }) => access),
  ...modules.flatMap(({ access, fields }) => [
    ...Object.values(access as Readonly<Record<string, Access | undefined>>).filter(
      (one) => one !== undefined,
    ),
    ...Object.values(
      fields as Readonly<Record<string, Pick<FieldOptions<unknown>, 'read' | 'write'>>>,
    ).flatMap(({ read, write }) => [read, write].filter((one) => one !== undefined)),
  ]),
]);

export const explainUserPermissionsHandler = handleRead(
  explainUserPermissions,
  async ({ db, params: { id }, caller, services }) => {
    const account = await findOne<Account>(
      db,
      sql`select t.id, t.name, t.type, t.status = 'ACTIVE' as is_active, t.owner_id is not null as is_owner,
          x.active is not false as may_practise
        from app_user t left join veterinary x on x.id = t.veterinary_id
        where t.id = ${id} and ${accountScope(caller) ?? sql`true`}`,
    );
    if (!account) throw notFound();
    const isVeterinary = account.type === 'VETERINARY';
    const places = await db.query<Workplace>(sql`
      select case when e.id is null then null else jsonb_build_object('id', e.id, 'name', e.name) end as entity,
        e.active is not false as is_entity_active, w.is_accepted, w.role_from,
        case when r.id is null then null else jsonb_build_object('id', r.id, 'name', r.name) end as role,
        r.permissions, p.name as profile, p.is_billable, p.can_register_billable, p.can_register_non_billable
      from (
        select u.entity_id, u.role_id, true as is_accepted,
          case when u.role_id is null then null else 'ACCOUNT' end as role_from
        from app_user u where u.id = ${id} and ${!isVeterinary}
        union all
        select v.entity_id, coalesce(v.role_id, u.role_id), v.status = 'ACCEPTED',
          case when v.role_id is not null then 'ASSOCIATION' when u.role_id is not null then 'ACCOUNT' end
        from app_user u join veterinary_entity v on v.veterinary_id = u.veterinary_id
        where u.id = ${id} and ${isVeterinary}
        union all
        select null, null, true, null where ${isVeterinary}) w
      left join entity e on e.id = w.entity_id
      left join entity_profile p on p.id = e.profile_id
      left join role r on r.id = w.role_id
      order by e.name nulls last, e.id`);
    const { productToken } = services.settings;
    return {
      id: account.id,
      name: account.name,
      type: account.type,
      workplaces: places.map((place) => {
        const blocks = blocksOf(account, place);
        const isOperator = place.profile === productToken;
        const situation = { type: account.type, isOperator, entityProfile: profileOf(place) };
        return {
          entity: place.entity,
          profile: place.profile,
          isOperator,
          role: place.role,
          roleFrom: place.roleFrom,
          blocks,
          permissions: account.isOwner
            ? []
            : [...explainPermissions(accesses, situation, PERMISSIONS, place.permissions ?? [])],
        };
      }),
    };
  },
);

const profileOf = ({ profile, ...values }: Workplace) =>
  profile === null
    ? null
    : {
        name: profile,
        isBillable: values.isBillable ?? false,
        canRegisterBillable: values.canRegisterBillable ?? false,
        canRegisterNonBillable: values.canRegisterNonBillable ?? false,
      };

/** What leaves the account without any permission at this place of work. */
function blocksOf(account: Account, place: Workplace): Block[] {
  if (account.isOwner) return ['OWNER_ACCOUNT'];
  const found: (Block | false)[] = [
    !account.isActive && 'USER_INACTIVE',
    !account.mayPractise && 'VETERINARY_INACTIVE',
    !place.isEntityActive && 'ENTITY_INACTIVE',
    !place.isAccepted && 'NOT_ACCEPTED',
    place.role === null && account.type !== 'VETERINARY' && 'NO_ROLE',
  ];
  return found.filter((one) => one !== false);
}
