/** A list of rows with a line between them; what stands at the right of a row drops below where there is no room. */
export const lines = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1,
    py: 1.25,
    overflowWrap: 'anywhere',
  },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& > li:first-of-type': { pt: 0 },
  '& > li:last-of-type': { pb: 0 },
} as const;
