import { withTexts } from '../../../i18n/index.ts';
import { page, type ModuleViews } from '../route.ts';

const LayoutTab = page(
  () => withTexts('administration', () => import('../../pages/animals/certificateTemplate/LayoutTab.tsx')),
  'LayoutTab',
);

export const certificateTemplateViews: ModuleViews = { tabs: { layout: LayoutTab } };
