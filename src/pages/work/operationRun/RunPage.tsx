import { useQueryClient } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { operationRun } from '../../../../resources/work/operationRun/schema.ts';
import { ModuleEdit } from '../../../records/ModuleEdit.tsx';
import { RunCourse } from './RunCourse.tsx';
import { RunRecords } from './RunRecords.tsx';
import type { Run } from './run.ts';

/** `/operations/12`: an operation from its dry run to its undoing. */
export const RunPage = () => (
  <ModuleEdit module={operationRun} untold={['name', 'operation', 'requiresConfirmation']} above={<Shown />}>
    <span />
  </ModuleEdit>
);

/** The state of the run, and the records that it is about. */
function Shown() {
  const run = useRecordContext<Run>();
  const client = useQueryClient();
  if (!run) return null;
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: [operationRun.resource] });
    await client.invalidateQueries({ queryKey: ['operationRun', run.id, 'records'] });
  };
  return (
    <>
      <RunCourse run={run} onNews={() => void refresh()} />
      <RunRecords key={run.state} run={run} />
    </>
  );
}
