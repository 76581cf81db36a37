import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { counter } from '../../runtime/counter.ts';
import { QueryError } from '../QueryError.tsx';

interface HomeWidgetProps<Row> {
  readonly title: string;
  /** The number of new ones, shown beside the title, and its text for screen readers. */
  readonly count: number;
  readonly countOf: string;
  /** A small button at the right of the title. */
  readonly action?: ReactNode;
  readonly query: {
    readonly data: { readonly content: readonly Row[] } | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  /** As high as a row will be: what stands below keeps its place. */
  readonly lineHeight: number;
  readonly empty: ReactNode;
  /** The page with all of them. */
  readonly more: { readonly to: string; readonly label: string };
  /** One row, as a list item with a key. */
  readonly children: (row: Row) => ReactNode;
}

/** The newest of something on the home page, and the way to all of it. */
export function HomeWidget<Row>(props: HomeWidgetProps<Row>) {
  const { title, count, countOf, action, query, lineHeight, empty, more, children } = props;
  const titleId = useId();
  const rows = query.data?.content;
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          minHeight: 52,
          py: 0.5,
          px: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography
          id={titleId}
          variant="h2"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '1.0625rem' }}
        >
          {title}
          {count > 0 && (
            <Chip
              size="small"
              color="primary"
              label={
                <>
                  {counter(count)}
                  <span style={visuallyHidden}>{countOf}</span>
                </>
              }
            />
          )}
        </Typography>
        {action}
      </Box>
      {query.isPending &&
        [0, 1, 2].map((line) => <Skeleton key={line} sx={{ mx: 2, my: 1.75 }} height={lineHeight} />)}
      <QueryError query={query} sx={{ m: 2 }} />
      {rows?.length === 0 && empty}
      {rows && rows.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map(children)}
        </Box>
      )}
      <Box sx={{ px: 1, py: 0.75, borderTop: 1, borderColor: 'divider' }}>
        <Button component={Link} to={more.to} fullWidth>
          {more.label}
        </Button>
      </Box>
    </Card>
  );
}
