import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import type { EntityNode, TreeRow } from './treeRows.ts';

interface TreeLineProps {
  readonly row: TreeRow;
  readonly isActive: boolean;
  readonly isFound: boolean;
  readonly onFocus: () => void;
  readonly onToggle: (ids: readonly number[], open: boolean) => void;
  readonly onEnter: () => void;
}

/** Width of one level, and of the place of the sign that opens it, in theme units. */
const STEP = { xs: 1.5, sm: 3 } as const;

/** One line of the tree. Its link and its sign are for the pointer: the keys belong to the tree. */
export function TreeLine({ row, isActive, isFound, onFocus, onToggle, onEnter }: TreeLineProps) {
  const { level, place, size, key } = row;
  const indent = (level - 1) * STEP.xs;
  return (
    <Box
      role="treeitem"
      data-key={key}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={size}
      {...(row.kind === 'entity' && row.node.children > 0 && { 'aria-expanded': row.isOpen })}
      {...(row.kind === 'loading' && { 'aria-busy': true })}
      tabIndex={isActive ? 0 : -1}
      onFocus={onFocus}
      sx={({ palette }) => ({
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.5,
        minHeight: 44,
        py: 0.75,
        pr: { xs: 1.5, sm: 2 },
        pl: { xs: 0.5 + indent, sm: 1 + (level - 1) * STEP.sm },
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
      })}
    >
      {row.kind === 'entity' ? (
        <EntityLine node={row.node} isOpen={row.isOpen} isFound={isFound} onToggle={onToggle} />
      ) : row.kind === 'more' ? (
        <MoreLine left={row.left} onEnter={onEnter} />
      ) : (
        <Skeleton width="40%" sx={{ ml: 4.5 }} />
      )}
    </Box>
  );
}

/** Loads the rest of a level. */
function MoreLine({ left, onEnter }: { readonly left: number; readonly onEnter: () => void }) {
  const say = useTexts('entityPages.tree');
  return (
    <Link component="button" type="button" tabIndex={-1} onClick={onEnter} sx={{ ml: 4.5, py: 0.5 }}>
      {say('more', { smart_count: left })}
    </Link>
  );
}

interface EntityLineProps {
  readonly node: EntityNode;
  readonly isOpen: boolean;
  readonly isFound: boolean;
  readonly onToggle: (ids: readonly number[], open: boolean) => void;
}

function EntityLine({ node, isOpen, isFound, onToggle }: EntityLineProps) {
  const say = useTexts('entityPages.tree');
  const standing = useTexts('entityPages.standing');
  const { id, name, brand, vatNumber, active, children, users, veterinarians, profile, registers, payer } =
    node;
  const counts = [
    ...(children > 0 ? [say('below', { smart_count: children })] : []),
    say('users', { smart_count: users }),
    ...(veterinarians > 0 ? [say('veterinarians', { smart_count: veterinarians })] : []),
  ].join(' · ');
  const known = [brand === name ? null : brand, vatNumber ?? standing('subEntity')]
    .filter(Boolean)
    .join(' · ');
  const pays =
    payer && (payer.id === id ? standing('paysItself') : standing('paysFrom', { name: payer.name }));
  return (
    <>
      <Box
        component="span"
        aria-hidden
        onClick={() => children > 0 && onToggle([id], !isOpen)}
        sx={{
          display: 'grid',
          placeItems: 'center',
          flex: '0 0 32px',
          height: 32,
          cursor: children > 0 ? 'pointer' : 'default',
        }}
      >
        {children > 0 && (
          <ChevronRightRounded
            fontSize="small"
            sx={{ transform: isOpen ? 'rotate(90deg)' : 'none', transition: 'transform 120ms' }}
          />
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
            rowGap: 0.25,
            minHeight: 32,
          }}
        >
          <Link
            component={RouterLink}
            to={`/entity/${id}`}
            tabIndex={-1}
            underline="hover"
            sx={{ fontWeight: 650, ...(isFound && { textDecoration: 'underline' }) }}
          >
            {name}
          </Link>
          <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {known}
          </Box>
          {!active && <Chip size="small" label={say('inactive')} />}
        </Box>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {`${profile.name} · ${standing(`registers.${registers}`)}${pays ? ` · ${pays}` : ''}`}
        </Box>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{counts}</Box>
      </Box>
    </>
  );
}
