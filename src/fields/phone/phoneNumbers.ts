import { useEffect, useSyncExternalStore } from 'react';
import type { parsePhoneNumberFromString as parse, PhoneNumber } from 'libphonenumber-js/min';

type Parse = typeof parse;
/** The part of a parsed number that resources/numbers/phone.ts uses. */
type Known = Pick<PhoneNumber, 'number' | 'country' | 'isValid' | 'formatNational' | 'formatInternational'>;

/** Lisbon and Porto have two digits, all other areas and mobile networks three. */
const PORTUGUESE = /^(?:\+|00)?(?:351)?(?:(2[12])(\d{3})(\d{4})|([239]\d{2})(\d{3})(\d{3}))$/;
const FOREIGN = /^\+[1-9]\d{6,14}$/;

let library: Parse | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  library = (await import('libphonenumber-js/min')).parsePhoneNumberFromString;
  for (const listener of listeners) listener();
}

/** Fetches the numbering plans of all countries. Without them numbers are read roughly; the server reads them exactly. */
const begin = (): void => {
  loading ??= load().catch(() => {
    loading = undefined;
  });
};

/** Reads a number without the numbering plans: Portuguese ones exactly, others by their length. */
export function roughNumber(text: string): Known | undefined {
  const typed = text.replace(/[\s().-]/g, '');
  const parts = (PORTUGUESE.exec(typed) ?? []).slice(1).filter((part) => part !== undefined);
  if (parts.length === 0 && !FOREIGN.test(typed)) return undefined;
  const isPortuguese = parts.length > 0;
  return {
    number: (isPortuguese ? `+351${parts.join('')}` : typed) as Known['number'],
    country: isPortuguese ? 'PT' : undefined,
    isValid: () => true,
    formatNational: () => parts.join(' '),
    formatInternational: () => text,
  };
}

/**
 * Stands in the page for the function of `libphonenumber-js` (vite.config.ts): a quarter of a page's declarations would
 * be numbering plans, which most pages do not use.
 */
export const parsePhoneNumberFromString = (...[text, country]: Parameters<Parse>): Known | undefined => {
  begin();
  return library ? library(text, country) : roughNumber(text);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Draws anew what shows a number once the numbering plans are there. */
export function usePhoneNumbers(): void {
  useSyncExternalStore(subscribe, () => library);
  useEffect(begin, []);
}
