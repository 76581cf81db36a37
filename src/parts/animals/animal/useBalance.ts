import { useQuery } from '@tanstack/react-query';
import { useActor } from '../../../../authProvider/useSession.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { usePollMs } from '../../common/information/announcement.ts';
import { balance } from '../../../../resources/money/billingTransaction/calls.ts';

export const balanceKey = ['billing', 'balance'] as const;

/** Whether the credits are fewer than registering an animal costs. */
export const lacksCredits = (
  given: Pick<AnswerOf<typeof balance>, 'value' | 'registrationCredits'>,
): boolean => given.value < given.registrationCredits;

/** How urgent few credits are: none left, or fewer than a registration costs; fewer than the register calls low; enough. */
export function urgencyOf(
  given: Pick<AnswerOf<typeof balance>, 'value' | 'registrationCredits' | 'lowBalance'>,
): 'bad' | 'attention' | null {
  if (given.value <= 0 || lacksCredits(given)) return 'bad';
  return given.value < given.lowBalance ? 'attention' : null;
}

/** The entity's credits, for users whose entity pays with them and who may see it. */
export function useBalance() {
  const actor = useActor();
  const enabled = actor?.entityProfile?.isBillable === true && actor.permissions.includes('READ_BALANCE');
  const every = usePollMs('balance');
  return useQuery({
    queryKey: balanceKey,
    queryFn: ({ signal }) => callApi(balance, {}, { signal, poll: true }),
    enabled,
    refetchInterval: every,
  });
}
