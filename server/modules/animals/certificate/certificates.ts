import { certificate } from '../../../../resources/animals/certificate/record.ts';
import type { CertificateLanguage } from '../../../../resources/animals/certificate/certificateValues.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { storedModule } from '../../../write/storedModule.ts';

/** A certificate as it is stored. */
export type StoredCertificate = RecordOfModule<typeof certificate> & {
  readonly code: string;
  readonly certificateTemplateId: number;
  readonly layoutNumber: number;
  readonly animalId: number;
  readonly transponder: string;
  readonly language: CertificateLanguage;
  readonly values: Readonly<Record<string, string | null>>;
  readonly creationTimestamp: string;
};

export const certificates = storedModule<StoredCertificate>(certificate, { hasSearchText: false });
