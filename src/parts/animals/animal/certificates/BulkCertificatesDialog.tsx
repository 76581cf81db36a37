import type { AnimalRow } from '../animalRow.ts';
import { useHistoryState } from '../../../../runtime/address/historyState.ts';
import { BatchProgress } from './BatchProgress.tsx';
import { BulkCertificatesForm } from './BulkCertificatesForm.tsx';

export interface BulkCertificatesOptions {
  /** Where they are mailed to unless another address is entered. */
  readonly emailAddress?: string | null;
  /** They are mailed for all of the animals or for none. */
  readonly requiresAll?: boolean;
}

export interface BulkCertificatesDialogProps extends BulkCertificatesOptions {
  readonly animals: readonly Pick<AnimalRow, 'transponder' | 'name'>[];
  readonly onClose: () => void;
}

/** Certificates of several animals: which, for whom, how they arrive; then how far the work is. A reload finds it again. */
export function BulkCertificatesDialog({ onClose, ...props }: BulkCertificatesDialogProps) {
  const [batchId, setBatchId] = useHistoryState<number>('certificateBatch');
  const close = () => {
    setBatchId(null);
    onClose();
  };
  return batchId === null ? (
    <BulkCertificatesForm {...props} onStarted={setBatchId} onClose={close} />
  ) : (
    <BatchProgress id={batchId} animals={props.animals} onClose={close} />
  );
}
