import type { animalPrint as source } from '../../../pt/animals/animal/print.ts';
import type { Shape } from '../../../types.ts';

export const animalPrint = {
  title: 'Animal record',
  qr: 'QR code with the address of the record of %{name}',
  scan: 'Scan to open the full record. You need access to the register.',
  printed:
    'Printed on %{date}. For information only: it does not replace the companion animal identification document (DIAC).',
  signature: 'National register of companion animals',
} satisfies Shape<typeof source>;
