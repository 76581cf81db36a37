import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../../components/EmptyState.tsx';
import { SearchField } from '../../../../components/search/SearchField.tsx';
import { QueryList } from '../../../../lists/QueryList.tsx';
import { ENTERING } from '../../../../parts/access/session/impersonation/impersonation.ts';
import { ImpersonateDialog } from '../../../../parts/access/session/impersonation/ImpersonateDialog.tsx';
import { useUsers } from '../../../../parts/access/session/impersonation/useUsers.ts';
import { useUrlParam } from '../../../../runtime/address/useUrlParam.ts';
import { PersonalFrame } from '../PersonalFrame.tsx';
import { UserRow } from './UserRow.tsx';

/** `/personal/impersonate`: acting as another active user, to see what they see. */
export function ImpersonatePage() {
  const translate = useTranslate();
  const { list, words, setWords } = useUsers();
  const [entering, setEntering] = useUrlParam(ENTERING);
  const chosen = list.rows?.find(({ id }) => `${id}` === entering);
  return (
    <PersonalFrame width={760} text={translate('personalPages.impersonate.text')}>
      <SearchField label={translate('personalPages.impersonate.search')} words={words} onWords={setWords} />
      <QueryList
        {...list}
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
      >
        {(user) => <UserRow key={user.id} user={user} onEnter={() => setEntering(`${user.id}`)} />}
      </QueryList>
      {chosen && <ImpersonateDialog user={chosen} onClose={() => setEntering(null)} />}
    </PersonalFrame>
  );
}
