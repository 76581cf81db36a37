import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../authProvider/useSession.ts';
import { callApi } from '../../../dataProvider/index.ts';
import { decideAssociation } from '../../../resources/veterinaryAssociation/calls.ts';
import { associationOperationsOf } from '../../../resources/veterinaryAssociation/states.ts';
import { useInAddress } from '../../parts/page/useInAddress.ts';
import { useErrorText } from '../../parts/page/useErrorText.ts';
import { ActDialog } from '../../parts/record/ActDialog.tsx';
import type { AssociationRow } from '../../parts/associations/associations.ts';
import { RoleSelect, useRoles } from './RoleSelect.tsx';
import { useDoing } from './useDoing.tsx';

interface AnswerRequestProps {
  readonly association: AssociationRow;
  readonly onDone: () => void;
}

/** Answers a veterinarian's request: with what role, or not at all. */
export function AnswerRequest({ association, onDone }: AnswerRequestProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const actor = useActor();
  const roles = useRoles();
  const [chosen, setChosen] = useState<number | null>(association.roleId);
  const [asking, setAsking] = useInAddress('ask', ['reject']);
  const { run, busy, failure, refresh } = useDoing();
  const { id, version, veterinary, entity } = association;
  const names = { name: veterinary.name, entity: entity.name };
  const say = (key: string) => translate(`associationPages.detail.${key}`, names);
  const operations = actor && associationOperationsOf(association, actor);
  const roleId = chosen ?? roles[0]?.id ?? null;
  const decide = (validation: 'ACCEPTED' | 'REJECTED') =>
    callApi(decideAssociation, {
      params: { id },
      body: { validation, version, ...(validation === 'ACCEPTED' && roleId !== null && { roleId }) },
    });
  const accept = async () => {
    const text = translate('associationPages.done.accepted', names);
    if (await run('accept', () => decide('ACCEPTED'), { text })) onDone();
  };
  const reason = operations?.ACCEPT.reason;
  return (
    <>
      {failure !== undefined && (
        <Alert severity="error" role="alert">
          {errorText(failure)}
        </Alert>
      )}
      {reason && <Alert severity="warning">{errorText(reason)}</Alert>}
      <Typography>{say('requestText')}</Typography>
      <RoleSelect
        label={say('role')}
        value={roleId}
        onChange={setChosen}
        current={association.role}
        disabled={reason !== undefined}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        <Button
          variant="outlined"
          color="error"
          disabled={!operations?.REJECT.allowed || busy !== undefined}
          onClick={() => setAsking('reject')}
        >
          {say('reject')}
        </Button>
        <Button
          variant="contained"
          disabled={!operations?.ACCEPT.allowed}
          loading={busy === 'accept'}
          onClick={() => void accept()}
        >
          {say('accept')}
        </Button>
      </Box>
      {asking && (
        <ActDialog
          texts="associationPages.reject"
          name={veterinary.name}
          danger
          act={() => decide('REJECTED')}
          onClose={() => setAsking(null)}
          onDone={async () => {
            onDone();
            await refresh();
          }}
        />
      )}
    </>
  );
}
