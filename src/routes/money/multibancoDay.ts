import { page, type ModuleViews } from '../route.ts';

const ImportPage = page(() => import('../../pages/money/multibancoDay/ImportPage.tsx'), 'ImportPage');
const DayPage = page(() => import('../../pages/money/multibancoDay/DayPage.tsx'), 'DayPage');

export const multibancoDayViews: ModuleViews = { create: ImportPage, edit: DayPage };
