import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { dataImport } from '../../../../resources/work/dataImport/schema.ts';
import { QueryError } from '../../../components/QueryError.tsx';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { ModuleEdit } from '../../../records/ModuleEdit.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { stack } from '../../../theme/layout.ts';
import { ImportCourse } from './ImportCourse.tsx';
import {
  isUnderWay,
  useImportKinds,
  useImportTable,
  type ImportKind,
  type ImportRecord,
} from './importRecord.ts';
import { MappingSection } from './MappingSection.tsx';
import { RowsSection } from './RowsSection.tsx';
import { SourceSection } from './SourceSection.tsx';
import { WordsSection } from './WordsSection.tsx';

/** `/import/12`: an import from its file to its undoing. */
export const DataImportPage = () => (
  <ModuleEdit module={dataImport} untold={['kind']} above={<Shown />}>
    <span />
  </ModuleEdit>
);

/** What can be done next, and all that is known of the rows. */
function Shown() {
  const record = useRecordContext<ImportRecord>();
  const say = useTexts('importPages');
  const client = useQueryClient();
  const kinds = useImportKinds();
  const [isChanging, setChanging] = useState(false);
  if (!record) return null;
  const kind = kinds.data?.find(({ name }) => name === record.kind);
  const refresh = () => client.invalidateQueries({ queryKey: [dataImport.resource] });
  const isPrepared = record.startTimestamp === null && !isUnderWay(record);
  const isReady = record.state === 'READY';
  const isShown = isPrepared && (isChanging || !isReady);
  return (
    <Box sx={stack}>
      <ImportCourse record={record} kind={kind} onNews={() => void refresh()} />
      {isReady && kind && <WordsSection key={record.version} record={record} kind={kind} />}
      {isReady && !isChanging && (
        <Box>
          <Button variant="outlined" onClick={() => setChanging(true)}>
            {say('change')}
          </Button>
        </Box>
      )}
      {kinds.error && <QueryError query={kinds} />}
      {isShown && kind && <Preparation record={record} kind={kind} />}
      {record.state !== 'DRAFT' && record.rowCount !== null && (
        <RowsSection key={record.state} record={record} module={kind?.of ?? ''} />
      )}
    </Box>
  );
}

function Preparation({ record, kind }: { readonly record: ImportRecord; readonly kind: ImportKind }) {
  const table = useImportTable(record);
  if (table.error) return <QueryError query={table} />;
  if (!table.data) return <PageLoading />;
  return (
    <>
      <SourceSection record={record} table={table.data} />
      <MappingSection record={record} kind={kind} table={table.data} />
    </>
  );
}
