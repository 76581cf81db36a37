import FilterListRounded from '@mui/icons-material/FilterListRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ListBase, useListContext, useStore, useTranslate } from 'react-admin';
import { may } from '../../../../authProvider/authProvider.ts';
import { animalTransfer } from '../../../../resources/animalTransfer/schema.ts';
import type { AnyModule } from '../../../../resources/kit/module.ts';
import { DelayedDecisions } from '../../../parts/requests/DelayedDecisions.tsx';
import { EmptyState } from '../../../parts/page/EmptyState.tsx';
import { PageTitle } from '../../../parts/page/PageTitle.tsx';
import { ExportMenu } from '../../../views/list/many/ExportMenu.tsx';
import { FilterPanel } from '../../../views/list/filter/FilterPanel.tsx';
import { DefaultFilters } from '../../../views/list/DefaultFilters.tsx';
import { ListFailure } from '../../../views/list/ListFailure.tsx';
import { ListSkeleton } from '../../../views/list/ListSkeleton.tsx';
import { ListPages } from '../../../views/list/ListPages.tsx';
import { ModuleListContext } from '../../../views/list/listContext.ts';
import { SearchBox } from '../../../views/list/filter/SearchBox.tsx';
import { ViewsMenu } from '../../../views/list/layout/ViewsMenu.tsx';
import type { TransferRow } from '../../../parts/transfer/transferRow.ts';
import { BulkDecision } from './BulkDecision.tsx';
import { OriginFilter } from './OriginFilter.tsx';
import { TO_DECIDE, QUEUE_KEY, QUEUE_SORT } from './queueParams.ts';
import { QueueTable } from './QueueTable.tsx';
import { StateTabs } from './StateTabs.tsx';

const module = animalTransfer as unknown as AnyModule;
const PER_PAGE = 25;

/** `/transfers`: requests for a change of owner; from the start those that wait for a decision. */
export function QueuePage() {
  const translate = useTranslate();
  const mayDecide = may('MANAGE_ANIMAL_TRANSFER');
  const setup = useMemo(
    () => ({ module, storeKey: 'transfers', ...(mayDecide && { filters: <OriginFilter /> }) }),
    [mayDecide],
  );
  return (
    <DefaultFilters storeKey={QUEUE_KEY} filters={TO_DECIDE}>
      <ListBase<TransferRow>
        resource="transfers"
        sort={QUEUE_SORT}
        perPage={PER_PAGE}
        filterDefaultValues={TO_DECIDE}
        storeKey={QUEUE_KEY}
        exporter={false}
        disableAuthentication
      >
        <PageTitle>{translate('transferPages.queue.title')}</PageTitle>
        <ModuleListContext value={setup}>
          <Queue mayDecide={mayDecide} />
        </ModuleListContext>
      </ListBase>
    </DefaultFilters>
  );
}

function Queue({ mayDecide }: { readonly mayDecide: boolean }) {
  const translate = useTranslate();
  const { data, total, error, isPending } = useListContext<TransferRow>();
  const [isOpen, setOpen] = useStore('transfers.filtersOpen', false);
  const client = useQueryClient();
  const refresh = useCallback(() => {
    void client.invalidateQueries({ queryKey: ['transfers'] });
    void client.invalidateQueries({ queryKey: ['animal'] });
  }, [client]);
  if (error && !data) return <ListFailure />;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <StateTabs />
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <SearchBox />
        <Button
          variant="outlined"
          startIcon={<FilterListRounded />}
          aria-expanded={isOpen}
          aria-controls="list-filters"
          onClick={() => setOpen(!isOpen)}
        >
          {translate('kit.list.filter.open')}
        </Button>
        <Box sx={{ flex: 1 }} />
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          <ViewsMenu />
          <ExportMenu />
        </Box>
      </Box>
      <FilterPanel />
      <DelayedDecisions module="animalTransfer" pageOf={(id) => `/transfers/${id}`} onDone={refresh} />
      {mayDecide && <BulkDecision />}
      <Card sx={{ overflow: 'hidden' }}>
        {isPending ? <ListSkeleton /> : total === 0 ? <NothingHere /> : <QueueTable mayDecide={mayDecide} />}
      </Card>
      <ListPages />
    </Box>
  );
}

function NothingHere() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { validationStatus, ...others } = filterValues as Record<string, unknown>;
  const isPlain = Object.keys(others).length === 0;
  if (isPlain && validationStatus === TO_DECIDE.validationStatus) {
    return (
      <EmptyState
        title={translate('transferPages.queue.emptyOpen')}
        text={translate('transferPages.queue.emptyOpenText')}
      >
        <Button variant="outlined" onClick={() => setFilters({}, undefined, false)}>
          {translate('transferPages.queue.all')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="unknown"
      title={translate('transferPages.queue.empty')}
      text={translate('transferPages.queue.emptyText')}
    >
      <Button variant="outlined" onClick={() => setFilters({ ...TO_DECIDE }, undefined, false)}>
        {translate('transferPages.queue.clear')}
      </Button>
    </EmptyState>
  );
}
