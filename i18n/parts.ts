import type { LocaleName } from './locale.ts';
import { signIn } from './generated/pt/signIn.ts';

/** Texts by their keys, level by level. */
export interface Tree {
  readonly [key: string]: string | Tree | undefined;
}

/**
 * The parts that the texts come in. The texts of the sign-in are there from the start; any other part is fetched with
 * the pages that need it (`withTexts`), beside their code and before they are drawn.
 *
 * Another part is its folders or files in scripts/registration/textParts.mjs, an entry here, and its name where its pages are
 * fetched. What it lacks they cannot say: tests/i18n/parts.test.ts follows all their imports.
 */
export const PARTS = {
  signIn: {
    pt: () => signIn,
    en: async () => (await import('./generated/en/signIn.ts')).signIn,
  },
  backOffice: {
    pt: async () => (await import('./generated/pt/backOffice.ts')).backOffice,
    en: async () => (await import('./generated/en/backOffice.ts')).backOffice,
  },
  /** Settings, several roles at once, who works where, layouts of certificates. */
  administration: {
    pt: async () => (await import('./generated/pt/administration.ts')).administration,
    en: async () => (await import('./generated/en/administration.ts')).administration,
  },
  /** Issuing certificates of an animal or several, revoking them. */
  certificates: {
    pt: async () => (await import('./generated/pt/certificates.ts')).certificates,
    en: async () => (await import('./generated/en/certificates.ts')).certificates,
  },
  /** An owner's page, with merging, exporting and erasing. */
  owners: {
    pt: async () => (await import('./generated/pt/owners.ts')).owners,
    en: async () => (await import('./generated/en/owners.ts')).owners,
  },
  /** Profile, password, sessions, own files and activity, acting for another user. */
  personal: {
    pt: async () => (await import('./generated/pt/personal.ts')).personal,
    en: async () => (await import('./generated/en/personal.ts')).personal,
  },
  /** Registering an animal, choosing its photo. */
  jobs: {
    pt: async () => (await import('./generated/pt/jobs.ts')).jobs,
    en: async () => (await import('./generated/en/jobs.ts')).jobs,
  },
  registration: {
    pt: async () => (await import('./generated/pt/registration.ts')).registration,
    en: async () => (await import('./generated/en/registration.ts')).registration,
  },
} as const satisfies Record<string, Record<LocaleName, () => Tree | Promise<Tree>>>;

export type Part = keyof typeof PARTS;
