import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Where the skip links to parts of a page belong: after the one to the page itself. */
export const SKIP_LINKS_ID = 'skip-links';

interface SkipLinkProps {
  /** The id of the element that gets the focus. */
  readonly to: string;
  readonly label: string;
}

/** A link that is seen while it has the focus, and moves the focus past what stands before a part of the page. */
export const SkipLink = ({ to, label }: SkipLinkProps) => (
  <Box
    component="a"
    href={`#${to}`}
    className="no-print"
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(to)?.focus();
    }}
    sx={{
      position: 'fixed',
      top: 8,
      left: 8,
      zIndex: 'tooltip',
      px: 2,
      py: 1,
      borderRadius: 1,
      fontWeight: 650,
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
      transform: 'translateY(-200%)',
      '&:focus': { transform: 'none' },
    }}
  >
    {label}
  </Box>
);

/** A skip link to a part of the page that this is drawn on, among those at the top of the frame. */
export function PartSkipLink(props: SkipLinkProps) {
  const [place, setPlace] = useState(() => document.getElementById(SKIP_LINKS_ID));
  useEffect(() => setPlace(document.getElementById(SKIP_LINKS_ID)), []);
  return place && createPortal(<SkipLink {...props} />, place);
}
