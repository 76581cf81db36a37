import { createHmac } from 'node:crypto';
import type { Settings } from '../settings/settings.ts';
import { sha256Of } from '../sha256.ts';

/** A key that belongs to a backup and is not in it. */
export interface KeyMark {
  /** The setting that names it. */
  readonly setting: 'AUDIT_KEY' | 'SIGNING_P12' | 'ERASURE_KEY';
  /** Recognizes the key, and is of no other use; null where the register had none. Hex. */
  readonly mark: string | null;
}

const MARK_LENGTH = 16;

/** Returns the keys of the settings, each by a mark from which it cannot be made. */
export function keyMarks({
  auditKeys,
  signing,
  erasureKey,
}: Pick<Settings, 'auditKeys' | 'signing' | 'erasureKey'>): KeyMark[] {
  const ofFile = signing && sha256Of(signing.p12);
  const ofErasure = erasureKey && createHmac('sha256', erasureKey).update('mark of the key').digest('hex');
  return [
    { setting: 'AUDIT_KEY', mark: auditKeys?.signing?.id ?? null },
    { setting: 'SIGNING_P12', mark: ofFile?.slice(0, MARK_LENGTH) ?? null },
    { setting: 'ERASURE_KEY', mark: ofErasure?.slice(0, MARK_LENGTH) ?? null },
  ];
}
