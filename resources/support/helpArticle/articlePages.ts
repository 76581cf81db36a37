/** A page that help can be about: its path, with `:placeholders` for what differs from record to record. */
const PAGE = /^\/$|^(?:\/(?:[\w~.-]+|:[A-Za-z]\w*))+$/;

/** Whether an article can be filed under this address. */
export const isPage = (url: string): boolean => PAGE.test(url);

/** `/animal/` and `/animal` are the same page. */
export const pageOf = (url: string): string => (url.length > 1 ? url.replace(/(?<!\/)\/+$/, '') || '/' : url);

const partsOf = (path: string): readonly string[] => pageOf(path).split('/').filter(Boolean);

/**
 * Returns how well an article's page fits a path: the number of equal parts, literal ones counting more; 0 where it
 * does not fit.
 */
function fit(url: string, path: readonly string[]): number {
  const parts = partsOf(url);
  if (parts.length > path.length) return 0;
  // The home page is above everything and explains none of it.
  if (parts.length === 0) return path.length === 0 ? 1 : 0;
  let points = 0;
  for (const [at, part] of parts.entries()) {
    if (part.startsWith(':')) points += 2;
    else if (part === path[at]) points += 3;
    else return 0;
  }
  return points;
}

/**
 * The article for the page at this path: the one that names most of it. An article serves the pages below its own
 * as well, as long as they have none themselves.
 */
export function articleFor<A extends { readonly url: string }>(
  articles: readonly A[],
  pathname: string,
): A | undefined {
  const path = partsOf(pathname);
  let best: A | undefined;
  let most = 0;
  for (const article of articles) {
    const points = fit(article.url, path);
    if (points > most) [best, most] = [article, points];
  }
  return best;
}
