import { useQuery } from '@tanstack/react-query';
import { useActor } from '../../../../authProvider/useSession.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { balance } from '../../../../resources/money/billingTransaction/calls.ts';

/** Milliseconds between two reads of the balance, also where a live stream notifies of changes at once. */
const POLL_INTERVAL_MS = 120_000;

export const balanceKey = ['billing', 'balance'] as const;

/** Whether the credits are fewer than registering an animal costs. */
export const lacksCredits = (
  given: Pick<AnswerOf<typeof balance>, 'value' | 'registrationCredits'>,
): boolean => given.value < given.registrationCredits;

/** The entity's credits, for users whose entity pays with them and who may see it. */
export function useBalance() {
  const actor = useActor();
  const enabled = actor?.entityProfile?.isBillable === true && actor.permissions.includes('READ_BALANCE');
  return useQuery({
    queryKey: balanceKey,
    queryFn: ({ signal }) => callApi(balance, {}, { signal, poll: true }),
    enabled,
    refetchInterval: POLL_INTERVAL_MS,
  });
}
