import { routeExists } from '../../../runtime/address/routeExists.ts';
import { lacksCredits, useBalance } from './useBalance.ts';

/**
 * Whether registering an animal can be offered to the user, and the code of what prevents it.
 * The server decides; this spares the user a form that could not be sent.
 */
export function useRegistering(): { offered: boolean; refused?: string } {
  const { data: balance } = useBalance();
  if (!routeExists('/animal/create')) return { offered: false, refused: 'NO_PERMISSION' };
  return balance && lacksCredits(balance) ? { offered: true, refused: 'NO_CREDITS' } : { offered: true };
}
