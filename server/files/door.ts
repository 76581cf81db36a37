import type { Services, SignedInCaller } from '../context.ts';
import { Refusal } from '../errors.ts';
import { FileRefused } from './refused.ts';
import { scan, ScannerAway } from './scanner.ts';

/** The call that brings files: who does, and what the server looks at them with. */
export interface Bringing {
  readonly services: Pick<Services, 'db' | 'audit' | 'settings' | 'log'>;
  readonly caller: SignedInCaller;
}

/**
 * Has contents looked at by the virus scanner, where one is set, before anything of ours opens them. What is
 * infected is kept nowhere; the audit tells who brought it, and its hash.
 * @throws FileRefused FILE_INFECTED; Refusal 503 SCANNER_AWAY when the scanner gives no clear answer
 */
export async function refuseInfected(
  { services, caller }: Bringing,
  file: { bytes: Buffer; sha256: string; property: string },
): Promise<void> {
  const { scanner } = services.settings;
  if (scanner === undefined) return;
  const found = await scan(scanner, file.bytes).catch((error: unknown) => {
    if (!(error instanceof ScannerAway)) throw error;
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
