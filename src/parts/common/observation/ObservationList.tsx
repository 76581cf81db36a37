import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { removeObservation } from '../../../../resources/common/observation/calls.ts';
import { OBSERVATIONS_PER_PAGE } from '../../../../resources/common/observation/record.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { Pages } from '../../../lists/ListPages.tsx';
import { ConfirmActionDialog } from '../../../operations/ConfirmActionDialog.tsx';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { stack } from '../../../theme/layout.ts';
import { ObservationItem } from './ObservationItem.tsx';
import { useObservationList, useRefreshObservations } from './useObservations.ts';

interface ObservationListProps {
  readonly url: string;
  readonly page: number;
  readonly setPage: (page: number) => void;
}

/** The notes on a page, five at a time, the fixed ones first. */
export function ObservationList({ url, page, setPage }: ObservationListProps) {
  const translate = useTranslate();
  const list = useObservationList(url, page);
  const refresh = useRefreshObservations();
  const [removed, setRemoved] = useUrlParam('remove');
  const notes = list.data?.content;
  const removing = notes?.find(({ id }) => String(id) === removed);
  const isLastOfPage = notes?.length === 1 && page > 1;

  return (
    <Box sx={stack}>
      <QueryError query={list} />
      {list.isPending && !list.error && (
        <Card aria-busy aria-label={translate('kit.list.loading')}>
          {[0, 1, 2].map((line) => (
            <Skeleton key={line} sx={{ mx: 2, my: 1.5 }} height={40} />
          ))}
        </Card>
      )}
      {notes?.length === 0 && (
        <EmptyState
          title={translate('observationPages.none')}
          text={translate('observationPages.noneText')}
        />
      )}
      {notes && notes.length > 0 && (
        <Card
          component="ul"
          aria-label={translate('observationPages.list')}
          aria-busy={list.isPlaceholderData}
          sx={{ m: 0, p: 0, listStyle: 'none', opacity: list.isPlaceholderData ? 0.6 : 1 }}
        >
          {notes.map((note) => (
            <ObservationItem key={note.id} note={note} onRemove={() => setRemoved(String(note.id))} />
          ))}
        </Card>
      )}
      {list.data && list.data.totalPages > 1 && (
        <Pages page={page} perPage={OBSERVATIONS_PER_PAGE} total={list.data.totalItems} setPage={setPage} />
      )}
      {removing && (
        <ConfirmActionDialog
          texts="observationPages.remove"
          done="errors.OBSERVATION_DELETE_SUCCESS"
          name={removing.user.name}
          danger
          act={() => callApi(removeObservation, { params: { id: removing.id } })}
          onClose={() => setRemoved(null)}
          onDone={async () => {
            if (isLastOfPage) setPage(page - 1);
            await refresh();
          }}
        />
      )}
    </Box>
  );
}
