import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { ownDocuments } from '../../../../resources/account/personalArea/calls.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { SearchField } from '../../../components/search/SearchField.tsx';
import { QueryList } from '../../../lists/QueryList.tsx';
import { usePagedList } from '../../../lists/usePagedList.ts';
import { FileRow } from '../../../records/documents/FileRow.tsx';
import { useListAddress } from '../../../runtime/address/useListAddress.ts';
import { PersonalFrame } from './PersonalFrame.tsx';

const pathOf = (words: string) => `/personal/files${words === '' ? '' : `/${encodeURIComponent(words)}`}`;

/** `/personal/files/{words}`: what the user has sent, found by the words in the address. */
export function OwnFilesPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const words = (useParams().fileUniversalSearch ?? '').trim();
  const find = (next: string) => void navigate(pathOf(next), { replace: true });
  const list = usePagedList(useListAddress({}), {
    key: ['documents', 'own', words],
    perPage: 10,
    read: (page, options) =>
      callApi(ownDocuments, { query: { ...page, ...(words !== '' && { universalSearch: words }) } }, options),
  });
  return (
    <PersonalFrame width={860} text={translate('personalPages.files.text')}>
      {(list.rows?.length !== 0 || words !== '') && (
        <SearchField label={translate('filePages.search')} words={words} onWords={find} />
      )}
      <QueryList
        {...list}
        label={translate('personalPages.title.files')}
        lines={3}
        lineHeight={44}
        empty={
          words === '' ? (
            <EmptyState
              title={translate('personalPages.files.none')}
              text={translate('personalPages.files.noneText')}
            />
          ) : (
            <EmptyState drawing="unknown" title={translate('filePages.nothing', { text: words })}>
              <Button variant="outlined" onClick={() => find('')}>
                {translate('personalPages.files.all')}
              </Button>
            </EmptyState>
          )
        }
      >
        {(file) => <FileRow key={file.id} file={file} />}
      </QueryList>
    </PersonalFrame>
  );
}
