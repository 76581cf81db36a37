import EditOffRounded from '@mui/icons-material/EditOffRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import HeartBrokenRounded from '@mui/icons-material/HeartBrokenRounded';
import LockOpenRounded from '@mui/icons-material/LockOpenRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import VerifiedRounded from '@mui/icons-material/VerifiedRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isLockedNow } from '../../../../resources/owner/rules.ts';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';
import type { Operation } from '../../../parts/record/Operations.tsx';
import { lockOperations, type LockDialogName } from './locks.ts';
import type { OwnerRecord } from './useOwner.ts';

const ICONS = {
  lock: LockRounded,
  unlock: LockOpenRounded,
  editLock: EditOffRounded,
  editUnlock: EditRounded,
  dead: HeartBrokenRounded,
} as const satisfies Record<LockDialogName, unknown>;

/** The locks as operations, with the reason wherever one is off. */
export function useLockOperations(
  owner: OwnerRecord,
  onDialog: (name: LockDialogName) => void,
): readonly Operation[] {
  const translate = useTranslate();
  return lockOperations(owner).map(({ name, reason }) => ({
    icon: ICONS[name],
    label: translate(`ownerPages.panel.${name}`),
    reason,
    onClick: () => onDialog(name),
  }));
}

/** At the head of what stands beside the record: who it is, and how the record stands. */
export function OwnerHead({ owner }: { readonly owner: OwnerRecord }) {
  const translate = useTranslate();
  const say = (key: string) => translate(`ownerPages.panel.${key}`);
  return (
    <>
      <Typography variant="h2" sx={{ fontSize: '1.0625rem', mb: 1, overflowWrap: 'anywhere' }}>
        {owner.name}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        <StatusBadge tone="neutral">{translate(`resources.owner.choices.type.${owner.type}`)}</StatusBadge>
        {owner.verifiedData && (
          <StatusBadge tone="good" icon={VerifiedRounded}>
            {say('verified')}
          </StatusBadge>
        )}
        {isLockedNow(owner) && (
          <StatusBadge tone="attention" icon={owner.lockOwnerDead ? HeartBrokenRounded : LockRounded}>
            {say(owner.lockOwnerDead ? 'lockedDead' : 'locked')}
          </StatusBadge>
        )}
        {owner.editLocked && (
          <StatusBadge tone="attention" icon={EditOffRounded}>
            {say('editLocked')}
          </StatusBadge>
        )}
      </Box>
    </>
  );
}
