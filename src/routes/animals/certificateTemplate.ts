import { page, type ModuleViews } from '../route.ts';

const LayoutTab = page(() => import('../../pages/animals/certificateTemplate/LayoutTab.tsx'), 'LayoutTab');

export const certificateTemplateViews: ModuleViews = { tabs: { layout: LayoutTab } };
