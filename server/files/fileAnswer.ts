import { notFound } from '../errors.ts';
import type { Queryable } from '../db/db.ts';
import { toBase64 } from './base64.ts';
import { readDocument } from './store.ts';

/** A stored file as a call answers it: `fileContents` of the declarations. */
export const fileAnswer = ({
  filename,
  type,
  bytes,
}: {
  readonly filename: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}) => ({ filename, type, contents: toBase64(bytes) });

/**
 * A document as a call answers it.
 * @throws Refusal 404 where there is none, or none any more
 */
export async function readFileAnswer(db: Queryable, documentId: number | null | undefined) {
  const stored = documentId && (await readDocument(db, documentId));
  if (!stored) throw notFound();
  return fileAnswer(stored);
}
