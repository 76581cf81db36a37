import PersonAddRounded from '@mui/icons-material/PersonAddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isId } from '../../../../resources/numbers/recordId.ts';
import { veterinaryAssociation } from '../../../../resources/entities/veterinaryAssociation/schema.ts';
import { Guarded } from '../../../parts/access/session/Guarded.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { QueryList } from '../../../lists/QueryList.tsx';
import { useDialog } from '../../../runtime/address/useUrlParam.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { NotFoundPage } from '../../../components/errors/NotFoundPage.tsx';
import { SearchField } from '../../../components/search/SearchField.tsx';
import { AssociationDialog } from './AssociationDialog.tsx';
import { choicesQuery } from '../../../parts/entities/veterinaryAssociation/associations.ts';
import { AssociationItem } from '../../../parts/entities/veterinaryAssociation/AssociationItem.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { StatusTabs } from './StatusTabs.tsx';
import { useAssociationList } from './useAssociationList.ts';

/** `/veterinary-management`: who works for an entity, who wants to, who is asked to; `/:id` opens one over it. */
export function AssociationsPage() {
  const { id } = useParams();
  if (id !== undefined && !isId(id)) return <NotFoundPage />;
  return (
    <Guarded
      access={veterinaryAssociation.access.pages}
      page={<Associations openId={id === undefined ? undefined : Number(id)} />}
    />
  );
}

function Associations({ openId }: { readonly openId: number | undefined }) {
  const { counts, isCounting, list, status, words, entityId, go, search } = useAssociationList();
  const named = useQuery({ ...choicesQuery('', entityId), enabled: entityId !== undefined });
  const entity = named.data?.entities.find(({ id }) => id === entityId);
  const [isInviting, setInviting] = useDialog('invite');
  const say = useTexts('associationPages');
  const invite = (
    <Button
      variant="contained"
      startIcon={<PersonAddRounded />}
      onClick={() => setInviting(true)}
      sx={{ width: { xs: '100%', sm: 'auto' }, ml: 'auto' }}
    >
      {say('invite')}
    </Button>
  );

  return (
    <Box sx={{ maxWidth: 980, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <PageTitle>{say('title')}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography sx={{ flex: '1 1 320px', maxWidth: '62ch', color: 'text.secondary' }}>
          {say('text')}
        </Typography>
        {invite}
      </Box>
      {entity && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {say('ofEntity', { entity: entity.name })}
          </Typography>
          <Button size="small" onClick={() => go({ entityId: '', q: '' })}>
            {say('ofAll')}
          </Button>
        </Box>
      )}
      {isCounting && <Skeleton variant="rounded" height={42} />}
      {counts && status && (
        <StatusTabs status={status} counts={counts} onChange={(next) => go({ status: next, q: '' })} />
      )}
      <Box
        role="tabpanel"
        id="associations"
        aria-labelledby={status && `tab-${status}`}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
      >
        {(words !== '' || (list.pages.found?.totalItems ?? 0) > 1) && (
          <SearchField label={say('search')} words={words} onWords={(q) => go({ q }, { replace: true })} />
        )}
        <QueryList
          {...list}
          label={say('title')}
          lines={3}
          lineHeight={52}
          empty={
            words === '' ? (
              status && <EmptyState title={say(`none.${status}`)} text={say(`none.${status}Text`)} />
            ) : (
              <EmptyState drawing="unknown" title={say('nothing', { text: words })}>
                <Button variant="outlined" onClick={() => go({ q: '' })}>
                  {say('clear')}
                </Button>
              </EmptyState>
            )
          }
        >
          {(association) => <AssociationItem key={association.id} association={association} query={search} />}
        </QueryList>
      </Box>
      {openId !== undefined && (
        <AssociationDialog key={openId} id={openId} backTo={`/veterinary-management${search}`} />
      )}
      {isInviting && <InviteDialog entityId={entityId} onClose={() => setInviting(false)} />}
    </Box>
  );
}
