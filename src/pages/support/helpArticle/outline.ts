import { foldText } from '../../../../resources/numbers/text.ts';
import { purify } from '../../../components/richText/RichText.tsx';

/** A heading that can be jumped to. */
export interface Place {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

const slug = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Cleans an article and gives its headings places to jump to, none twice. */
export function outlined(html: string): { readonly html: string; readonly places: readonly Place[] } {
  const { body } = new DOMParser().parseFromString(purify(html), 'text/html');
  const taken = new Set<string>();
  const places = [...body.querySelectorAll('h1, h2, h3, h4')].map((heading): Place => {
    const text = (heading.textContent ?? '').trim();
    // Behind a prefix no name of an article's can stand for something of the page's own.
    const first = `on-${slug(text) || 'part'}`;
    let id = first;
    for (let n = 2; taken.has(id); n += 1) id = `${first}-${n}`;
    taken.add(id);
    heading.id = id;
    heading.setAttribute('tabindex', '-1');
    return { id, text, level: Number(heading.tagName[1]) };
  });
  return { html: body.innerHTML, places };
}
