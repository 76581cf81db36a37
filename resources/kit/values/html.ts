/** The tags of formatted text: the editor writes them, the server keeps them, the page shows them, and no others. */
export const HTML_TAGS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
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
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'a',
] as const;

/** Attributes by the tag that may have them; no other tag has any. */
export const HTML_ATTRIBUTES = {
  a: ['href', 'rel'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
} as const satisfies Partial<Record<(typeof HTML_TAGS)[number], readonly string[]>>;

/** The schemes of a link, beside paths of the register itself. */
export const LINK_SCHEMES = ['https', 'http', 'mailto', 'tel'] as const;

/** Whether this may be written as a link: a path or place of the register, or an address that a browser just opens. */
export function isLink(address: string): boolean {
  const [scheme] = /^[a-z][a-z0-9+.-]*(?=:)/i.exec(address) ?? [];
  if (scheme) return (LINK_SCHEMES as readonly string[]).includes(scheme.toLowerCase());
  return /^(\/(?![/\\])|#)\S*$/.test(address);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/** The words of cleaned formatted text, in one line. For searching and summaries, never for showing as HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/?(?:p|h[1-6]|li|ul|ol|br|hr|tr|t[dh]|table|blockquote|pre|d[tdl])\b[^>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
