import { page, type ModuleViews } from '../route.ts';

const PaymentPage = page(() => import('../../pages/money/multibancoPayment/PaymentPage.tsx'), 'PaymentPage');

export const multibancoPaymentViews: ModuleViews = { edit: PaymentPage };
