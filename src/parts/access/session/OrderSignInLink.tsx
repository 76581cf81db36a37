import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { useOrderSignOn } from '../../../runtime/useSignInOptions.ts';

/**
 * The way through the order leaves the page, and what was typed on it with it. In another tab it does not, and
 * this one takes up the session that is opened there.
 */
export function OrderSignInLink() {
  const translate = useTranslate();
  const offered = useOrderSignOn();
  if (!offered) return null;
  return (
    <Link href="/auth?through=order" target="_blank" rel="noopener" sx={{ display: 'block', mt: 2 }}>
      {translate('auth.order.otherTab')}
    </Link>
  );
}
