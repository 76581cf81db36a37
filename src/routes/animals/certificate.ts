import { indexOf } from '../../../resources/moduleIndex.ts';
import { page, type PageRoute } from '../route.ts';

const ValidatePage = page(() => import('../../pages/animals/certificate/ValidatePage.tsx'), 'ValidatePage');

/** The validation of documents. */
export const certificateRoutes: readonly PageRoute[] = [
  {
    path: '/validate',
    title: 'validation.title',
    access: indexOf('animal').access.read,
    page: ValidatePage,
    menu: { group: 'controls', icon: 'certificate', order: 700 },
  },
];
