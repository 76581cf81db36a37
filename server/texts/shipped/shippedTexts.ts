import type { ConfigurationKey } from '../../../resources/common/configuration/configurationValues.ts';
import { accessibilityStatement } from './accessibilityStatement.ts';
import { imprint } from './imprint.ts';
import { legalWarningOwners } from './legalWarningOwners.ts';
import { privacyNotice } from './privacyNotice.ts';

interface ShippedText {
  readonly pt: string;
  readonly en: string;
}

/** Texts that are in force until the operator sets their key; a version that has been set is higher than theirs. */
export const SHIPPED_TEXTS = {
  privacyNotice,
  accessibilityStatement,
  imprint,
  legalWarningOwners: { version: 0, ...legalWarningOwners },
} as const satisfies Partial<Record<ConfigurationKey, ShippedText & { readonly version?: number }>>;

/** The text that is shipped for a key; nothing for keys without one. */
export const findShipped = (key: string): (ShippedText & { readonly version?: number }) | undefined =>
  Object.hasOwn(SHIPPED_TEXTS, key) ? SHIPPED_TEXTS[key as keyof typeof SHIPPED_TEXTS] : undefined;
