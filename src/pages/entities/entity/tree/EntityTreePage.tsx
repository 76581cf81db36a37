import TableRowsRounded from '@mui/icons-material/TableRowsRounded';
import UnfoldLessRounded from '@mui/icons-material/UnfoldLessRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../../components/EmptyState.tsx';
import { PageTitle } from '../../../../components/page/PageTitle.tsx';
import { QueryError } from '../../../../components/QueryError.tsx';
import { SearchField } from '../../../../components/search/SearchField.tsx';
import { useHistoryState } from '../../../../runtime/address/historyState.ts';
import { anyWords, useListAddress } from '../../../../runtime/address/useListAddress.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { EntityTree } from './EntityTree.tsx';
import { levelsOf, treeRows } from './treeRows.ts';
import { useEntityLevels, useEntitySearch } from './useEntityLevels.ts';

const NONE: readonly number[] = [];

/** `/entity/tree`: the entities below each other, opened level by level or found by words. */
export function EntityTreePage() {
  const say = useTexts('entityPages.tree');
  const { filter, go } = useListAddress({ q: anyWords });
  const words = filter.q ?? '';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <PageTitle>{say('title')}</PageTitle>
      <Typography sx={{ color: 'text.secondary' }}>{say('text')}</Typography>
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 240px', maxWidth: { sm: 420 } }}>
          <SearchField label={say('search')} words={words} onWords={(q) => go({ q }, { replace: true })} />
        </Box>
        <Box sx={{ flex: 1 }} />
        <Button component={Link} to="/entity" variant="outlined" startIcon={<TableRowsRounded />}>
          {say('asTable')}
        </Button>
      </Box>
      {words === '' ? (
        <WholeTree />
      ) : (
        <FoundTree words={words} onAll={() => go({ q: '' }, { replace: true })} />
      )}
    </Box>
  );
}

/** All entities, of which the top is shown first. */
function WholeTree() {
  const say = useTexts('entityPages.tree');
  const [kept, setOpen] = useHistoryState<readonly number[]>('open');
  const open = kept ?? NONE;
  const parents = useMemo(() => [null, ...open], [open]);
  const { levelOf, more, failed } = useEntityLevels(parents, true);
  const rows = treeRows(levelOf, (id) => open.includes(id));
  const toggle = (ids: readonly number[], isOpen: boolean) => {
    const next = isOpen ? [...new Set([...open, ...ids])] : open.filter((one) => !ids.includes(one));
    setOpen(next.length > 0 ? next : null);
  };
  if (failed && rows.every(({ kind }) => kind === 'loading')) return <QueryError query={failed} />;
  return (
    <>
      {failed && <QueryError query={failed} />}
      <Card>
        <EntityTree rows={rows} label={say('title')} onToggle={toggle} onMore={more} />
      </Card>
      {open.length > 0 && (
        <Box className="no-print">
          <Button size="small" startIcon={<UnfoldLessRounded />} onClick={() => setOpen(null)}>
            {say('closeAll')}
          </Button>
        </Box>
      )}
    </>
  );
}

/** What some words find, with all above it; what stands below is closed by choice. */
function FoundTree({ words, onAll }: { readonly words: string; readonly onAll: () => void }) {
  const say = useTexts('entityPages.tree');
  const query = useEntitySearch(words);
  const [closed, setClosed] = useState<readonly number[]>(NONE);
  const [opened, setOpened] = useState<readonly number[]>(NONE);
  const nodes = useMemo(() => query.data?.nodes ?? [], [query.data]);
  const found = useMemo(() => new Set(query.data?.ids), [query.data]);
  const withinSearch = useMemo(() => levelsOf(nodes), [nodes]);
  // Below one that was found stand others, which the words did not find: they are loaded once it is opened.
  const parents = useMemo(() => opened.filter((id) => withinSearch(id).total === 0), [opened, withinSearch]);
  const { levelOf, more, failed } = useEntityLevels(parents, true);
  const rows = query.data
    ? treeRows(
        (parentId) => {
          const level = withinSearch(parentId);
          return parentId === null || level.total > 0 ? level : levelOf(parentId);
        },
        (id) => (withinSearch(id).total > 0 ? !closed.includes(id) : opened.includes(id)),
      )
    : [];
  const toggle = (ids: readonly number[], isOpen: boolean) => {
    const within = (list: readonly number[], isIn: boolean) =>
      isIn ? [...new Set([...list, ...ids])] : list.filter((one) => !ids.includes(one));
    setClosed((now) => within(now, !isOpen));
    setOpened((now) => within(now, isOpen));
  };
  if (query.error) return <QueryError query={query} />;
  if (query.data && found.size === 0)
    return (
      <Card>
        <EmptyState title={say('none', { text: words })} drawing="unknown">
          <Button variant="outlined" onClick={onAll}>
            {say('showAll')}
          </Button>
        </EmptyState>
      </Card>
    );
  return (
    <>
      <Box role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {query.data ? say('found', { smart_count: found.size }) : ''}
      </Box>
      {query.data?.hasMore && <Alert severity="info">{say('narrow')}</Alert>}
      {failed && <QueryError query={failed} />}
      <Card aria-busy={query.isFetching}>
        <EntityTree rows={rows} label={say('title')} found={found} onToggle={toggle} onMore={more} />
      </Card>
    </>
  );
}
