import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { accept } from '../../../../resources/entities/veterinaryAssociation/operations.ts';
import { callOperation } from '../../../operations/callOperation.ts';
import { OperationDialog } from '../../../operations/OperationDialog.tsx';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import type { AssociationRow } from '../../../parts/entities/veterinaryAssociation/associations.ts';
import { RoleSelect, useRoles } from './RoleSelect.tsx';
import { useAssociationAction } from './useAssociationAction.tsx';
import { SubmissionError } from '../../../components/SubmissionError.tsx';

interface AnswerRequestProps {
  readonly association: AssociationRow;
  readonly onDone: () => void;
}

/** Answers a veterinarian's request: with what role, or not at all. */
export function AnswerRequest({ association, onDone }: AnswerRequestProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const roles = useRoles(association.entityId);
  const [chosen, setChosen] = useState<number | null>(association.roleId);
  const [asking, setAsking] = useUrlParam('ask', ['reject']);
  const { run, busyWith, trouble, refresh } = useAssociationAction();
  const { veterinary, entity, operations } = association;
  const names = { name: veterinary.name, entity: entity.name };
  const say = useTexts('associationPages.detail', names);
  const roleId = chosen ?? roles[0]?.id ?? null;
  const send = async () => {
    const text = translate('resources.veterinaryAssociation.operations.accept.done', names);
    const input = roleId === null ? {} : { roleId };
    if (await run('accept', () => callOperation(accept, association, input), { text })) onDone();
  };
  const reason = operations?.ACCEPT?.reason;
  return (
    <>
      <SubmissionError trouble={trouble} fields={[]} />
      {reason && <Alert severity="warning">{errorText(reason)}</Alert>}
      <Typography>{say('requestText')}</Typography>
      <RoleSelect
        label={say('role')}
        entityId={association.entityId}
        value={roleId}
        onChange={setChosen}
        current={association.role}
        disabled={reason !== undefined}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        <Button
          variant="outlined"
          color="error"
          disabled={!operations?.REJECT?.allowed || busyWith !== undefined}
          onClick={() => setAsking('reject')}
        >
          {translate('resources.veterinaryAssociation.operations.reject.label')}
        </Button>
        <Button
          variant="contained"
          disabled={!operations?.ACCEPT?.allowed}
          loading={busyWith === 'accept'}
          onClick={() => void send()}
        >
          {translate('resources.veterinaryAssociation.operations.accept.label')}
        </Button>
      </Box>
      <OperationDialog
        module="veterinaryAssociation"
        record={association}
        name={veterinary.name}
        open={asking}
        onClose={() => setAsking(null)}
        onDone={async () => {
          onDone();
          await refresh();
        }}
      />
    </>
  );
}
