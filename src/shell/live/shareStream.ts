import { LIVE_TOPICS, type LiveTopic } from '../../../resources/common/notification/stream.ts';
import { keepStream } from './keepStream.ts';

/** The message of the tab that holds the stream to the others. */
type StreamMessage = readonly LiveTopic[] | 'broken';

/** Milliseconds in which a tab that is closed or loaded again lets go of the stream. */
const HANDOVER_MS = 5_000;

interface Sharing {
  /** The session's token, and a name derived from it that does not reveal it. */
  readonly token: string;
  readonly name: string;
  readonly onTopics: (topics: readonly LiveTopic[]) => void;
  /** The stream of this browser ended, or could not be opened. */
  readonly onBreak: () => void;
  readonly onOver: () => Promise<void>;
}

/**
 * Makes one tab of this browser hold the live stream and notify the others: a browser opens six connections to a server
 * at most. When that tab is closed the next one takes its place. Without locks each tab holds its own stream.
 * @returns what ends it
 */
export function shareStream({ token, name, onTopics, onBreak, onOver }: Sharing): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const channel = new BroadcastChannel(name);
  const since = Date.now();
  const receive = (message: StreamMessage): void => (message === 'broken' ? onBreak() : onTopics(message));
  channel.onmessage = ({ data }: MessageEvent<StreamMessage>) => receive(data);

  const tell = (message: StreamMessage): void => {
    if (signal.aborted) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of tabs has no target
    channel.postMessage(message);
    receive(message);
  };
  /**
   * Holds the stream. What happened while there was none was not announced: all is fetched again once it opens. A page
   * whose first attempt succeeds has just fetched everything, however long a slow machine takes to answer.
   */
  const hold = (mayHaveMissed: boolean): Promise<void> => {
    let hasMissed = mayHaveMissed;
    return keepStream(
      token,
      {
        onOpen: () => {
          if (hasMissed) tell(LIVE_TOPICS);
        },
        onTopics: tell,
        onOver,
        onBreak: () => {
          hasMissed = true;
          tell('broken');
        },
      },
      signal,
    );
  };
  const takeOver = (): Promise<void> => hold(Date.now() - since > HANDOVER_MS);

  // Locks are there on secure pages only.
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks) {
    void locks
      .request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await hold(false);
        return lock !== null;
      })
      .then((isDone) => (isDone ? undefined : locks.request(name, { signal }, takeOver)))
      .catch(() => undefined);
  } else void hold(false);

  return () => {
    leaving.abort();
    channel.close();
  };
}
