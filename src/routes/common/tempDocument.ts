import { page, type PageRoute } from '../route.ts';

const TempDocumentPage = page(
  () => import('../../pages/common/tempDocument/TempDocumentPage.tsx'),
  'TempDocumentPage',
);

/** Files that were made for one account and are deleted after some days. */
export const tempDocumentRoutes: readonly PageRoute[] = [
  { path: '/temp-docs/:id', title: 'tempDocuments.title', access: 'SIGNED_IN', page: TempDocumentPage },
];
