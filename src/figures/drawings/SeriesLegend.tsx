import Box from '@mui/material/Box';

interface SeriesLegendProps {
  readonly labels: readonly string[];
  readonly colours: readonly string[];
  /** How a line is broken, in place of a filled square. */
  readonly dashes?: readonly string[];
  /** The fill of each square: patterns of the same drawing. */
  readonly fills?: readonly string[];
}

/** The names of several series, each beside what it is drawn with. */
export const SeriesLegend = ({ labels, colours, dashes, fills }: SeriesLegendProps) => (
  <Box
    component="ul"
    sx={{
      m: 0,
      px: 1,
      pb: 0.5,
      listStyle: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      rowGap: 0.25,
    }}
  >
    {labels.map((label, at) => (
      <Box
        key={`${label}-${at}`}
        component="li"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: '0.8125rem' }}
      >
        <svg width={22} height={12} aria-hidden>
          {dashes ? (
            <line
              x1={0}
              x2={22}
              y1={6}
              y2={6}
              stroke={colours[at % colours.length]}
              strokeWidth={2.5}
              strokeDasharray={dashes[at % dashes.length]}
            />
          ) : (
            <rect width={22} height={12} rx={2} fill={fills?.[at] ?? colours[at % colours.length]} />
          )}
        </svg>
        {label}
      </Box>
    ))}
  </Box>
);
