import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react';

/** A page that is loaded when it is first visited, or before with `load`. */
export interface PageComponent<P = object> extends FunctionComponent<P> {
  readonly load: () => Promise<unknown>;
}

/**
 * Returns a page whose scripts are loaded when it is first visited. One that is there already is drawn at once: what
 * React's `lazy` suspends on for a moment is held back for 300 ms.
 */
export function laterPage<Name extends string, P extends object>(
  load: () => Promise<Record<Name, ComponentType<P>>>,
  name: Name,
): PageComponent<P> {
  let loaded: ComponentType<P> | undefined;
  const take = async () => {
    loaded = (await load())[name];
    return { default: loaded };
  };
  const Later = lazy(take);
  const Page = (props: P) => {
    // The same for as long as the page is open: another would be drawn anew.
    const [Shown] = useState(() => loaded ?? Later);
    return createElement(Shown, props);
  };
  return Object.assign(Page, { load: take });
}
