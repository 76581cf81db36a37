import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigationType } from 'react-router';
import { isArrival } from '../../runtime/address/arrival.ts';
import { TITLE_ID } from '../../components/page/PageTitle.tsx';
import { noteVisit } from '../palette/recent.ts';
import { focusLastLink, noteLinks } from './lastLink.ts';

/** The text of a heading: the page's own title where it has put one in, else the route's. Needs no layout. */
const textOf = (heading: HTMLElement): string =>
  (heading.querySelector(`#${TITLE_ID}`)?.textContent || heading.textContent).trim();

/** Marks a heading that has no room in one line of its usual size; what is cut even then is shown in full as its tip. */
function markLong(heading: HTMLElement): void {
  delete heading.dataset.long;
  if (heading.scrollWidth > heading.clientWidth) heading.dataset.long = '';
  heading.title = heading.scrollHeight > heading.clientHeight + 1 ? textOf(heading) : '';
}

/**
 * For the page's heading. Keeps the browser's tab named after it, and puts the focus on it when another page has
 * come up, so that keyboard and screen reader start there and not at nothing; a field that asked for the focus
 * keeps it. The first page of a visit leaves the focus where the browser has it; the one that a sign-in leads to
 * takes it, for the button that was pressed last is gone.
 */
export function useHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  const translate = useTranslate();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  // A reload finds the entry's state as it was, but it is no navigation.
  const way = useNavigationType();
  const latestWay = useRef(way);
  const ended = useRef<() => void>(() => undefined);
  const shown = useRef(isArrival(state) && way !== 'POP' ? undefined : pathname);

  useEffect(() => {
    const target = heading.current;
    if (!target) return undefined;
    const name = () => {
      const title = textOf(target);
      noteVisit(pathname, title);
      document.title = title ? `${title} · ${translate('shell.product')}` : translate('shell.product');
    };
    name();
    // Called when the page has been laid out: measuring it before would lay it out twice.
    const widths = new ResizeObserver(() => markLong(target));
    const observer = new MutationObserver(() => {
      name();
      // Another text may be as wide as the one before: to be observed anew is to be measured once more.
      widths.unobserve(target);
      widths.observe(target);
    });
    widths.observe(target);
    observer.observe(target, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      widths.disconnect();
    };
  }, [translate, pathname]);

  // The list that Back leads to may replace its address: that is no other arrival.
  useEffect(() => {
    latestWay.current = way;
  }, [way]);

  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    // A field of the new page that takes the focus has priority.
    const frame = requestAnimationFrame(() => {
      const active = document.activeElement;
      // A field of the page before may still be there, hidden, until the new page has been fetched.
      const inForm =
        active instanceof HTMLElement &&
        active.closest('main') &&
        active.matches('input, textarea, select') &&
        active.checkVisibility();
      if (inForm || !heading.current) return;
      heading.current.focus({ preventScroll: true });
      if (latestWay.current === 'POP') ended.current = focusLastLink(heading.current);
    });
    return () => {
      cancelAnimationFrame(frame);
      ended.current();
    };
  }, [pathname]);
  useEffect(noteLinks, []);

  return heading;
}
