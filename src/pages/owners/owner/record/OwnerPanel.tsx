import EditOffRounded from '@mui/icons-material/EditOffRounded';
import HeartBrokenRounded from '@mui/icons-material/HeartBrokenRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import VerifiedRounded from '@mui/icons-material/VerifiedRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isLockedNow } from '../../../../../resources/owners/owner/rules.ts';
import { ContactBadge } from '../../../../parts/owners/owner/ContactBadge.tsx';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { StatusBadge } from '../../../../theme/StatusBadge.tsx';
import type { OwnerRecord } from './useOwner.ts';

/** At the head of what stands beside the record: who it is, and how the record stands. */
export function OwnerHead({ owner }: { readonly owner: OwnerRecord }) {
  const translate = useTranslate();
  const say = useTexts('ownerPages.panel');
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
        <ContactBadge owner={owner} />
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
