import { createElement, Fragment, type ReactNode } from 'react';
import { HTML_TAGS, isLink } from '../../../resources/kit/values/html.ts';

/** A part of formatted text; what is neither text nor a known element is its contents alone. */
function drawn(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement) || /^(?:SCRIPT|STYLE|TEMPLATE)$/.test(node.tagName)) return null;
  const name = node.tagName.toLowerCase();
  const inner = [...node.childNodes].map(drawn);
  if (!(HTML_TAGS as readonly string[]).includes(name)) return <Fragment key={key}>{inner}</Fragment>;
  const href = name === 'a' ? node.getAttribute('href') : null;
  return createElement(
    name,
    { key, ...(href && isLink(href) && { href, rel: 'noopener noreferrer' }) },
    ...inner,
  );
}

/**
 * Formatted text that the operator wrote. It is read into a document of its own, in which nothing runs or loads, and
 * only known elements are drawn from it, so that nothing but text and links reaches the page.
 */
export const Formatted = ({ html }: { readonly html: string }) => (
  <div className="formatted">
    {[...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(drawn)}
  </div>
);
