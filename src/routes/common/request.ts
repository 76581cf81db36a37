import { anyOf } from '../../../resources/kit/access.ts';
import { indexedRequests, indexOf } from '../../../resources/moduleIndex.ts';
import { FORM_MODULES } from '../../../resources/common/publicForm/formModules.ts';
import { STAFF_FORM_NAMES, STAFF_FORMS } from '../../../resources/common/publicForm/staffForms.ts';
import { createElement } from 'react';
import { loadModule } from '../../runtime/loadModule.ts';
import { laterPage } from '../laterPage.ts';
import { beside, page, type PageRoute } from '../route.ts';

const QueuesPage = page(() => import('../../pages/common/request/QueuesPage.tsx'), 'QueuesPage');
const LabelsPage = page(() => import('../../pages/common/request/LabelsPage.tsx'), 'LabelsPage');
const EnterRequestPage = page(
  () => import('../../pages/common/request/EnterRequestPage.tsx'),
  'EnterRequestPage',
);

/** The page on which staff enter a request of a type, loaded with its declaration. */
const entryOf = (name: string) =>
  laterPage(async () => {
    const [module] = await Promise.all([loadModule(name), EnterRequestPage.load()]);
    return { Page: () => createElement(EnterRequestPage, { module }) };
  }, 'Page');

/** Where staff enter requests for owners, beside the queue of each type. */
const enteredRequests: readonly PageRoute[] = STAFF_FORM_NAMES.flatMap((form) => {
  const { resource } = indexOf(FORM_MODULES[form]);
  return beside(resource, [
    {
      path: `/${resource}/create`,
      title: 'requestPages.enter.title',
      access: STAFF_FORMS[form],
      page: entryOf(FORM_MODULES[form]),
    },
  ]);
});

/** All queues together, for users who decide some, requests by their labels, and where staff enter them. */
export const requestRoutes: readonly PageRoute[] = [
  {
    path: '/requests',
    title: 'requestPages.queues',
    access: anyOf(...indexedRequests.map(({ request }) => request.decide)),
    page: QueuesPage,
    reads: '/requests/overview',
    menu: { group: 'controls', icon: 'pending', order: 1 },
  },
  {
    path: '/labels/list-by-label',
    title: 'requestPages.byLabel',
    access: 'LIST_LABELS',
    page: LabelsPage,
    reads: '/requests/overview',
    menu: { group: 'controls', icon: 'label', order: 2 },
  },
  ...enteredRequests,
];
