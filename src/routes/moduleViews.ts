import { page, type PageComponent } from './route.ts';

/** The views that a module has of its own; what is left out is generated. */
export interface ModuleViews {
  readonly list?: PageComponent;
  readonly create?: PageComponent;
  readonly edit?: PageComponent;
  /** They begin with calls of their own instead of those of the generated views. */
  readonly ownCalls?: true;
}

const AnimalList = page(() => import('../pages/animal/list/AnimalList.tsx'), 'AnimalList');
const AssociationsPage = page(
  () => import('../pages/veterinaryAssociation/AssociationsPage.tsx'),
  'AssociationsPage',
);
const AuditList = page(() => import('../pages/auditLog/AuditList.tsx'), 'AuditList');
const EntityEdit = page(() => import('../pages/entity/EntityEdit.tsx'), 'EntityEdit');
const OwnerPage = page(() => import('../pages/owner/record/OwnerPage.tsx'), 'OwnerPage');
const QueuePage = page(() => import('../pages/animalTransfer/queue/QueuePage.tsx'), 'QueuePage');
const RoleList = page(() => import('../pages/role/RoleList.tsx'), 'RoleList');
const UserEdit = page(() => import('../pages/user/UserEdit.tsx'), 'UserEdit');
const VeterinaryEdit = page(() => import('../pages/veterinary/VeterinaryEdit.tsx'), 'VeterinaryEdit');

/** The views that are not generated, by resource. */
export const moduleViews: Readonly<Record<string, ModuleViews>> = {
  animal: { list: AnimalList },
  audit: { list: AuditList },
  entity: { edit: EntityEdit },
  owner: { edit: OwnerPage },
  role: { list: RoleList },
  transfers: { list: QueuePage, ownCalls: true },
  user: { edit: UserEdit },
  veterinary: { edit: VeterinaryEdit },
  'veterinary-management': { list: AssociationsPage, edit: AssociationsPage, ownCalls: true },
};
