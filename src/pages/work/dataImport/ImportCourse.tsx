import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { downloadFile } from '../../../../dataProvider/downloadFile.ts';
import { importProgress, refusedRows } from '../../../../resources/work/dataImport/calls.ts';
import { IMPORT_COUNTS } from '../../../../resources/work/dataImport/schema.ts';
import { KeyFigures } from '../../../charts/KeyFigures.tsx';
import { CompactDescriptionList } from '../../../components/CompactDescriptionList.tsx';
import { Section } from '../../../components/Section.tsx';
import { saveBlob } from '../../../files/index.ts';
import { CourseProgress } from '../../../lists/jobs/CourseProgress.tsx';
import { useShowsJobs } from '../../../runtime/jobs.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useNotifiedSubmission } from '../../../runtime/submission/useNotifiedSubmission.ts';
import { isUnderWay, type ImportKind, type ImportRecord } from './importRecord.ts';

interface ImportCourseProps {
  readonly record: ImportRecord;
  readonly kind: ImportKind | undefined;
  /** Something of the import is not as it was read. */
  readonly onNews: () => void;
}

/** What is imported, how far it is, and what came of it. */
export function ImportCourse({ record, kind, onNews }: ImportCourseProps) {
  useShowsJobs();
  const say = useTexts('importPages');
  const translate = useTranslate();
  const errorText = useErrorText('dataImport');
  const { state, error, name, source } = record;
  const figures = IMPORT_COUNTS.filter((one) => record[one] !== null && state !== 'DRAFT').map((one) => ({
    label: translate(`resources.dataImport.fields.${one}`),
    value: record[one] ?? 0,
  }));
  const hasLeft = (record.refusedCount ?? 0) + (record.conflictCount ?? 0) + (record.failedCount ?? 0) > 0;
  return (
    <Section
      title={translate(`resources.dataImport.choices.state.${state}`)}
      action={hasLeft && !isUnderWay(record) && state !== 'DRAFT' && <RefusedButton id={record.id} />}
    >
      <CompactDescriptionList
        pairs={[
          { label: say('kind'), value: kind?.label ?? record.kind },
          { label: say('source'), value: source },
        ]}
      />
      {isUnderWay(record) && (
        <CourseProgress
          of={['import', record.id]}
          state={state}
          name={name}
          ask={(signal) => callApi(importProgress, { params: { id: record.id } }, { signal })}
          onNews={onNews}
        />
      )}
      {(state === 'DRAFT' || state === 'READY') && (
        <Typography sx={{ mt: 1.5 }}>
          {say(state === 'DRAFT' ? 'draft' : record.writeCount === 0 ? 'nothingToWrite' : 'ready')}
        </Typography>
      )}
      {error !== null && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {errorText(error)}
        </Alert>
      )}
      {figures.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <KeyFigures figures={figures} />
        </Box>
      )}
    </Section>
  );
}

function RefusedButton({ id }: { readonly id: number }) {
  const say = useTexts('importPages');
  const { run, isBusy } = useNotifiedSubmission();
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isBusy}
      onClick={() => void run(async () => saveBlob(...(await downloadFile(refusedRows, { params: { id } }))))}
    >
      {say('refusedFile')}
    </Button>
  );
}
