import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { runInBackground } from '../../../dataProvider/client/backgroundCalls.ts';
import { refreshSession } from '../../../authProvider/signIn.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import type { LiveTopic } from '../../../resources/common/notification/stream.ts';
import { checkServer } from '../../runtime/failures/serverState.ts';
import { shareStream } from './shareStream.ts';
import { throttleTopics } from './throttleTopics.ts';

/** The queries that are fetched again after a change, by the beginnings of their keys. */
const QUERIES: Readonly<Record<LiveTopic, readonly (readonly string[])[]>> = {
  notifications: [['notifications']],
  balance: [['billing', 'balance'], ['billing/transactions'], ['billing/charging']],
  information: [['information']],
  tickets: [['tickets']],
  associations: [['auth', 'entities'], ['veterinary-management']],
  jobs: [['jobs', 'own']],
  allJobs: [['jobs', 'all']],
};
/** Milliseconds over which requests are spread for topics that concern all users at once. */
const SPREAD_MS: Partial<Record<LiveTopic, number>> = { information: 1_500 };

const nothing = (): void => undefined;

/** Refetches the queries of a topic in the background, which does not extend the session. */
const lookAgain = (client: QueryClient, topic: LiveTopic): void =>
  runInBackground(() => {
    for (const queryKey of QUERIES[topic]) void client.invalidateQueries({ queryKey });
  });

/** A short name of a token that does not give it away: tabs of one session meet under it. */
async function nameOf(token: string): Promise<string> {
  const bytes = new TextEncoder().encode(token);
  const digest = globalThis.crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 8)
    : new Uint8Array(8);
  return `coleira.live.${[...digest].map((byte) => byte.toString(16)).join('')}`;
}

/** Has the page show what happens as it happens, for as long as the session lives. */
export function useLive(): void {
  const client = useQueryClient();
  const { answer } = useSession();
  const token = answer?.step === 'DONE' ? answer.sessionToken : undefined;

  useEffect(() => {
    if (!token) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    const throttled = throttleTopics((topic) => lookAgain(client, topic), SPREAD_MS);
    void nameOf(token).then((name) => {
      if (left) return;
      stop = shareStream({
        token,
        name,
        onTopics: (topics) => {
          for (const topic of topics) throttled.changed(topic);
        },
        onBreak: () => void checkServer(),
        // Asked for by name, the server says what is over, and the page acts on it as on every such answer.
        onOver: () => refreshSession({ poll: true }).then(nothing, nothing),
      });
    });
    return () => {
      left = true;
      throttled.stop();
      stop?.();
    };
  }, [token, client]);
}
