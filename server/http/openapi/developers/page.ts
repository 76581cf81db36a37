import type { FastifyInstance } from 'fastify';
import { escaped } from '../../../html/escape.ts';
import { en } from './en.ts';
import { pt } from './pt.ts';
import type { DeveloperSection } from './texts.ts';

const TEXTS = { pt, en } as const;
type Language = keyof typeof TEXTS;

const STYLE = `:root{color-scheme:light dark;--ink:#1b2a26;--soft:#51635d;--paper:#fff;--code:#eef3f1;--link:#0b5d4a}
@media(prefers-color-scheme:dark){:root{--ink:#e6eeeb;--soft:#a9bab4;--paper:#121a18;--code:#1f2a27;--link:#7fd3bd}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:2rem 1rem 4rem}h1{font-size:2rem;line-height:1.2;margin:0 0 .5rem}
h2{font-size:1.375rem;margin:2.5rem 0 .5rem}p{margin:.5rem 0}.lead{color:var(--soft);font-size:1.1875rem}
a{color:var(--link)}nav ul{list-style:none;margin:1rem 0;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
nav a{display:inline-block;padding:.375rem 0}code{background:var(--code);padding:.1em .3em;border-radius:.25em;font-size:.9em;overflow-wrap:anywhere}
pre{background:var(--code);padding:1rem;border-radius:.5rem;overflow-x:auto}pre code{padding:0;background:none;overflow-wrap:normal}`;

/** A paragraph, its names between backticks as code. */
const paragraph = (text: string): string =>
  `<p>${escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`;

const section = ({ id, title, text, code }: DeveloperSection): string =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${escaped(title)}</h2>${text.map(paragraph).join('')}${
    code === undefined ? '' : `<pre tabindex="0"><code>${escaped(code)}</code></pre>`
  }</section>`;

/** The page for developers in a language: it needs no script. */
export function developersPage(language: Language): string {
  const texts = TEXTS[language];
  const { sections } = texts;
  const other = language === 'pt' ? 'en' : 'pt';
  const pages: readonly (readonly [to: string, text: string, more: string])[] = [
    ['/api/docs/reference', texts.reference, ''],
    ['/api/openapi.json', texts.description, ''],
    [`/api/docs?language=${other}`, texts.language, ` lang="${other}" hreflang="${other}"`],
    ['/', texts.product, ''],
  ];
  const links = pages.map(([to, text, more]) => `<li><a href="${to}"${more}>${escaped(text)}</a></li>`);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(
    texts.title,
  )}</title><style>${STYLE}</style></head><body><main><h1>${escaped(texts.title)}</h1><p class="lead">${escaped(
    texts.lead,
  )}</p><nav><ul>${links.join('')}</ul></nav><nav aria-label="${escaped(texts.contents)}"><ul>${sections
    .map(({ id, title }) => `<li><a href="#${id}">${escaped(title)}</a></li>`)
    .join('')}</ul></nav>${sections.map(section).join('')}</main></body></html>`;
}

/** Adds the page for developers, in the language asked for, else in that of the browser. */
export function addDevelopersPage(app: FastifyInstance): void {
  app.get(
    '/api/docs',
    { config: { access: 'PUBLIC', limit: { max: 60, seconds: 60 } }, schema: { hide: true } },
    async (request, reply) => {
      const { language } = request.query as { readonly language?: unknown };
      const accepted = request.headers['accept-language'] ?? '';
      const isEnglish = language === 'en' || (language !== 'pt' && /^\s*en\b/i.test(accepted));
      return reply
        .header('Vary', 'Accept-Language')
        .type('text/html; charset=utf-8')
        .send(developersPage(isEnglish ? 'en' : 'pt'));
    },
  );
}
