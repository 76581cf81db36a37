import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useActor } from '../../../../authProvider/useSession.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { spaced } from '../../../../resources/numbers/spaced.ts';
import { FormSkeleton } from '../../../forms/FormSkeleton.tsx';
import type { AnimalRow } from '../../../parts/animals/animal/animalRow.ts';
import { formWidth } from '../../../theme/layout.ts';

/** Most animals that are offered, by name; others are reported from their own pages. */
const OFFERED = 50;

/** In an owner's account, where no animal is named: which of one's own is lost. */
export function ChooseOwnAnimal() {
  const translate = useTranslate();
  const ownerId = useActor()?.ownerId;
  const query = useGetList<AnimalRow>('animal', {
    filter: { ownerId, status: 'NORMAL' },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: OFFERED },
  });
  const { data = [], isPending } = query;
  if (isPending) return <FormSkeleton fields={3} />;
  return (
    <>
      <PageTitle>{translate('lostPages.report.chooseOwn')}</PageTitle>
      <QueryError query={query} />
      <Card sx={{ maxWidth: formWidth }}>
        {query.data && data.length === 0 && <EmptyState title={translate('lostPages.report.noneToReport')} />}
        <List disablePadding>
          {data.map(({ id, name, transponder }) => (
            <ListItem key={id} disablePadding divider>
              <ListItemButton component={Link} to={`/animal/lost/create?transponder=${transponder}`}>
                <ListItemText primary={name} secondary={spaced(transponder)} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Card>
    </>
  );
}
