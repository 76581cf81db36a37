// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { isLink, plainText } from '../../resources/kit/values/html.ts';
import { purify } from '../../src/components/richText/RichText.tsx';
import { outlined } from '../../src/pages/support/helpArticle/outline.ts';
import { ALL_PAYLOADS, harmIn, PAYLOADS } from './payloads.ts';

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

describe('formatted text before it is shown', () => {
  it('executable content › is removed', () => {
    expect(PAYLOADS.length).toBeGreaterThan(60);
    for (const payload of PAYLOADS) expect([payload, harmIn(parsed(purify(payload)))]).toEqual([payload, []]);
    expect(harmIn(parsed(purify(ALL_PAYLOADS)))).toEqual([]);
  });

  it('cleaning › runs no script', () => {
    const page = document.createElement('div');
    page.innerHTML = purify(ALL_PAYLOADS);
    document.body.append(page);
    expect((window as { hit?: number }).hit).toBeUndefined();
  });

  it('the output of the editor › stays unchanged', () => {
    const html =
      '<h2>Título</h2><p><strong>a</strong> <em>b</em> <code>c</code> <a href="/animal" rel="noopener noreferrer">d</a></p>' +
      '<ul><li><p>e</p></li></ul><ol start="3"><li><p>f</p></li></ol><blockquote><p>g</p></blockquote><hr>' +
      '<table><tbody><tr><th colspan="1" rowspan="1"><p>h</p></th></tr></tbody></table>';
    expect(purify(html)).toBe(html);
  });

  it('headings › get unique ids that differ from those of the page', () => {
    const { html, places } = outlined(
      '<h2>Guardar</h2><p>x</p><h3>Guardar</h3><h2>!</h2><h2 id="root">Raiz</h2>',
    );
    expect(places.map(({ id }) => id)).toEqual(['on-guardar', 'on-guardar-2', 'on-part', 'on-raiz']);
    expect(parsed(html).querySelector('#root')).toBeNull();
  });
});

describe('an address', () => {
  it('only one that a browser opens › is a link', () => {
    for (const good of ['/animal', '/', '#x', 'https://a.pt', 'mailto:a@b.pt', 'tel:+351210000000'])
      expect([good, isLink(good)]).toEqual([good, true]);
    for (const bad of [
      'javascript:x',
      'data:text/html,x',
      '//a.pt',
      '/\\a.pt',
      'animal',
      '',
      ' /animal',
      'JAVASCRIPT:x',
    ])
      expect([bad, isLink(bad)]).toEqual([bad, false]);
  });
});

describe('the words of a text', () => {
  it('line breaks and entities › become spaces and characters', () => {
    expect(plainText('<h2>Um</h2><p>dois<br>três</p><ul><li>A &amp; B</li><li>&lt;c&gt;</li></ul>')).toBe(
      'Um dois três A & B <c>',
    );
    expect(plainText('<p>a<strong>b</strong>c</p>')).toBe('abc');
    expect(plainText('<p> &nbsp; </p>')).toBe('');
  });
});
