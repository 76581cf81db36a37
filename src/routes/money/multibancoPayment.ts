import { page, type ModuleViews } from '../route.ts';

const PaymentsList = page(
  () => import('../../pages/money/multibancoPayment/PaymentsList.tsx'),
  'PaymentsList',
);
const PaymentPage = page(() => import('../../pages/money/multibancoPayment/PaymentPage.tsx'), 'PaymentPage');

export const multibancoPaymentViews: ModuleViews = { list: PaymentsList, edit: PaymentPage };
