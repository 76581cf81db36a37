import { useDataProvider } from 'react-admin';
import { readReasonFor } from '../../../../../dataProvider/index.ts';
import { ownerErasure } from '../../../../../resources/owners/ownerErasure/schema.ts';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';
import { OwnerRequestDialog } from '../OwnerRequestDialog.tsx';
import type { OwnerRecord } from '../record/useOwner.ts';

interface EraseOwnerDialogProps {
  readonly owner: OwnerRecord;
  readonly onClose: () => void;
}

/** Asks another person to confirm the erasure of an owner's data, and leads to the request. */
export function EraseOwnerDialog({ owner, onClose }: EraseOwnerDialogProps) {
  const dataProvider = useDataProvider();
  const submission = useSubmission();
  return (
    <OwnerRequestDialog
      submission={submission}
      module={ownerErasure}
      name={owner.name}
      danger
      request={async (grounds) => {
        const { data } = await dataProvider.create(ownerErasure.resource, {
          data: { ownerId: owner.id, grounds },
          meta: { readReason: readReasonFor(`/owners/${owner.id}`) },
        });
        return data.id;
      }}
      onClose={onClose}
    />
  );
}
