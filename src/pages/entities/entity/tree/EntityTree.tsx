import Box from '@mui/material/Box';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { TreeLine } from './TreeLine.tsx';
import type { TreeRow } from './treeRows.ts';
import { useTreeKeys } from './useTreeKeys.ts';

interface EntityTreeProps {
  readonly rows: readonly TreeRow[];
  readonly label: string;
  /** Those that a search found, among those above them. */
  readonly found?: ReadonlySet<number> | undefined;
  readonly onToggle: (ids: readonly number[], open: boolean) => void;
  readonly onMore: (parentId: number | null) => void;
}

/** Entities below each other, read with arrows: a tree as screen readers know it, each line a way to an entity's page. */
export function EntityTree({ rows, label, found, onToggle, onMore }: EntityTreeProps) {
  const say = useTexts('entityPages.tree');
  const keysId = useId();
  const navigate = useNavigate();
  const onEnter = (row: TreeRow) => {
    if (row.kind === 'entity') void navigate(`/entity/${row.node.id}`);
    else if (row.kind === 'more') onMore(row.parentId);
  };
  const keys = useTreeKeys(rows, { onToggle, onEnter });
  return (
    <>
      <Box component="span" id={keysId} hidden>
        {say('keys')}
      </Box>
      <Box
        role="tree"
        aria-label={label}
        aria-describedby={keysId}
        onKeyDown={keys.onKeyDown}
        sx={{ py: 0.5 }}
      >
        {rows.map((row) => (
          <TreeLine
            key={row.key}
            row={row}
            isActive={row.key === keys.active}
            isFound={row.kind === 'entity' && (found?.has(row.node.id) ?? false)}
            onFocus={() => keys.onFocus(row.key)}
            onToggle={onToggle}
            onEnter={() => onEnter(row)}
          />
        ))}
      </Box>
    </>
  );
}
