import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { callApi } from '../../../dataProvider/index.ts';
import { ownDocuments } from '../../../resources/personalArea/calls.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { pageNumber } from '../../runtime/address/pageNumber.ts';
import { QueryList } from '../../lists/QueryList.tsx';
import { FileRow } from '../../records/documents/FileRow.tsx';
import { PersonalFrame } from './PersonalFrame.tsx';
import { SearchField } from '../../components/search/SearchField.tsx';

const PER_PAGE = 10;

const pathOf = (words: string) => `/personal/files${words === '' ? '' : `/${encodeURIComponent(words)}`}`;

/** `/personal/files/{words}`: what the user has sent, found by the words in the address. */
export function OwnFilesPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const words = (useParams().fileUniversalSearch ?? '').trim();
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search.get('page'));
  const find = (next: string) => void navigate(pathOf(next), { replace: true });
  const list = useQuery({
    queryKey: ['documents', 'own', words, page],
    queryFn: ({ signal }) =>
      callApi(
        ownDocuments,
        {
          query: {
            currentPage: page - 1,
            itemsPerPage: PER_PAGE,
            ...(words !== '' && { universalSearch: words }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const { data } = list;

  return (
    <PersonalFrame>
      <Box sx={{ maxWidth: 860, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '64ch' }}>
          {translate('personalPages.files.text')}
        </Typography>
        {(data?.content.length !== 0 || words !== '') && (
          <SearchField label={translate('filePages.search')} words={words} onWords={find} />
        )}
        <QueryList
          query={list}
          rows={data?.content}
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
          pages={{
            page,
            perPage: PER_PAGE,
            found: data,
            go: (next) => setSearch(next === 1 ? {} : { page: String(next) }),
          }}
        >
          {(file) => <FileRow key={file.id} file={file} />}
        </QueryList>
      </Box>
    </PersonalFrame>
  );
}
