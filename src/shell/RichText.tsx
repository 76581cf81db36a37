import Box from '@mui/material/Box';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';

/** Formatted text that was written by people. The server cleans it when it is stored; here once more. */
export function RichText({ html }: { readonly html: string }) {
  const clean = useMemo(
    () =>
      DOMPurify.sanitize(html, {
        USE_PROFILES: { html: true },
        FORBID_TAGS: ['style', 'form'],
        FORBID_ATTR: ['style'],
      }),
    [html],
  );
  return (
    <Box
      sx={{
        maxWidth: '68ch',
        lineHeight: 1.6,
        overflowWrap: 'anywhere',
        '& h1, & h2, & h3': { fontSize: '1.0625rem', mt: 2.5, mb: 0.75 },
        '& p, & ul, & ol': { my: 1.25 },
        '& ul, & ol': { pl: 3 },
        '& > *:nth-of-type(1)': { mt: 0 },
        '& img': { maxWidth: '100%', height: 'auto' },
      }}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
