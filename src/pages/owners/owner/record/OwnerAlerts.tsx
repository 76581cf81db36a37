import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkAlert } from '../../../../components/LinkAlert.tsx';
import { useActor } from '../../../../../authProvider/useSession.ts';
import { allows } from '../../../../../resources/kit/access.ts';
import { showDate, showTimestamp } from '../../../../../resources/numbers/dates.ts';
import { readSealedOwner } from '../../../../../resources/owners/ownerRights/calls.ts';
import { unbroken, useTimezone } from '../../../../fields/index.ts';
import { useDialog } from '../../../../runtime/address/useUrlParam.ts';
import { routeExists } from '../../../../runtime/address/routeExists.ts';
import { useErrorText } from '../../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { SealedPartDialog } from '../rights/SealedPartDialog.tsx';
import type { OwnerRecord } from './useOwner.ts';

/** Whether something holds that keeps everybody from editing this owner. */
export function hasAlert(owner: OwnerRecord): boolean {
  const reason = owner.operations?.EDIT?.reason;
  return reason !== undefined && reason !== 'NO_PERMISSION';
}

/** Says that a merge absorbed this record, and leads to the one that was kept. */
function MergedAlert({ owner }: { readonly owner: OwnerRecord }) {
  const say = useTexts('ownerMergePages.alert');
  const to = `/owner/${owner.mergedIntoId}`;
  return (
    <LinkAlert severity="info" to={routeExists(to) && to} link={say('open')}>
      <AlertTitle>{say('title', { name: owner.mergedInto?.name ?? '' })}</AlertTitle>
      {say('text')}
    </LinkAlert>
  );
}

/** Says that the person's data were erased, and opens what is sealed for those who may read it. */
function ErasedAlert({ owner }: { readonly owner: OwnerRecord }) {
  const timezone = useTimezone();
  const actor = useActor();
  const [isOpen, setOpen] = useDialog('sealed');
  const mayRead = actor !== undefined && allows(readSealedOwner.access, actor);
  const say = useTexts('ownerErasurePages.erased');
  return (
    <>
      <Alert
        severity="info"
        action={
          mayRead && (
            <Button color="inherit" size="small" onClick={() => setOpen(true)}>
              {say('open')}
            </Button>
          )
        }
      >
        <AlertTitle>
          {unbroken(say('title', { date: showTimestamp(owner.erasedTimestamp ?? '', timezone) }))}
        </AlertTitle>
        {say('text')}
      </Alert>
      {isOpen && mayRead && <SealedPartDialog ownerId={owner.id} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The warnings at the top of an owner's page: why it cannot be edited, until when, and what was noted. */
export function OwnerAlerts({ owner }: { readonly owner: OwnerRecord }) {
  const errorText = useErrorText();
  const reason = owner.operations?.EDIT?.reason;
  const say = useTexts('ownerPages.alert');
  const isLocked = reason === 'OWNER_IS_LOCKED';
  const isEditLocked = reason === 'OWNER_IS_EDIT_LOCKED';
  if (reason === 'OWNER_IS_ERASED') return <ErasedAlert owner={owner} />;
  if (reason === 'OWNER_IS_MERGED') return <MergedAlert owner={owner} />;
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
