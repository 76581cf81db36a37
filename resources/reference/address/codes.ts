/** Why an import of addresses fails. */
export type AddressCode = 'TABLE_EMPTY' | 'TABLE_COLUMNS' | 'TABLE_UNREADABLE' | 'MISSING_TABLE';
