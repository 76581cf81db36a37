import { useTranslate } from 'react-admin';
import { routeExists } from '../runtime/address/routeExists.ts';
import { AlertLink } from './LinkAlert.tsx';
import type { RefusalAction } from './refusalAction.ts';

/** The page on which an entity makes a reference to pay for credits. */
const CHARGE_PAGE = '/billing/charging/create';

/** The page on which those who may add credits do. */
function ChargeLink() {
  const translate = useTranslate();
  return routeExists(CHARGE_PAGE) ? (
    <AlertLink to={CHARGE_PAGE}>{translate('kit.form.charge')}</AlertLink>
  ) : null;
}

/** Where credits are lacking: adding some. */
export const chargeWhereCreditsLack: RefusalAction = (code) =>
  code === 'NO_CREDITS' || code === 'NO_CREDIT' ? <ChargeLink /> : undefined;
