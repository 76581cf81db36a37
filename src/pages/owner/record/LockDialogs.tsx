import { callApi } from '../../../../dataProvider/index.ts';
import { lockOwner } from '../../../../resources/owner/calls.ts';
import { ActDialog } from '../../../parts/record/ActDialog.tsx';
import { LockDialog } from './LockDialog.tsx';
import type { LockDialogName } from './locks.ts';
import type { OwnerRecord } from './useOwner.ts';

interface LockDialogsProps {
  readonly owner: OwnerRecord;
  readonly open: LockDialogName | null;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

const CHANGES = {
  unlock: { isLocked: false },
  editLock: { editLocked: true },
  editUnlock: { editLocked: false },
} as const;

/** The dialog that is open, if any. */
export function LockDialogs({ owner, open, onClose, onDone }: LockDialogsProps) {
  if (open === null) return null;
  const after = { onClose, onDone };
  if (open === 'lock' || open === 'dead') return <LockDialog owner={owner} kind={open} {...after} />;
  return (
    <ActDialog
      texts={`ownerPages.${open}`}
      name={owner.name ?? ''}
      danger={open === 'editLock'}
      act={() =>
        callApi(lockOwner, {
          params: { id: owner.id },
          body: { ...CHANGES[open], version: owner.version },
        })
      }
      {...after}
    />
  );
}
