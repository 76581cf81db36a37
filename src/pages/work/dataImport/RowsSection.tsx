import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import type { BodyOf } from '../../../../resources/kit/call.ts';
import { decideImportRows, importRows, ROW_STATES } from '../../../../resources/work/dataImport/calls.ts';
import { dataImport } from '../../../../resources/work/dataImport/schema.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Section } from '../../../components/Section.tsx';
import { QueryList } from '../../../lists/QueryList.tsx';
import { StateToggle } from '../../../lists/StateToggle.tsx';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useNotifiedSubmission } from '../../../runtime/submission/useNotifiedSubmission.ts';
import type { ImportRecord } from './importRecord.ts';
import { NotesSection } from './NotesSection.tsx';
import { ReasonsSection } from './ReasonsSection.tsx';
import { RowLine } from './RowLine.tsx';

type Decided = BodyOf<typeof decideImportRows>;

/** What becomes of each row, why, and what is decided of those that conflict. */
export function RowsSection({ record, module }: { readonly record: ImportRecord; readonly module: string }) {
  const say = useTexts('importPages');
  const notify = useNotify();
  const client = useQueryClient();
  const [state, show] = useUrlParam('rows', ROW_STATES);
  const { run, isBusy } = useNotifiedSubmission();
  const query = useInfiniteQuery({
    queryKey: ['dataImport', record.id, 'rows', record.version, record.state, state],
    initialPageParam: 0,
    queryFn: ({ signal, pageParam }) =>
      callApi(
        importRows,
        { params: { id: record.id }, query: { after: pageParam, ...(state !== null && { state: [state] }) } },
        { signal },
      ),
    getNextPageParam: ({ hasMore, rows }) => (hasMore ? rows.at(-1)?.line : undefined),
    placeholderData: (before) => before,
  });
  const isOpen = record.state === 'READY';
  const decide = (body: Decided) =>
    void run(async () => {
      const { decided } = await callApi(decideImportRows, { params: { id: record.id }, body });
      notify(decided === 0 ? 'importPages.nothingDecided' : 'importPages.decided', {
        type: decided === 0 ? 'warning' : 'success',
        messageArgs: { smart_count: decided },
      });
      await client.invalidateQueries({ queryKey: [dataImport.resource] });
    });
  const pages = query.data?.pages;
  const rows = pages?.flatMap((one) => one.rows);
  return (
    <>
      <ReasonsSection
        reasons={pages?.[0]?.reasons ?? []}
        isOpen={isOpen}
        isBusy={isBusy}
        onDecide={(decision, { state: of, code, column }) => decide({ decision, state: of, code, column })}
      />
      <NotesSection notes={pages?.[0]?.notes ?? []} />
      <Section title={say('rows')}>
        <StateToggle
          states={ROW_STATES}
          value={state}
          onChoose={show}
          label={say('show')}
          all={say('all')}
          text={(one) => say(`states.${one}`)}
        />
        <QueryList
          query={query}
          rows={rows}
          label={say('rows')}
          lines={3}
          lineHeight={44}
          ordered
          empty={<EmptyState title={say('noRows')} text={say('noRowsText')} />}
        >
          {(row) => (
            <RowLine
              key={row.line}
              row={row}
              module={module}
              isOpen={isOpen}
              isBusy={isBusy}
              onDecide={(decision) => decide({ decision, lines: [row.line] })}
            />
          )}
        </QueryList>
        {query.hasNextPage && (
          <Box sx={{ mt: 1.5 }}>
            <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {say('more')}
            </Button>
          </Box>
        )}
      </Section>
    </>
  );
}
