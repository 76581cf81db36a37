import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../authProvider/useSession.ts';
import { callApi } from '../../../dataProvider/index.ts';
import { changeAssociation, endAssociation } from '../../../resources/veterinaryAssociation/calls.ts';
import { associationOperationsOf } from '../../../resources/veterinaryAssociation/states.ts';
import { useInAddress } from '../../parts/page/useInAddress.ts';
import { useErrorText } from '../../parts/page/useErrorText.ts';
import { ActDialog } from '../../parts/record/ActDialog.tsx';
import type { AssociationRow } from '../../parts/associations/associations.ts';
import { RoleSelect } from './RoleSelect.tsx';
import { useDoing } from './useDoing.tsx';

interface InForceProps {
  readonly association: AssociationRow;
  readonly onDone: () => void;
}

/** Somebody who works for the entity: with which role, as its director or not, and for how long yet. */
export function InForce({ association, onDone }: InForceProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const actor = useActor();
  const { run, busy, failure, refresh } = useDoing();
  const [asking, setAsking] = useInAddress('ask', ['remove', 'director']);
  const { id, version, veterinary, entity, roleId, role, isClinicalDirector } = association;
  const { name } = veterinary;
  const say = (key: string) => translate(`associationPages.detail.${key}`, { name, entity: entity.name });
  const operations = actor && associationOperationsOf(association, actor);
  const mayChange = operations?.CHANGE.allowed === true;
  const change = (body: { roleId?: number; isClinicalDirector?: boolean }) =>
    callApi(changeAssociation, { params: { id }, body: { version, ...body } });
  // What is changed here is changed back in the same place: the dialog stays open.
  const giveRole = (next: number) =>
    void run('role', () => change({ roleId: next }), {
      text: translate('associationPages.done.role', { name }),
    });
  const dismiss = () =>
    void run('director', () => change({ isClinicalDirector: false }), {
      text: translate('associationPages.done.dismissed', { name }),
    });
  const reason = operations?.CHANGE.reason ?? operations?.REMOVE.reason;
  return (
    <>
      {failure !== undefined && (
        <Alert severity="error" role="alert">
          {errorText(failure)}
        </Alert>
      )}
      <RoleSelect
        label={say('role')}
        value={roleId}
        onChange={giveRole}
        current={role}
        disabled={!mayChange || busy !== undefined}
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
          disabled={!operations?.REMOVE.allowed}
          aria-describedby={reason && 'association-reason'}
          onClick={() => setAsking('remove')}
        >
          {say('remove')}
        </Button>
        <Button
          variant="outlined"
          disabled={!mayChange}
          loading={busy === 'director'}
          onClick={() => (isClinicalDirector ? dismiss() : setAsking('director'))}
        >
          {say(isClinicalDirector ? 'dismissDirector' : 'nameDirector')}
        </Button>
      </Box>
      {asking === 'remove' && (
        <ActDialog
          texts="associationPages.remove"
          name={name}
          danger
          act={() => callApi(endAssociation, { params: { id } })}
          onClose={() => setAsking(null)}
          onDone={async () => {
            onDone();
            await refresh();
          }}
        />
      )}
      {asking === 'director' && (
        <ActDialog
          texts="associationPages.director"
          name={name}
          act={() => change({ isClinicalDirector: true })}
          onClose={() => setAsking(null)}
          onDone={refresh}
        />
      )}
    </>
  );
}
