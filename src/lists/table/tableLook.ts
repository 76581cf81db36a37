import type { SxProps, Theme } from '@mui/material/styles';
import type { Density } from '../layout/useListLayout.ts';

/** Padding of a row, in pixels above and below. */
const ROOM: Readonly<Record<Density, number>> = { comfortable: 13, standard: 9, compact: 4 };

const ONE_LINE = ['integer', 'decimal', 'money', 'date', 'timestamp', 'phone', 'postalCode']
  .map((kind) => `& td.kind-${kind}`)
  .join();

/** The look of a list's table, once for all of its cells: each as a part of its own would be drawn far more slowly. */
export const tableLook =
  (density: Density): SxProps<Theme> =>
  ({ palette: { colours, text, action, primary, background } }) => ({
    // At narrow widths the table scrolls, not the page; what is only heard in it scrolls along.
    position: 'relative',
    overflowX: 'auto',
    // In sight wherever the table scrolls, not only while it does.
    '&::-webkit-scrollbar': { height: 10 },
    '&::-webkit-scrollbar-thumb': {
      borderRadius: 5,
      border: `2px solid ${background.paper}`,
      backgroundColor: colours.muted,
    },
    borderRadius: '10px',
    '& table': {
      width: '100%',
      borderCollapse: 'separate',
      borderSpacing: 0,
      fontVariantNumeric: 'tabular-nums',
    },
    '& th, & td': {
      padding: `${ROOM[density]}px 12px`,
      borderBottom: `1px solid ${colours.line}`,
      fontSize: '0.90625rem',
      lineHeight: 1.4,
      textAlign: 'left',
    },
    // Where columns are many, a heading of several words has two lines: the table need not be pushed aside.
    '& th': {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      padding: '8px 12px',
      fontSize: '0.8125rem',
      fontWeight: 700,
      color: colours.muted,
      backgroundColor: colours.sunken,
      textWrap: 'balance',
    },
    '& .right': { textAlign: 'right' },
    '& tbody tr:last-of-type td': { borderBottom: 0 },
    '& tbody tr:hover, & tbody tr:hover .actions': { backgroundColor: colours.sunken },
    '& tbody tr[data-selected], & tbody tr[data-selected] .actions': {
      backgroundColor: primary.light,
    },
    '& .sort': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4px',
      padding: 0,
      border: 0,
      verticalAlign: 'middle',
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      textAlign: 'inherit',
      cursor: 'pointer',
      '& svg': { width: '1rem', height: '1rem', flexShrink: 0, fill: 'currentColor', opacity: 0 },
      '&:hover svg, &:focus-visible svg': { opacity: 0.5 },
    },
    '& .right .sort': { flexDirection: 'row-reverse' },
    '& [aria-sort=ascending] .sort, & [aria-sort=descending] .sort': {
      color: colours.ink,
      '& svg': { opacity: 1 },
    },
    '& [aria-sort=ascending] svg': { transform: 'rotate(180deg)' },
    '& .linked': { minWidth: 170 },
    '& .linked a': {
      color: primary.main,
      fontWeight: 600,
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
    },
    '& .note': { display: 'block', fontSize: '0.8125rem', color: text.secondary },
    // Numbers and dates break nowhere; long addresses where they must, so that they leave room for the rest.
    [ONE_LINE]: { whiteSpace: 'nowrap' },
    '& .kind-email > span': { display: 'inline-block', minWidth: 150, overflowWrap: 'break-word' },
    // Names of entities are long: in a column of one word each they would make rows of five lines, and one long name
    // on one line would take the room of all other columns.
    '& .kind-reference > span': { display: 'inline-block', minWidth: 104, maxWidth: '21rem' },
    '& .kind-text > span': { display: 'inline-block', maxWidth: '28rem', verticalAlign: 'middle' },
    '& .tick': { width: 44, padding: '0 0 0 8px' },
    '& tbody .tick': { padding: '0 0 0 8px' },
    // Stays in reach where the table is wider than the page.
    '& .actions': {
      position: 'sticky',
      right: 0,
      width: 56,
      padding: '0 12px',
      textAlign: 'right',
      backgroundColor: background.paper,
    },
    // Columns go on beneath it.
    '&[data-more] .actions': { boxShadow: `-8px 0 8px -8px ${text.secondary}` },
    '& thead .actions': { backgroundColor: colours.sunken, zIndex: 3 },
    // Where columns have no room, the space between them and the least widths become smaller.
    '&[data-tight] :is(th, td):not(.tick)': { paddingInline: '6px' },
    '&[data-tight] .linked': { minWidth: 110 },
    '&[data-tight] .actions': { width: 44 },
    '& .look': {
      display: 'inline-grid',
      placeItems: 'center',
      width: 32,
      height: 32,
      padding: 0,
      border: 0,
      borderRadius: '50%',
      background: 'none',
      color: text.secondary,
      cursor: 'pointer',
      '&:hover': { backgroundColor: action.hover },
      '& svg': { width: '1.25rem', height: '1.25rem', fill: 'currentColor' },
    },
  });
