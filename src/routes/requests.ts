import { READ_TRANSFERS } from '../../resources/requests/animalTransfer/schema.ts';
import { modules } from '../../resources/generated/modules.ts';
import { anyOf } from '../../resources/kit/access.ts';
import { isRequest } from '../../resources/kit/request.ts';
import { FORM_MODULES } from '../../resources/common/publicForm/formModules.ts';
import { STAFF_FORM_NAMES, STAFF_FORMS } from '../../resources/common/publicForm/staffForms.ts';
import { beside, page, type ModuleViews, type PageRoute } from './route.ts';

const TransferPage = page(() => import('../pages/requests/animalTransfer/TransferPage.tsx'), 'TransferPage');

/** One request for a transfer. */
export const animalTransferRoutes: readonly PageRoute[] = beside('transfers', [
  {
    path: '/transfers/:id',
    title: 'transferPages.request.title',
    access: READ_TRANSFERS,
    page: TransferPage,
    reads: '/animal-transfers/:id',
  },
]);

const PreRegisterPage = page(
  () => import('../pages/requests/animalPreRegister/PreRegisterPage.tsx'),
  'PreRegisterPage',
);

/** A pre-registration shows the animal and the owner as they will be registered. */
export const animalPreRegisterViews: ModuleViews = { edit: PreRegisterPage };

const QueuesPage = page(() => import('../pages/common/request/QueuesPage.tsx'), 'QueuesPage');
const LabelsPage = page(() => import('../pages/common/request/LabelsPage.tsx'), 'LabelsPage');

const EnterRequestPage = page(
  () => import('../pages/common/request/EnterRequestPage.tsx'),
  'EnterRequestPage',
);

/** Where staff enter requests for owners, beside the queue of each type. */
export const enteredRequestRoutes: readonly PageRoute[] = STAFF_FORM_NAMES.flatMap((form) => {
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

/** All queues together, for users who decide some, and requests by their labels. */
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
];
