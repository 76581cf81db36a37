import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { showDate } from '../../../../resources/numbers/dates.ts';
import { unbroken } from '../../../fields/index.ts';
import { useErrorText } from '../../../parts/page/useErrorText.ts';
import type { OwnerRecord } from './useOwner.ts';

/** Whether something holds that keeps everybody from editing this owner. */
export function hasAlert(owner: OwnerRecord): boolean {
  const reason = owner.operations?.EDIT?.reason;
  return reason !== undefined && reason !== 'NO_PERMISSION';
}

/** What whoever opens this owner has to know first: why it cannot be edited, until when, and what was noted. */
export function OwnerAlerts({ owner }: { readonly owner: OwnerRecord }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const reason = owner.operations?.EDIT?.reason;
  const say = (key: string, options?: Record<string, unknown>) =>
    translate(`ownerPages.alert.${key}`, options);
  const isLocked = reason === 'OWNER_IS_LOCKED';
  const isEditLocked = reason === 'OWNER_IS_EDIT_LOCKED';
  if (!reason || !hasAlert(owner)) return null;
  const title = isLocked
    ? say(owner.lockOwnerDead ? 'dead' : owner.lockEndDate ? 'lockedUntil' : 'locked', {
        date: showDate(owner.lockEndDate),
      })
    : say(isEditLocked ? 'editLocked' : 'traces');
  return (
    <Alert severity={owner.lockOwnerDead ? 'info' : 'warning'}>
      <AlertTitle>{unbroken(title)}</AlertTitle>
      {isLocked ? say(owner.lockOwnerDead ? 'deadText' : 'lockedText') : errorText(reason)}
      {owner.lockObservations && (isLocked || isEditLocked) && (
        <Box sx={{ mt: 0.75, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {say('observations', { text: owner.lockObservations })}
        </Box>
      )}
    </Alert>
  );
}
