import { READ_ANIMALS } from '../../../resources/animals/animal/schema.ts';
import { page, type PageRoute } from '../route.ts';

const ValidatePage = page(() => import('../../pages/animals/certificate/ValidatePage.tsx'), 'ValidatePage');

/** The validation of documents. */
export const certificateRoutes: readonly PageRoute[] = [
  {
    path: '/validate',
    title: 'validation.title',
    access: READ_ANIMALS,
    page: ValidatePage,
    menu: { group: 'controls', icon: 'certificate', order: 700 },
  },
];
