import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { may } from '../../../authProvider/authProvider.ts';
import { CallError, statusOf } from '../../../dataProvider/client/callError.ts';
import { callApi } from '../../../dataProvider/index.ts';
import { removeDocument } from '../../../resources/common/document/calls.ts';
import { documentsPerPage, isRemovable } from '../../../resources/common/document/types.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { QueryList } from '../../lists/QueryList.tsx';
import { useDialog, useUrlParam } from '../../runtime/address/useUrlParam.ts';
import { ConfirmActionDialog } from '../../operations/ConfirmActionDialog.tsx';
import { sortingOf } from './DocumentSort.tsx';
import { DocumentTools } from './DocumentTools.tsx';
import { FileRow } from './FileRow.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import { useDocumentList, type DocumentsOf } from './useDocumentList.ts';
import { useDocumentSearch } from './useDocumentSearch.ts';

interface DocumentsPanelProps extends Partial<DocumentsOf> {
  /** In place of the general words about why there are none. */
  readonly emptyText?: string;
}

/** Deletes a document. A failure without an explanation by the server gets one: the file is still there. */
async function remove(id: number): Promise<void> {
  try {
    await callApi(removeDocument, { params: { id } });
  } catch (failure) {
    const status = statusOf(failure);
    throw status >= 500 ? new CallError(status, { data: { message: 'FAIL_DELETE_FILE' } }) : failure;
  }
}

/**
 * The documents of a record, or, without a type, all that the account may see: found, looked at, downloaded; brought
 * and deleted by those who may.
 */
export function DocumentsPanel({ type, id, ownerAnimalTransponder, emptyText }: DocumentsPanelProps) {
  const translate = useTranslate();
  const search = useDocumentSearch();
  const { words, filter, page } = search;
  const of = type && { type, ...(id !== undefined && { id }), ownerAnimalTransponder };
  const { list, refresh } = useDocumentList(of, page, {
    ...filter,
    ...(words && { universalSearch: words }),
    ...sortingOf(search.sorting),
  });
  const files = list.data?.content;
  const [isAdding, setAdding] = useDialog('upload');
  const [removed, setRemoving] = useUrlParam('remove');
  const removing = files?.find((file) => `${file.id}` === removed);
  const isSearched = words !== '' || Object.keys(filter).length > 0;
  const canRemove = may('DELETE_DOCUMENTS');
  const canAdd = may('UPLOAD_DOCUMENTS');
  const add = canAdd && (
    <Button variant="contained" startIcon={<UploadFileRounded />} onClick={() => setAdding(true)}>
      {translate('filePages.add')}
    </Button>
  );

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {(files?.length !== 0 || isSearched) && (
        <DocumentTools search={search} hasAllKinds={!type}>
          {add}
        </DocumentTools>
      )}
      <QueryList
        query={list}
        rows={files}
        label={translate('filePages.list')}
        lines={3}
        lineHeight={44}
        empty={
          isSearched ? (
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
              {add}
            </EmptyState>
          )
        }
        pages={{ page, perPage: documentsPerPage(type), found: list.data, go: search.go }}
      >
        {(file) => (
          <FileRow
            key={file.id}
            file={file}
            showsKind={!type}
            onRemove={
              canRemove && isRemovable(file.documentType) ? () => setRemoving(`${file.id}`) : undefined
            }
          />
        )}
      </QueryList>
      {isAdding && canAdd && (
        <UploadDialog
          of={{ type: type ?? 'GENERAL', ...(id !== undefined && { id }) }}
          onClose={() => setAdding(false)}
          onDone={refresh}
        />
      )}
      {removing && canRemove && (
        <ConfirmActionDialog
          texts="filePages.remove"
          name={removing.title ?? removing.filename}
          danger
          act={() => remove(removing.id)}
          onClose={() => setRemoving(null)}
          onDone={refresh}
        />
      )}
    </Box>
  );
}
