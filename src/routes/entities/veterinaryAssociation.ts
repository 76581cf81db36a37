import { withTexts } from '../../../i18n/index.ts';
import { page, type ModuleViews } from '../route.ts';

const AssociationsPage = page(
  () =>
    withTexts(
      'administration',
      () => import('../../pages/entities/veterinaryAssociation/AssociationsPage.tsx'),
    ),
  'AssociationsPage',
);

export const veterinaryAssociationViews: ModuleViews = {
  list: AssociationsPage,
  edit: AssociationsPage,
  ownCalls: true,
};
