import sanitizeHtml from 'sanitize-html';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const TEXT = [
  'p',
  'br',
  'hr',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'mark',
  'blockquote',
  'pre',
  'code',
];
const LISTS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];

/**
 * Formatted text as it may be stored and shown: headings, paragraphs, lists, tables and links, and nothing that
 * runs, loads or dresses up. What is not allowed goes, its text stays; scripts and styles go whole.
 */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...HEADINGS, ...TEXT, ...LISTS, ...TABLES, 'a'],
    allowedAttributes: {
      a: ['href', 'rel'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
    nestingLimit: 30,
  }).trim();
