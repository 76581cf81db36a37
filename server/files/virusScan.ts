import type { Caller, Services } from '../context.ts';
import { Refusal } from '../errors.ts';
import { FileRefused } from './refused.ts';
import { scan, ScannerUnavailable } from './scanner.ts';

/** The services and the caller of an upload. */
export interface UploadContext {
  readonly services: Pick<Services, 'db' | 'audit' | 'settings' | 'log'>;
  readonly caller: Caller;
}

/**
 * Scans contents for viruses, where a scanner is set, before any other code opens them. Infected contents are not
 * stored; the audit records the user and the hash.
 * @throws FileRefused FILE_INFECTED; Refusal 503 SCANNER_AWAY when the scanner gives no clear answer
 */
export async function refuseInfected(
  { services, caller }: UploadContext,
  file: { bytes: Buffer; sha256: string; property: string },
): Promise<void> {
  const { scanner } = services.settings;
  if (scanner === undefined) return;
  const found = await scan(scanner, file.bytes).catch((error: unknown) => {
    if (!(error instanceof ScannerUnavailable)) throw error;
    services.log.error(error.message);
    throw new Refusal(503, 'SCANNER_AWAY', [], {}, 60);
  });
  if (found === null) return;
  await services.audit.record(caller, {
    action: 'INFECTED_FILE_REFUSED',
    objectType: 'document',
    details: { found, sha256: file.sha256, size: file.bytes.length, property: file.property },
  });
  throw new FileRefused(file.property, 'FILE_INFECTED');
}
