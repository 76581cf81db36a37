import { LIVE_TOPICS, type LiveTopic } from '../../../resources/notification/stream.ts';
import { keepStream } from './keepStream.ts';

/** What the tab that holds the stream tells the others. */
type Told = readonly LiveTopic[];

/** Milliseconds in which a page that opens has asked for everything. */
const OPENING = 5_000;

interface Sharing {
  /** The session's token, and a name for it that tells nothing of it. */
  readonly token: string;
  readonly name: string;
  readonly onTopics: (topics: Told) => void;
  readonly onOver: () => Promise<void>;
}

/**
 * Has one tab of this browser hold the live stream and tell the others: a browser opens six connections to a server
 * at most. When that tab goes the next one takes over. Where tabs cannot agree each holds its own.
 * @returns what ends it
 */
export function shareStream({ token, name, onTopics, onOver }: Sharing): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const channel = new BroadcastChannel(name);
  const since = Date.now();
  channel.onmessage = ({ data }: MessageEvent<Told>) => onTopics(data);

  const tell = (topics: Told): void => {
    if (signal.aborted) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of tabs has no target
    channel.postMessage(topics);
    onTopics(topics);
  };
  const hold = async (): Promise<void> => {
    await keepStream(
      token,
      {
        // What happened while there was no stream has not been told; a page that is just opening asks anyway.
        onOpen: () => {
          if (Date.now() - since > OPENING) tell(LIVE_TOPICS);
        },
        onTopics: tell,
        onOver,
      },
      signal,
    );
  };

  // Locks are there on secure pages only.
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks) void locks.request(name, { signal }, hold).catch(() => undefined);
  else void hold();

  return () => {
    leaving.abort();
    channel.close();
  };
}
