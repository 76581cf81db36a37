import { checkStaffTransfer } from '../../../resources/entities/veterinaryAssociation/staffCalls.ts';
import { beside, page, type ModuleViews, type PageRoute } from '../route.ts';

const AssociationsPage = page(
  () => import('../../pages/entities/veterinaryAssociation/AssociationsPage.tsx'),
  'AssociationsPage',
);

export const veterinaryAssociationViews: ModuleViews = {
  list: AssociationsPage,
  edit: AssociationsPage,
  ownCalls: true,
};

const StaffTransferPage = page(
  () => import('../../pages/entities/veterinaryAssociation/staff/StaffTransferPage.tsx'),
  'StaffTransferPage',
);

/** Staff of an entity who move to another. */
export const veterinaryAssociationRoutes: readonly PageRoute[] = beside('entity', [
  {
    path: '/entity/:id/staff',
    title: 'shell.page.staffTransfer',
    access: checkStaffTransfer.access,
    page: StaffTransferPage,
  },
]);
