import { useQuery } from '@tanstack/react-query';
import { call } from '../../authProvider/http.ts';
import { useActor } from '../../authProvider/useSession.ts';

export interface Balance {
  readonly value: number;
  readonly entityId: number;
}

/** Milliseconds between two looks at the balance. */
const EVERY = 120_000;

export const balanceKey = ['billing', 'balance'] as const;

/** The entity's credits, for users whose entity pays with them and who may see it. */
export function useBalance() {
  const actor = useActor();
  const enabled = actor?.entityProfile?.isBillable === true && actor.permissions.includes('READ_BALANCE');
  return useQuery<Balance>({
    queryKey: balanceKey,
    queryFn: () => call('GET', '/billing/balance', undefined, { poll: true }),
    enabled,
    refetchInterval: EVERY,
  });
}
