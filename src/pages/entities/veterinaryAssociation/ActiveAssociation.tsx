import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { change } from '../../../../resources/entities/veterinaryAssociation/operations.ts';
import { callOperation } from '../../../operations/callOperation.ts';
import { OperationDialog } from '../../../operations/OperationDialog.tsx';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { ConfirmActionDialog } from '../../../operations/ConfirmActionDialog.tsx';
import type { AssociationRow } from '../../../parts/entities/veterinaryAssociation/associations.ts';
import { RoleSelect } from './RoleSelect.tsx';
import { useAssociationAction } from './useAssociationAction.tsx';
import { SubmissionError } from '../../../components/SubmissionError.tsx';

interface InForceProps {
  readonly association: AssociationRow;
  readonly onDone: () => void;
}

/** A veterinarian who works for the entity: their role, whether they are its director, and until when. */
export function ActiveAssociation({ association, onDone }: InForceProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { run, busyWith, trouble, refresh } = useAssociationAction();
  const [asking, setAsking] = useUrlParam('ask', ['remove', 'director']);
  const { veterinary, entity, roleId, role, isClinicalDirector, operations } = association;
  const { name } = veterinary;
  const say = useTexts('associationPages.detail', { name, entity: entity.name });
  const mayChange = operations?.CHANGE?.allowed === true;
  const send = (input: { roleId?: number; isClinicalDirector?: boolean }) =>
    callOperation(change, association, input);
  // What is changed here is changed back in the same place: the dialog stays open.
  const giveRole = (next: number) =>
    void run('role', () => send({ roleId: next }), {
      text: translate('resources.veterinaryAssociation.operations.change.done', { name }),
    });
  const dismiss = () =>
    void run('director', () => send({ isClinicalDirector: false }), {
      text: translate('associationPages.done.dismissed', { name }),
    });
  const reason = operations?.CHANGE?.reason ?? operations?.REMOVE?.reason;
  return (
    <>
      <SubmissionError trouble={trouble} fields={[]} />
      <RoleSelect
        label={say('role')}
        value={roleId}
        onChange={giveRole}
        current={role}
        disabled={!mayChange || busyWith !== undefined}
      />
      {reason && (
        <Alert severity="info" id="association-reason">
          {errorText(reason)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        <Button
          variant="outlined"
          color="error"
          disabled={!operations?.REMOVE?.allowed}
          aria-describedby={reason && 'association-reason'}
          onClick={() => setAsking('remove')}
        >
          {translate('resources.veterinaryAssociation.operations.remove.label')}
        </Button>
        <Button
          variant="outlined"
          disabled={!mayChange}
          loading={busyWith === 'director'}
          onClick={() => (isClinicalDirector ? dismiss() : setAsking('director'))}
        >
          {say(isClinicalDirector ? 'dismissDirector' : 'nameDirector')}
        </Button>
      </Box>
      <OperationDialog
        module="veterinaryAssociation"
        record={association}
        name={name}
        open={asking}
        onClose={() => setAsking(null)}
        onDone={async () => {
          onDone();
          await refresh();
        }}
      />
      {asking === 'director' && (
        <ConfirmActionDialog
          texts="associationPages.director"
          name={name}
          act={() => send({ isClinicalDirector: true })}
          onClose={() => setAsking(null)}
          onDone={refresh}
        />
      )}
    </>
  );
}
