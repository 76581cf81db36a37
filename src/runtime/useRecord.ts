import { useGetOne, type RaRecord } from 'react-admin';

/**
 * The `meta` under which a record's own answers are cached: of its read, its creation and its saves. Without it
 * react-admin serves a record page from the rows of lists and references, which lack what only the record's read
 * answers, and the read is neither made nor audited.
 */
export const OWN_READ = { isOwnRead: true } as const;

/** Reads a record for its page. */
export const useRecord = <Row extends RaRecord>(resource: string, id: string, enabled: boolean) =>
  useGetOne<Row>(resource, { id: Number(id), meta: OWN_READ }, { enabled });
