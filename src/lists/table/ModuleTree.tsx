import AddRounded from '@mui/icons-material/AddRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import { useStore, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { recordTitle } from '../../fields/index.ts';
import { linkOf, useModuleList } from '../listContext.ts';
import { ListFailure } from '../ListFailure.tsx';
import { useCreateLink } from '../ListToolbar.tsx';
import { PreviewButton } from './Preview.tsx';
import { useTree, type TreeNode } from './useTree.ts';

/** Records below each other, each to open, fold out, or give one more below it. */
export function ModuleTree() {
  const { storeKey } = useModuleList();
  const { data, isPending, error } = useTree();
  const [stored, setOpen] = useStore<readonly number[] | null>(`${storeKey}.open`, null);
  if (error) return <ListFailure />;
  if (isPending) return [0, 1, 2, 3, 4].map((line) => <Skeleton key={line} height={44} sx={{ mx: 2 }} />);
  // A small tree is shown whole until the user collapses a part.
  const all = idsOf(data);
  const open = stored ?? (all.length <= SMALL ? all : []);
  const toggle = (id: number) =>
    setOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id]);
  return <Branch nodes={data} level={0} open={open} toggle={toggle} />;
}

/** A tree of at most so many records starts unfolded. */
const SMALL = 80;

const idsOf = (nodes: readonly TreeNode[]): number[] =>
  nodes.flatMap(({ record, children }) => [Number(record.id), ...idsOf(children)]);

interface BranchProps {
  readonly nodes: readonly TreeNode[];
  readonly level: number;
  readonly open: readonly number[];
  readonly toggle: (id: number) => void;
}

const Branch = ({ nodes, ...rest }: BranchProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {nodes.map((node) => (
      <Twig key={String(node.record.id)} node={node} {...rest} />
    ))}
  </Box>
);

function Twig({ node, level, open, toggle }: Omit<BranchProps, 'nodes'> & { readonly node: TreeNode }) {
  const setup = useModuleList();
  const { module } = setup;
  const translate = useTranslate();
  const mayCreate = useCreateLink() !== null;
  const { record, children } = node;
  const id = Number(record.id);
  const title = recordTitle(translate, module, record);
  const isOpen = open.includes(id);
  const add = translate('kit.list.tree.add', { title });
  const to = linkOf(setup, record);
  return (
    <Box component="li">
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          minHeight: 44,
          py: 0.5,
          pr: 1,
          pl: 1 + level * 3,
          borderBottom: 1,
          borderColor: 'divider',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <IconButton
          size="small"
          aria-label={translate(`kit.list.row.${isOpen ? 'collapse' : 'expand'}`, { title })}
          aria-expanded={isOpen}
          onClick={() => toggle(id)}
          sx={{ visibility: children.length > 0 ? 'visible' : 'hidden' }}
        >
          <ChevronRightRounded
            fontSize="small"
            sx={{ transform: isOpen ? 'rotate(90deg)' : 'none', transition: 'transform 120ms' }}
          />
        </IconButton>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {to ? (
            <Link
              component={RouterLink}
              to={to}
              underline="hover"
              sx={{ fontWeight: level === 0 ? 650 : 500 }}
            >
              {title}
            </Link>
          ) : (
            title
          )}
          {children.length > 0 && (
            <Box component="span" sx={{ ml: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
              {translate('kit.list.tree.below', { smart_count: children.length })}
            </Box>
          )}
        </Box>
        <PreviewButton record={record} />
        {mayCreate && (
          <Tooltip title={add}>
            <IconButton
              component={RouterLink}
              to={`/${module.resource}/${id}/create`}
              size="small"
              aria-label={add}
              sx={{ color: 'text.secondary' }}
            >
              <AddRounded fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      {isOpen && children.length > 0 && (
        <Branch nodes={children} level={level + 1} open={open} toggle={toggle} />
      )}
    </Box>
  );
}
