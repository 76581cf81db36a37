import { anyOf } from '../../../resources/kit/access.ts';
import { indexOf } from '../../../resources/moduleIndex.ts';
import { beside, page, type PageRoute } from '../route.ts';

const TransponderWayPage = page(
  () => import('../../pages/animals/transponderWay/TransponderWayPage.tsx'),
  'TransponderWayPage',
);

export const transponderWayRoutes: readonly PageRoute[] = beside(indexOf('transponderMovement').resource, [
  {
    path: '/traceability/show/:id',
    title: 'transponderWayPages.title',
    access: anyOf(indexOf('transponder').access.read, indexOf('animal').access.read),
    page: TransponderWayPage,
  },
]);
