import { modules } from '../../../resources/generated/modules.ts';
import { anyOf } from '../../../resources/kit/access.ts';
import { isRequest } from '../../../resources/kit/request.ts';
import { FORM_MODULES } from '../../../resources/common/publicForm/formModules.ts';
import { STAFF_FORM_NAMES, STAFF_FORMS } from '../../../resources/common/publicForm/staffForms.ts';
import { beside, page, type PageRoute } from '../route.ts';

const QueuesPage = page(() => import('../../pages/common/request/QueuesPage.tsx'), 'QueuesPage');
const LabelsPage = page(() => import('../../pages/common/request/LabelsPage.tsx'), 'LabelsPage');
const EnterRequestPage = page(
  () => import('../../pages/common/request/EnterRequestPage.tsx'),
  'EnterRequestPage',
);

/** Where staff enter requests for owners, beside the queue of each type. */
const enteredRequests: readonly PageRoute[] = STAFF_FORM_NAMES.flatMap((form) => {
  const { resource } = modules.find(({ name }) => name === FORM_MODULES[form])!;
  return beside(resource, [
    {
      path: `/${resource}/create`,
      title: 'requestPages.enter.title',
      access: STAFF_FORMS[form],
      page: EnterRequestPage,
    },
  ]);
});

/** All queues together, for users who decide some, requests by their labels, and where staff enter them. */
export const requestRoutes: readonly PageRoute[] = [
  {
    path: '/requests',
    title: 'requestPages.queues',
    access: anyOf(...modules.filter(isRequest).map(({ request }) => request.decide)),
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
