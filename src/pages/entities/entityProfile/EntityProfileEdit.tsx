import Alert from '@mui/material/Alert';
import { useRecordContext } from 'react-admin';
import { useActor } from '../../../../authProvider/useSession.ts';
import { isOperatorProfile } from '../../../../resources/entities/entityProfile/rules.ts';
import { entityProfile } from '../../../../resources/entities/entityProfile/schema.ts';
import { ModuleEdit } from '../../../records/ModuleEdit.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';

/** `/entity-profile/:id`: a profile; of the operator's own, why its name cannot be changed. */
export function EntityProfileEdit() {
  return <ModuleEdit module={entityProfile} above={<OperatorNotice />} />;
}

function OperatorNotice() {
  const say = useTexts('entityProfilePages');
  const record = useRecordContext<{ readonly id: number; readonly name: string }>();
  const actor = useActor();
  if (!record || !actor || !isOperatorProfile(record.name, actor)) return null;
  return <Alert severity="info">{say('operator', { name: record.name })}</Alert>;
}
