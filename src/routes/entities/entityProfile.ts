import { page, type ModuleViews } from '../route.ts';

const EntityProfileEdit = page(
  () => import('../../pages/entities/entityProfile/EntityProfileEdit.tsx'),
  'EntityProfileEdit',
);

export const entityProfileViews: ModuleViews = { edit: EntityProfileEdit };
