import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { QueryList } from '../../../lists/QueryList.tsx';
import { ENTERING } from '../../../parts/impersonation/impersonation.ts';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { ImpersonateDialog } from '../../../parts/impersonation/ImpersonateDialog.tsx';
import { PersonalFrame } from '../PersonalFrame.tsx';
import { SearchField } from '../../../components/search/SearchField.tsx';
import { UserRow } from './UserRow.tsx';
import { PER_PAGE, useUsers } from '../../../parts/impersonation/useUsers.ts';

/** `/personal/impersonate`: acting as another active user, to see what they see. */
export function ImpersonatePage() {
  const translate = useTranslate();
  const { list, page, words, go } = useUsers();
  const [entering, setEntering] = useUrlParam(ENTERING);
  const { data } = list;
  const chosen = data?.content.find(({ id }) => `${id}` === entering);
  return (
    <PersonalFrame>
      <Box sx={{ maxWidth: 760, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '64ch' }}>
          {translate('personalPages.impersonate.text')}
        </Typography>
        <SearchField
          label={translate('personalPages.impersonate.search')}
          words={words}
          onWords={(next) => go({ words: next })}
        />
        <QueryList
          query={list}
          rows={data?.content}
          label={translate('personalPages.impersonate.list')}
          lines={5}
          lineHeight={44}
          empty={
            <EmptyState
              drawing={words === '' ? 'empty' : 'unknown'}
              title={translate(`personalPages.impersonate.${words === '' ? 'none' : 'nothing'}`, {
                text: words,
              })}
            />
          }
          pages={{ page, perPage: PER_PAGE, found: data, go: (next) => go({ page: next }) }}
        >
          {(user) => <UserRow key={user.id} user={user} onEnter={() => setEntering(`${user.id}`)} />}
        </QueryList>
      </Box>
      {chosen && <ImpersonateDialog user={chosen} onClose={() => setEntering(null)} />}
    </PersonalFrame>
  );
}
