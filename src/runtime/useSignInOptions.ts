import { useQuery } from '@tanstack/react-query';
import { signInOptions } from '../../authProvider/signIn.ts';

const useSignInOptions = () =>
  useQuery({ queryKey: ['auth', 'options'], queryFn: signInOptions, staleTime: 5 * 60_000 }).data;

/** Whether the professional order's sign-on is offered; not before the server has said so. */
export const useOrderSignOn = (): boolean => useSignInOptions()?.orderSignOn ?? false;

/** Whether owners are offered the State's identity provider; not before the server has said so. */
export const useStateSignOn = (): boolean => useSignInOptions()?.stateSignOn ?? false;

/** The address of support, where the server has been given one. */
export const useSupportEmail = (): string | null => useSignInOptions()?.supportEmail ?? null;
