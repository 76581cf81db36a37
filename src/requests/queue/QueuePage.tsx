import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useListContext, useStore, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { may } from '../../../authProvider/authProvider.ts';
import { FILTERS_OF_DECIDERS, type AnyRequest } from '../../../resources/kit/request.ts';
import { PAGE_DEFAULT } from '../../../resources/kit/calls/paging.ts';
import { findStaffForm } from '../../../resources/common/publicForm/staffForms.ts';
import { routeExists } from '../../runtime/address/routeExists.ts';
import { DelayedDecisions } from '../DelayedDecisions.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { ExportMenu } from '../../lists/bulk/ExportMenu.tsx';
import { FilterButton } from '../../lists/filter/FilterButton.tsx';
import { FilterPanel } from '../../lists/filter/FilterPanel.tsx';
import { ListFailure } from '../../lists/ListFailure.tsx';
import { ListSkeleton } from '../../lists/ListSkeleton.tsx';
import { ListPages } from '../../lists/ListPages.tsx';
import { ListPlace } from '../../lists/ListPlace.tsx';
import { ListFrame } from '../../lists/ListFrame.tsx';
import { SearchBox } from '../../lists/filter/SearchBox.tsx';
import { ViewsMenu } from '../../lists/layout/ViewsMenu.tsx';
import type { Values } from '../../fields/index.ts';
import { titleFields, titleOf, type RequestRow } from '../requestRow.ts';
import { LabelFilter } from '../labels/LabelFilter.tsx';
import { RequestTypeContext } from '../requestType.ts';
import { BulkDecision } from './BulkDecision.tsx';
import { OriginFilter } from './OriginFilter.tsx';
import { NextQueue } from './NextQueue.tsx';
import { TO_DECIDE } from '../../../resources/common/request/overview.ts';
import { queueKey, QUEUE_SORT } from './queueParams.ts';
import { PreviewHead } from './PreviewHead.tsx';
import { QueueRows } from './QueueRows.tsx';
import { StateTabs } from './StateTabs.tsx';
import { useFilters } from '../../lists/filter/useFilters.ts';

/** A type of request without the filters of those who decide. */
const forRequesters = (module: AnyRequest): AnyRequest => {
  const left = (module.list.filters ?? []).filter((name) =>
    FILTERS_OF_DECIDERS.every((other) => other !== name),
  );
  return { ...module, list: { ...module.list, filters: left } };
};

/** Fields that the head of a preview says in words. */
const UNPREVIEWED = ['origin', 'validationStatus', 'closed', 'accepted', 'dueDate'];

const previewOf = (row: Values) => <PreviewHead row={row as RequestRow} />;

/** `/transfers` and its like: the requests of a type; from the start those that wait for a decision. */
export function QueuePage({ module }: { readonly module: AnyRequest }) {
  const translate = useTranslate();
  const { name, resource, request } = module;
  const mayDecide = may(request.decide);
  const seesLabels = mayDecide && may('LIST_LABELS');
  const storeKey = queueKey(module);
  const setup = useMemo(
    () => ({
      module: mayDecide ? module : forRequesters(module),
      storeKey: resource,
      titleOf: (row: Values) => titleOf(module, row as RequestRow),
      preview: previewOf,
      unpreviewed: [...UNPREVIEWED, ...titleFields(module).filter((field) => field !== undefined)],
      filters: (
        <>
          {mayDecide && request.origins.length > 0 && <OriginFilter />}
          {seesLabels && <LabelFilter />}
        </>
      ),
    }),
    [mayDecide, seesLabels, module, resource, request],
  );
  return (
    <RequestTypeContext value={module}>
      <ListFrame
        setup={setup}
        sort={QUEUE_SORT}
        perPage={PAGE_DEFAULT}
        storeKey={storeKey}
        defaultFilters={TO_DECIDE}
      >
        <PageTitle>{translate(`resources.${name}.name`, { smart_count: 2 })}</PageTitle>
        <Queue module={module} mayDecide={mayDecide} />
      </ListFrame>
    </RequestTypeContext>
  );
}

interface QueueProps {
  readonly module: AnyRequest;
  readonly mayDecide: boolean;
}

function Queue({ module, mayDecide }: QueueProps) {
  const translate = useTranslate();
  const { data, total, error, isPending } = useListContext<RequestRow>();
  const [isOpen, setOpen] = useStore(`${module.resource}.filtersOpen`, false);
  const client = useQueryClient();
  const form = `/${module.resource}/create`;
  const hasForm = findStaffForm(module.name) !== undefined && routeExists(form);
  const refresh = useCallback(() => {
    // What is accepted may change records of any kind.
    void client.invalidateQueries();
  }, [client]);
  if (error && !data) return <ListFailure />;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <StateTabs />
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <SearchBox />
        <FilterButton isOpen={isOpen} setOpen={setOpen} />
        <Box sx={{ flex: 1 }} />
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          <ViewsMenu />
          <ExportMenu />
        </Box>
        {hasForm && (
          <Button component={Link} to={form} variant="contained" startIcon={<AddRounded />}>
            {translate('kit.requests.queue.enter')}
          </Button>
        )}
      </Box>
      <FilterPanel />
      <DelayedDecisions module={module.name} pageOf={(id) => `/${module.resource}/${id}`} onDone={refresh} />
      {mayDecide && <BulkDecision />}
      <ListPlace>
        <Card sx={{ overflow: 'hidden' }}>
          {isPending ? (
            <ListSkeleton />
          ) : total === 0 ? (
            <NothingHere module={module} />
          ) : (
            <QueueRows mayDecide={mayDecide} />
          )}
        </Card>
      </ListPlace>
      <ListPages />
    </Box>
  );
}

function NothingHere({ module }: { readonly module: AnyRequest }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useFilters();
  const { validationStatus, ...others } = filterValues;
  const isPlain = Object.keys(others).length === 0;
  if (isPlain && validationStatus === TO_DECIDE.validationStatus) {
    return (
      <EmptyState
        title={translate('kit.requests.queue.emptyOpen')}
        text={translate('kit.requests.queue.emptyOpenText')}
      >
        <NextQueue module={module} />
        <Button variant="outlined" onClick={() => setFilters({}, undefined, false)}>
          {translate('kit.requests.queue.all')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="unknown"
      title={translate('kit.requests.queue.empty')}
      text={translate('kit.requests.queue.emptyText')}
    >
      <Button variant="outlined" onClick={() => setFilters({ ...TO_DECIDE }, undefined, false)}>
        {translate('kit.requests.queue.clear')}
      </Button>
    </EmptyState>
  );
}
