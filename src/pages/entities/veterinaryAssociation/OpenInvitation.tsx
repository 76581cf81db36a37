import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { inviteVeterinary } from '../../../../resources/entities/veterinaryAssociation/calls.ts';
import { withdraw as withdrawing } from '../../../../resources/entities/veterinaryAssociation/operations.ts';
import { callOperation } from '../../../operations/callOperation.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import type { AssociationRow } from '../../../parts/entities/veterinaryAssociation/associations.ts';
import { useAssociationAction } from './useAssociationAction.tsx';
import { SubmissionError } from '../../../components/SubmissionError.tsx';

interface OpenInvitationProps {
  readonly association: AssociationRow;
  readonly onDone: () => void;
}

/** An invitation that the veterinarian has not answered yet: it can be taken back, and sent again. */
export function OpenInvitation({ association, onDone }: OpenInvitationProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { run, busyWith, trouble } = useAssociationAction();
  const { veterinary, entityId, ballotNumber, roleId, role, hasAccount } = association;
  const { name } = veterinary;
  const say = useTexts('associationPages.detail', { name });
  const state = association.operations?.WITHDRAW;
  const withdraw = async () => {
    const done = await run('withdraw', () => callOperation(withdrawing, association, {}), {
      text: translate('resources.veterinaryAssociation.operations.withdraw.done', { name }),
      undo: () => callApi(inviteVeterinary, { body: { ballotNumber, entityId, roleId } }),
    });
    if (done) onDone();
  };
  return (
    <>
      <SubmissionError trouble={trouble} fields={[]} />
      {state?.reason && <Alert severity="warning">{errorText(state.reason)}</Alert>}
      <Typography>{say('invitationText')}</Typography>
      {!hasAccount && <Alert severity="info">{say('noAccount')}</Alert>}
      <Typography>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {`${say('roleFixed')}: `}
        </Box>
        {role?.name ?? say('ownRole')}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button
          variant="outlined"
          disabled={!state?.allowed}
          loading={busyWith === 'withdraw'}
          onClick={() => void withdraw()}
        >
          {translate('resources.veterinaryAssociation.operations.withdraw.label')}
        </Button>
      </Box>
    </>
  );
}
