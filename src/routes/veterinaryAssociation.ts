import { page, type ModuleViews } from './route.ts';

const AssociationsPage = page(
  () => import('../pages/veterinaryAssociation/AssociationsPage.tsx'),
  'AssociationsPage',
);

export const veterinaryAssociationViews: ModuleViews = {
  list: AssociationsPage,
  edit: AssociationsPage,
  ownCalls: true,
};
