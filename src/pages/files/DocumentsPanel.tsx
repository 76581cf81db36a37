import SearchRounded from '@mui/icons-material/SearchRounded';
import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import InputAdornment from '@mui/material/InputAdornment';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { may } from '../../../authProvider/authProvider.ts';
import { callApi } from '../../../dataProvider/index.ts';
import { removeDocument } from '../../../resources/document/calls.ts';
import { EmptyState } from '../../shell/EmptyState.tsx';
import { useErrorText } from '../../shell/useErrorText.ts';
import { Pages } from '../../views/list/ListPages.tsx';
import { ActDialog } from '../animal/view/ActDialog.tsx';
import { FileRow } from './FileRow.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import { PER_PAGE, useDocumentList, type DocumentsOf, type ListedDocument } from './useDocumentList.ts';

interface DocumentsPanelProps extends DocumentsOf {
  /** In place of the general words about why there are none. */
  readonly emptyText?: string;
}

/** The documents of a record: found, looked at, downloaded; brought and deleted by those who may. */
export function DocumentsPanel({ type, id, emptyText }: DocumentsPanelProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const { list, page, setPage, refresh } = useDocumentList({ type, id }, words);
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<ListedDocument | null>(null);
  const { data, error, isPending, refetch } = list;
  const isEmpty = data?.content.length === 0;
  const isSearched = words !== '';
  const canAdd = may('UPLOAD_DOCUMENTS');
  const canRemove = may('DELETE_DOCUMENTS');
  const add = (
    <Button variant="contained" startIcon={<UploadFileRounded />} onClick={() => setAdding(true)}>
      {translate('filePages.add')}
    </Button>
  );
  const removed = async () => {
    await refresh();
    if (data?.content.length === 1 && page > 1) setPage(page - 1);
  };

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {(!isEmpty || isSearched) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <TextField
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            size="small"
            margin="none"
            hiddenLabel
            sx={{ flex: '1 1 220px', maxWidth: 420 }}
            slotProps={{
              htmlInput: { 'aria-label': translate('filePages.search'), type: 'search', maxLength: 200 },
              input: {
                placeholder: translate('filePages.search'),
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchRounded fontSize="small" aria-hidden />
                  </InputAdornment>
                ),
              },
            }}
          />
          {canAdd && <Box sx={{ ml: 'auto' }}>{add}</Box>}
        </Box>
      )}
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
            <EmptyState drawing="unknown" title={translate('filePages.nothing', { text: words })} />
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
            <FileRow key={file.id} file={file} onRemove={canRemove ? () => setRemoving(file) : undefined} />
          ))}
        </Card>
      )}
      <Pages page={page} perPage={PER_PAGE} total={data?.totalItems ?? 0} setPage={setPage} />
      {isAdding && <UploadDialog of={{ type, id }} onClose={() => setAdding(false)} onDone={refresh} />}
      {removing && (
        <ActDialog
          texts="filePages.remove"
          name={removing.title ?? removing.filename}
          danger
          act={() => callApi(removeDocument, { params: { id: removing.id } } as never)}
          onClose={() => setRemoving(null)}
          onDone={removed}
        />
      )}
    </Box>
  );
}
