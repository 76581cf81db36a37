import EditOffRounded from '@mui/icons-material/EditOffRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import HeartBrokenRounded from '@mui/icons-material/HeartBrokenRounded';
import LockOpenRounded from '@mui/icons-material/LockOpenRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import VerifiedRounded from '@mui/icons-material/VerifiedRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isLockedNow } from '../../../../resources/owner/rules.ts';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';
import { Operations } from '../../../parts/record/Operations.tsx';
import { lockOperations, type LockDialogName } from './locks.ts';
import type { OwnerRecord } from './useOwner.ts';

const ICONS = {
  lock: LockRounded,
  unlock: LockOpenRounded,
  editLock: EditOffRounded,
  editUnlock: EditRounded,
  dead: HeartBrokenRounded,
} as const satisfies Record<LockDialogName, unknown>;

interface OwnerPanelProps {
  readonly owner: OwnerRecord;
  readonly onDialog: (name: LockDialogName) => void;
}

/** Beside the record: how it stands, and the locks, with the reason wherever one is off. */
export function OwnerPanel({ owner, onDialog }: OwnerPanelProps) {
  const translate = useTranslate();
  const operations = lockOperations(owner);
  const isLocked = isLockedNow(owner);
  const say = (key: string) => translate(`ownerPages.panel.${key}`);
  return (
    <Card component="aside" aria-label={owner.name ?? ''} className="no-print">
      <Box sx={{ px: 2.25, py: 2 }}>
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
          {isLocked && (
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
      </Box>
      {operations.length > 0 && (
        <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
          <Operations
            label={say('operations')}
            operations={operations.map(({ name, reason }) => ({
              icon: ICONS[name],
              label: say(name),
              reason,
              onClick: () => onDialog(name),
            }))}
          />
        </Box>
      )}
    </Card>
  );
}
