import { QueryObserver } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../dataProvider/client/callError.ts';
import { notePages } from '../../src/runtime/freshness.ts';
import { queryClient } from '../../src/runtime/queryClient.ts';

const KEY = ['vaccine', 'getOne', { id: '12', meta: { isOwnRead: true } }];

/** The server's answers, one after the other; a number is the status of a refusal. */
let answers: (string | number)[];
const calls = vi.fn(async () => {
  const answer = answers.shift();
  if (typeof answer === 'number') throw new CallError(answer, null);
  return answer;
});

/** Has a page read the record, as long as it is open. */
function read() {
  const observer = new QueryObserver(queryClient, { queryKey: KEY, queryFn: calls });
  return { leave: observer.subscribe(() => undefined), now: () => observer.getCurrentResult() };
}

const router = createMemoryRouter([{ path: '*' }]);
notePages(router);

beforeEach(() => {
  vi.useFakeTimers();
  answers = ['Eurican', 'Eurican R'];
});
afterEach(() => {
  queryClient.clear();
  calls.mockClear();
  vi.useRealTimers();
});

const answered = () => vi.advanceTimersByTimeAsync(1_000);

/** Opens another page and returns to the one of the record. */
async function openAgain() {
  await router.navigate('/breed');
  await answered();
  await router.navigate('/vaccine/12');
  const page = read();
  const atFirst = page.now().data;
  await answered();
  return { ...page, atFirst };
}

describe('an answer of the server', () => {
  beforeEach(async () => {
    await router.navigate('/vaccine/12');
    const { leave } = read();
    await answered();
    leave();
  });

  test('on the page that asked › is not asked for again, whatever the parameters of its address', async () => {
    await router.navigate('/vaccine/12?tab=versions');
    const { now } = read();
    await answered();
    expect(now().data).toBe('Eurican');
    expect(calls).toHaveBeenCalledTimes(1);
  });

  test('on a page that is opened › is drawn at first, and asked for again', async () => {
    const { atFirst, now } = await openAgain();
    expect([atFirst, now().data]).toEqual(['Eurican', 'Eurican R']);
  });

  test.each([403, 404, 409])(
    'refused with %i on a page that is opened › is not drawn any more',
    async (status) => {
      answers = [status];
      const { now } = await openAgain();
      expect(now()).toMatchObject({ data: undefined, error: { status } });
    },
  );

  test('refused once the page has read it › stays', async () => {
    const { now } = await openAgain();
    answers = [404];
    await queryClient.refetchQueries();
    expect(now()).toMatchObject({ data: 'Eurican R', error: { status: 404 } });
  });

  test.each([-1, 401, 429, 500])('not given for now, with %i › stays', async (status) => {
    answers = [status];
    const { now } = await openAgain();
    expect(now().data).toBe('Eurican');
  });
});
