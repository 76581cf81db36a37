import { withTexts } from '../../../i18n/index.ts';
import { page, type ModuleViews } from '../route.ts';

const EntityProfileEdit = page(
  () => withTexts('administration', () => import('../../pages/entities/entityProfile/EntityProfileEdit.tsx')),
  'EntityProfileEdit',
);

export const entityProfileViews: ModuleViews = { edit: EntityProfileEdit };
