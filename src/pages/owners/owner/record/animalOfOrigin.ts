import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import { isTransponder } from '../../../../../resources/numbers/transponder.ts';

/** The transponder of the animal from whose page an owner was opened, in the address's state. */
export function useTransponderOfState(): string | undefined {
  const { state } = useLocation() as { state: { transponder?: unknown } | null };
  const given = state?.transponder;
  return typeof given === 'string' && isTransponder(given) ? given : undefined;
}

/** Hands the animal down to the tabs of the page: another tab is another address without that state. */
export const AnimalOfOrigin = createContext<string | undefined>(undefined);

/** Returns the transponder of the animal from whose page the owner was opened, if there was one. */
export const useAnimalOfOrigin = (): string | undefined => use(AnimalOfOrigin);
