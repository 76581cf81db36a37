import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../../authProvider/useSession.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { inviteVeterinary } from '../../../../resources/entities/veterinaryAssociation/calls.ts';
import { LargeDialog } from '../../../forms/dialogs/LargeDialog.tsx';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { choicesQuery } from '../../../parts/entities/veterinaryAssociation/associations.ts';
import { EntityChoice, type OfferedEntity } from './EntityChoice.tsx';
import { FoundVeterinary } from './FoundVeterinary.tsx';
import { RoleSelect, useRoles } from './RoleSelect.tsx';
import { useByBallot } from './useByBallot.ts';
import { useAssociationAction } from './useAssociationAction.tsx';
import { SubmissionError } from '../../../components/SubmissionError.tsx';

interface InviteDialogProps {
  /** The entity on whose page it was opened. */
  readonly entityId?: number | undefined;
  readonly onClose: () => void;
}

/** Invites a veterinarian: shows whose ballot number it is before anything is sent. */
export function InviteDialog({ entityId, onClose }: InviteDialogProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const actor = useActor();
  const [picked, setPicked] = useState<OfferedEntity | null>();
  const [role, setRole] = useState<number | null>(null);
  const [ballot, setBallot] = useState('');
  const { run, busyWith, trouble, errors, dismiss } = useAssociationAction();
  const entities = useQuery(choicesQuery('', entityId)).data?.entities ?? [];
  const isNamed = entityId !== undefined && entities[0]?.id === entityId;
  const proposed = actor?.isOperator && !isNamed ? null : (entities[0] ?? null);
  const entity = picked === undefined ? proposed : picked;
  const roles = useRoles(entity?.id);
  const roleId = role ?? roles[0]?.id ?? null;
  const found = useByBallot(ballot, entity?.id);
  const say = useTexts('associationPages.inviting');

  const wrong = (name: string) => (errors[name] === undefined ? undefined : errorText(errors[name]));

  const send = async () => {
    if (!found.isInvitable || busyWith !== undefined) return;
    const { name = '' } = found.veterinary ?? {};
    const done = await run(
      'send',
      () =>
        callApi(inviteVeterinary, { body: { ballotNumber: ballot, entityId: entity?.id ?? null, roleId } }),
      { text: translate('associationPages.done.invited', { name }) },
    );
    if (done) onClose();
  };

  const problem = wrong('ballotNumber') ?? (found.isUnknown ? errorText('UNKNOWN_BALLOT_NUMBER') : undefined);
  return (
    <LargeDialog
      title={say('title')}
      confirm={say('send')}
      isBusy={busyWith === 'send'}
      disabled={!found.isInvitable}
      onSend={() => void send()}
      onClose={onClose}
    >
      <SubmissionError trouble={trouble} fields={['ballotNumber', 'entityId', 'roleId']} />
      {(entities.length > 1 || picked !== undefined) && (
        <EntityChoice
          value={entity}
          onChange={setPicked}
          error={wrong('entityId') ?? (found.veterinary && !entity ? errorText('MISSING_ENTITY') : undefined)}
        />
      )}
      <TextField
        id="invite-ballot"
        autoFocus
        required
        label={say('ballot')}
        value={ballot}
        onChange={({ target }) => {
          dismiss();
          setBallot(target.value);
        }}
        error={problem !== undefined}
        helperText={problem ?? say(found.isSearching ? 'searching' : 'ballotHelp')}
        slotProps={{
          htmlInput: { maxLength: 30, autoComplete: 'off', spellCheck: false },
          formHelperText: { role: 'status' },
        }}
      />
      {found.veterinary && (
        <>
          <FoundVeterinary veterinary={found.veterinary} already={found.already} entityId={entityId} />
          {found.isInvitable && (
            <RoleSelect
              label={translate('associationPages.detail.role', { entity: entity?.name ?? '' })}
              entityId={entity?.id}
              value={roleId}
              onChange={setRole}
              error={wrong('roleId')}
            />
          )}
        </>
      )}
    </LargeDialog>
  );
}
