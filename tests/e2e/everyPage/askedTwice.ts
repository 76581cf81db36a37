import type { Page, Request } from 'playwright';
import { streamNotifications } from '../../../resources/common/notification/stream.ts';

/** Opening a ticket reads it, and that changes the list below it and the count: both are asked for once more. */
const isChangedByOpening = (path: string, call: string): boolean =>
  path === '/support/:id' && call.startsWith('/api/ticketing/search?');

/**
 * What a page asks the server for more than once while it opens, in words.
 * @param path the page's path, as it is listed
 * @param open opens the page, and ends once it has all it asked for
 */
export async function askedTwice(page: Page, path: string, open: () => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  const answered = new Set<string>();
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (
      request.method() !== 'GET' ||
      !pathname.startsWith('/api/') ||
      pathname.endsWith(streamNotifications.path)
    )
      return;
    // What the frame asks for news is asked again when the live stream says that there are some.
    const isNews = request.headers()['x-poll'] === 'true' && answered.has(pathname + search);
    if (!isNews) asked.push(pathname + search);
  };
  const noteAnswer = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    answered.add(pathname + search);
  };
  page.on('request', note);
  page.on('requestfinished', noteAnswer);
  try {
    await open();
  } finally {
    page.off('request', note);
    page.off('requestfinished', noteAnswer);
  }
  return [...new Set(asked)].flatMap((one) => {
    const times = asked.filter((other) => other === one).length;
    const most = isChangedByOpening(path, one) ? 2 : 1;
    return times > most ? [`asks ${times} times: ${one}`] : [];
  });
}
