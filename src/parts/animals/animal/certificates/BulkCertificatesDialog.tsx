import { useHistoryState } from '../../../../runtime/address/historyState.ts';
import { BatchProgress } from './BatchProgress.tsx';
import { BulkCertificatesForm, type BulkCertificatesDialogProps } from './BulkCertificatesForm.tsx';

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
