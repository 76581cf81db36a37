import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { downloadFile } from '../../../../dataProvider/downloadFile.ts';
import { RECORD_STATES, runFile, runRecords } from '../../../../resources/work/operationRun/calls.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { findBulkOperation } from '../../../../resources/work/operationTemplate/bulkParameters.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ListLine } from '../../../components/ListLine.tsx';
import { Section } from '../../../components/Section.tsx';
import { saveBlob } from '../../../files/index.ts';
import { QueryList } from '../../../lists/QueryList.tsx';
import { StateToggle } from '../../../lists/StateToggle.tsx';
import { objectPage } from '../../../records/objectPage.ts';
import { pageNumber } from '../../../runtime/address/pageNumber.ts';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useNotifiedSubmission } from '../../../runtime/submission/useNotifiedSubmission.ts';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';
import { ChangedValues } from '../../../parts/work/operationRun/ChangedValues.tsx';
import { isUnderWay, type Run } from './run.ts';

type RunRecord = AnswerOf<typeof runRecords>['content'][number];

const PER_PAGE = 50;

const TONES = {
  WILL_CHANGE: 'info',
  UNCHANGED: 'neutral',
  REFUSED: 'attention',
  CHANGED: 'good',
  FAILED: 'bad',
} as const;

/** The records of a run: what changes of each, or why it is left as it is. */
export function RunRecords({ run }: { readonly run: Run }) {
  const say = useTexts('operationPages');
  const [state, show] = useUrlParam('state', RECORD_STATES);
  const [asked, setPage] = useUrlParam('page');
  const page = pageNumber(asked);
  const isThere = run.foundCount !== null;
  const query = useQuery({
    queryKey: ['operationRun', run.id, 'records', state, page],
    queryFn: ({ signal }) =>
      callApi(
        runRecords,
        {
          params: { id: run.id },
          query: { currentPage: page - 1, itemsPerPage: PER_PAGE, ...(state !== null && { state: [state] }) },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    enabled: isThere,
  });
  if (!isThere) return null;
  return (
    <Section title={say('records')} action={<FileButton run={run} />}>
      <StateToggle
        states={RECORD_STATES}
        value={state}
        onChoose={show}
        label={say('show')}
        all={say('all')}
        text={(one) => say(`states.${one}`)}
      />
      <QueryList
        query={query}
        rows={query.data?.content}
        label={say('records')}
        lines={3}
        lineHeight={44}
        empty={<EmptyState title={say('noRecords')} text={say('noRecordsText')} />}
        pages={{
          page,
          perPage: PER_PAGE,
          found: query.data,
          go: ({ page: next }) => setPage(next === 1 ? null : String(next)),
        }}
      >
        {(record) => <RecordLine key={record.id} record={record} operation={run.operation} />}
      </QueryList>
    </Section>
  );
}

function RecordLine({ record, operation }: { readonly record: RunRecord; readonly operation: string }) {
  const say = useTexts('operationPages');
  const errorText = useErrorText();
  const { id, label, state, code, changes, mails } = record;
  const module = findBulkOperation(operation)?.of ?? '';
  const path = objectPage({ objectType: module, objectId: id });
  const name = label ?? String(id);
  return (
    <ListLine
      title={name}
      badge={<StatusBadge tone={TONES[state]}>{say(`states.${state}`)}</StatusBadge>}
      actions={
        path !== null && (
          <Link component={RouterLink} to={path} aria-label={say('openNamed', { name })}>
            {say('open')}
          </Link>
        )
      }
    >
      {code !== null && <Box>{errorText(code)}</Box>}
      <ChangedValues changes={changes} module={module} id={id} />
      {mails > 0 && (
        <Box sx={{ color: 'text.secondary' }}>{say('mailsOfRecord', { smart_count: mails })}</Box>
      )}
    </ListLine>
  );
}

function FileButton({ run }: { readonly run: Run }) {
  const say = useTexts('operationPages');
  const { run: submit, isBusy } = useNotifiedSubmission();
  if (isUnderWay(run)) return null;
  const download = () =>
    submit(async () => saveBlob(...(await downloadFile(runFile, { params: { id: run.id } }))));
  return (
    <Button size="small" variant="outlined" loading={isBusy} onClick={() => void download()}>
      {say('file')}
    </Button>
  );
}
