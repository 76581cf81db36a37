import { page, type ModuleViews } from '../route.ts';

const DaysList = page(() => import('../../pages/money/multibancoDay/DaysList.tsx'), 'DaysList');
const ImportPage = page(() => import('../../pages/money/multibancoDay/ImportPage.tsx'), 'ImportPage');
const DayPage = page(() => import('../../pages/money/multibancoDay/DayPage.tsx'), 'DayPage');

export const multibancoDayViews: ModuleViews = { list: DaysList, create: ImportPage, edit: DayPage };
