import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import DOMPurify from 'dompurify';
import { useMemo, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { HTML_ATTRIBUTES, HTML_TAGS, isLink } from '../../../resources/kit/values/html.ts';
import { isFormsPage } from '../../../resources/common/publicForm/addresses.ts';
import { isPlainPress } from '../../runtime/address/useFollowLink.ts';

const TAGS: string[] = [...HTML_TAGS];
const ATTRIBUTES: string[] = Object.values(HTML_ATTRIBUTES).flat();

/** One of our own: react-admin cleans with the shared one, by other rules. */
const purifier = DOMPurify(window);
purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
  if (attribute.attrName === 'href' && !isLink(attribute.attrValue)) attribute.keepAttr = false;
});

/** Formatted text as it may be put into the page: the same as what the server keeps, whatever it has sent. */
export const purify = (html: string): string =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });

/** The styles of formatted text, where it is read and where it is written. */
export const richTextStyles = ({ palette: { colours } }: Theme) => ({
  overflowWrap: 'anywhere',
  '& h1, & h2, & h3, & h4, & h5, & h6': { lineHeight: 1.3, mb: 0.75, textWrap: 'balance' },
  '& h1, & h2': { fontSize: '1.1875em', mt: 2.5 },
  '& h3': { fontSize: '1.0625em', mt: 2.25 },
  '& h4, & h5, & h6': { fontSize: '1em', mt: 2 },
  '& p, & ul, & ol, & dl': { my: 1.25 },
  '& ul, & ol': { pl: 3 },
  '& li': { my: 0.5 },
  '& li > p': { my: 0.25 },
  '& li::marker': { color: colours.muted },
  '& dt': { fontWeight: 650 },
  '& dd': { ml: 2, mb: 1 },
  '& a': { color: colours.primary },
  '& blockquote': {
    mx: 0,
    my: 2,
    px: 2,
    py: 0.5,
    borderLeft: `3px solid ${colours.brass}`,
    borderRadius: '0 7px 7px 0',
    bgcolor: colours.sunken,
  },
  '& code': {
    px: 0.75,
    py: 0.125,
    fontFamily: 'inherit',
    fontSize: '0.9375em',
    fontWeight: 600,
    border: `1px solid ${colours.line}`,
    borderRadius: '5px',
    bgcolor: colours.sunken,
    overflowWrap: 'normal',
  },
  '& pre': {
    p: 1.5,
    overflowX: 'auto',
    borderRadius: '7px',
    bgcolor: colours.sunken,
    '& code': { p: 0, border: 0, fontFamily: 'ui-monospace, monospace', fontWeight: 400 },
  },
  '& hr': { my: 2.5, border: 0, borderTop: `1px solid ${colours.line}` },
  // A wide table scrolls sideways alone; the text around it stays.
  '& table': { display: 'block', maxWidth: '100%', overflowX: 'auto', my: 2, borderCollapse: 'collapse' },
  '& th, & td': {
    px: 1.25,
    py: 0.75,
    minWidth: 72,
    textAlign: 'left',
    verticalAlign: 'top',
    border: `1px solid ${colours.line}`,
    '& > p': { my: 0 },
  },
  '& th': { bgcolor: colours.sunken, fontWeight: 650 },
  // The first child, in words that styles rendered elsewhere would not trip over.
  '&& > *:not(* ~ *)': { mt: 0 },
  '& > *:last-child': { mb: 0 },
});

interface RichTextProps {
  readonly html: string;
  /** For reading at length: larger, with more air. */
  readonly article?: boolean;
  /** It was cleaned by `purify` already, and has since been given places to jump to. */
  readonly isPure?: boolean;
  /** A link within the register was followed. */
  readonly onFollow?: () => void;
}

/** Formatted text that was written by people. The server cleans it when it is stored; here once more. */
export function RichText({ html, article = false, isPure = false, onFollow }: RichTextProps) {
  const navigate = useNavigate();
  const clean = useMemo(() => (isPure ? html : purify(html)), [html, isPure]);

  /** Pages of the register are opened as all others are, without loading it anew. */
  const follow = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    const address = (event.target as Element).closest('a')?.getAttribute('href');
    // A public form is a page of its own.
    if (!address || !/^\/(?![/\\])/.test(address) || isFormsPage(address)) return;
    event.preventDefault();
    onFollow?.();
    void navigate(address);
  };
  return (
    // The links inside are what is pressed, by the keyboard as well; this only hears of it.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <Box
      onClick={follow}
      sx={(theme) => ({
        maxWidth: '68ch',
        lineHeight: article ? 1.7 : 1.6,
        ...(article && { fontSize: '1.0625rem' }),
        ...richTextStyles(theme),
      })}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
