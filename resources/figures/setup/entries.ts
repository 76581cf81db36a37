/** One thing that a new register needs before its first day, as the setup list shows it. */
export interface SetupEntry {
  /** Names its check (`server/modules/figures/setup/checks.ts`) and its texts (`setupPages.entries`). */
  readonly name: string;
  /** The page on which it is done. */
  readonly page?: string;
  /** Settings of the server by which it is done, as `docs/configuration.md` has them. */
  readonly settings?: readonly string[];
  /** The command by which it is done. */
  readonly command?: string;
}

const MAKE_KEYS = 'npm run make:keys -- FOLDER';

/** The setup list, in the order in which it is worked through. */
export const SETUP_ENTRIES = [
  { name: 'publicAddress', settings: ['PUBLIC_URL'] },
  { name: 'mail', settings: ['SMTP_URL', 'MAIL_FROM'] },
  { name: 'auditKey', settings: ['AUDIT_KEY'], command: MAKE_KEYS },
  { name: 'signingKey', settings: ['SIGNING_P12', 'SIGNING_PASSWORD'], command: MAKE_KEYS },
  { name: 'erasureKey', settings: ['ERASURE_KEY'], command: MAKE_KEYS },
  {
    name: 'addresses',
    page: '/setup/addresses',
    command:
      'npm run import:addresses -- --districts FILE --municipalities FILE --parishes FILE --postal-codes FILE',
  },
  { name: 'legalTexts', page: '/configuration#legalWarning' },
  { name: 'prices', page: '/pricing-tables/create' },
  { name: 'entity', page: '/entity/create' },
  { name: 'user', page: '/user/create' },
  { name: 'veterinarian', page: '/veterinary/create' },
  { name: 'credits', page: '/pricing-tables/transactions/create' },
  { name: 'backup', page: '/backups', command: 'npm run backup; npm run restore' },
] as const satisfies readonly SetupEntry[];

export type SetupEntryName = (typeof SETUP_ENTRIES)[number]['name'];

export const SETUP_ENTRY_NAMES: readonly SetupEntryName[] = SETUP_ENTRIES.map(({ name }) => name);
