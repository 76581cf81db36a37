import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { may } from '../../../authProvider/authProvider.ts';
import { CallError, statusOf } from '../../../dataProvider/callError.ts';
import { callApi } from '../../../dataProvider/index.ts';
import { removeDocument } from '../../../resources/document/calls.ts';
import { EmptyState } from '../page/EmptyState.tsx';
import { useErrorText } from '../page/useErrorText.ts';
import { useDialog, useInAddress } from '../page/useInAddress.ts';
import { Pages } from '../../views/list/ListPages.tsx';
import { ActDialog } from '../record/ActDialog.tsx';
import { SearchField } from '../page/SearchField.tsx';
import { DocumentFilters } from './DocumentFilters.tsx';
import { DocumentSort, sortingOf } from './DocumentSort.tsx';
import { FileRow } from './FileRow.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import { PER_PAGE, useDocumentList, type DocumentsOf } from './useDocumentList.ts';
import { useDocumentSearch } from './useDocumentSearch.ts';

interface DocumentsPanelProps extends Partial<DocumentsOf> {
  /** In place of the general words about why there are none. */
  readonly emptyText?: string;
}

/** What the server does not explain is told as what it means here: the file is still there. */
async function remove(id: number): Promise<void> {
  try {
    await callApi(removeDocument, { params: { id } } as never);
  } catch (failure) {
    const status = statusOf(failure);
    throw status >= 500 ? new CallError(status, { data: { message: 'FAIL_DELETE_FILE' } }) : failure;
  }
}

/** The documents of a record, or, without a type, all that the account may see: found, looked at, downloaded; brought and deleted by those who may. */
export function DocumentsPanel({ type, id, emptyText }: DocumentsPanelProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { words, setWords, filter, setFilter, sorting, setSorting } = useDocumentSearch();
  const { list, page, setPage, refresh } = useDocumentList(
    type && { type, ...(id !== undefined && { id }) },
    {
      ...filter,
      ...(words && { universalSearch: words }),
      ...sortingOf(sorting),
    },
  );
  const { data, error, isPending, refetch } = list;
  const [isAdding, setAdding] = useDialog('upload');
  const [removed, setRemoving] = useInAddress('remove');
  const removing = data?.content.find((file) => `${file.id}` === removed);
  const isEmpty = data?.content.length === 0;
  const isSearched = words !== '' || Object.keys(filter).length > 0;
  const canAdd = may('UPLOAD_DOCUMENTS');
  const canRemove = may('DELETE_DOCUMENTS');
  const add = (
    <Button variant="contained" startIcon={<UploadFileRounded />} onClick={() => setAdding(true)}>
      {translate('filePages.add')}
    </Button>
  );
  const tidy = async () => {
    await refresh();
    if (data?.content.length === 1 && page > 1) setPage(page - 1);
  };

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {(!isEmpty || isSearched) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 }}>
          <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 220px' }, maxWidth: { sm: 420 } }}>
            <SearchField label={translate('filePages.search')} words={words} onWords={setWords} />
          </Box>
          <DocumentSort value={sorting} onChange={setSorting} />
          {canAdd && (
            <Box
              sx={{
                ml: 'auto',
                flex: { xs: '1 0 auto', sm: 'none' },
                '& button': { width: '100%', height: 40 },
              }}
            >
              {add}
            </Box>
          )}
        </Box>
      )}
      {!type && (!isEmpty || isSearched) && <DocumentFilters filter={filter} setFilter={setFilter} />}
      {isPending && <LinearProgress aria-label={translate('kit.list.loading')} />}
      {error && (
        <Alert
          severity="error"
          action={<Button onClick={() => void refetch()}>{translate('kit.form.again')}</Button>}
        >
          {errorText(error)}
        </Alert>
      )}
      {isEmpty && (
        <Card>
          {isSearched ? (
            <EmptyState
              drawing="unknown"
              title={
                words
                  ? translate('filePages.nothing', { text: words })
                  : translate('filePages.nothingFiltered')
              }
            />
          ) : (
            <EmptyState
              title={translate('filePages.none')}
              text={emptyText ?? translate('filePages.noneText')}
            >
              {canAdd && add}
            </EmptyState>
          )}
        </Card>
      )}
      {data && !isEmpty && (
        <Card component="ul" aria-label={translate('filePages.list')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.content.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              showsKind={!type}
              onRemove={canRemove ? () => setRemoving(`${file.id}`) : undefined}
            />
          ))}
        </Card>
      )}
      <Pages page={page} perPage={PER_PAGE} total={data?.totalItems ?? 0} setPage={setPage} />
      {isAdding && canAdd && (
        <UploadDialog
          of={{ type: type ?? 'GENERAL', ...(id !== undefined && { id }) }}
          onClose={() => setAdding(false)}
          onDone={refresh}
        />
      )}
      {removing && canRemove && (
        <ActDialog
          texts="filePages.remove"
          name={removing.title ?? removing.filename}
          danger
          act={() => remove(removing.id)}
          onClose={() => setRemoving(null)}
          onDone={tidy}
        />
      )}
    </Box>
  );
}
