import { useTranslate } from 'react-admin';
import { routeExists } from '../runtime/address/routeExists.ts';
import { AlertLink } from './LinkAlert.tsx';
import type { RefusalAction } from './refusalAction.ts';

interface NextStep {
  readonly to: string;
  /** The key of the button's text. */
  readonly label: string;
}

/** The page on which a refusal is resolved, by its code: adding credits, or setting the register up. */
function findStep(code: string): NextStep | undefined {
  switch (code) {
    case 'NO_CREDITS':
    case 'NO_CREDIT':
      return { to: '/billing/charging/create', label: 'kit.form.charge' };
    case 'SIGNING_KEY_MISSING':
      return { to: '/setup', label: 'kit.form.setup' };
    default:
      return undefined;
  }
}

/** The step, for those who may open its page. */
function StepLink({ to, label }: NextStep) {
  const translate = useTranslate();
  return routeExists(to) ? <AlertLink to={to}>{translate(label)}</AlertLink> : null;
}

/** The next step beside a refusal, as a link to its page. */
export const refusalLink: RefusalAction = (code) => {
  const step = findStep(code);
  return step && <StepLink {...step} />;
};
