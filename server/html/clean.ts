import sanitizeHtml from 'sanitize-html';
import { HTML_ATTRIBUTES, HTML_TAGS, isLink, LINK_SCHEMES } from '../../resources/kit/values/html.ts';

const attributes = Object.fromEntries(
  Object.entries(HTML_ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
);

/**
 * Formatted text as it may be stored and shown: headings, paragraphs, lists, tables and links, and nothing that
 * runs, loads or styles the page. Other elements are removed and their text stays; scripts and styles are removed whole.
 */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...HTML_TAGS],
    allowedAttributes: attributes,
    allowedSchemes: [...LINK_SCHEMES],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { ...(isLink(href) && { href }), rel: 'noopener noreferrer' },
      }),
    },
    nestingLimit: 30,
  }).trim();
