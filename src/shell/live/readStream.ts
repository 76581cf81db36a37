import { EventSourceParserStream } from 'eventsource-parser/stream';
import { API } from '../../../dataProvider/client/httpClient.ts';
import {
  liveChange,
  streamNotifications,
  type LiveTopic,
} from '../../../resources/common/notification/stream.ts';

/** The callbacks of a stream. */
export interface StreamListener {
  readonly onOpen: () => void;
  readonly onTopics: (topics: readonly LiveTopic[]) => void;
}

/** The end of a stream: the session is over, the server asks to wait, or the connection broke. */
export type StreamEnd =
  { readonly kind: 'over' } | { readonly kind: 'broken'; readonly retryAfter: number | undefined };

/** A line that says nothing comes every 20 seconds; without any for so long the connection is dead. */
const SILENCE = 60_000;

/** Reads the live stream until it ends, with the session's token, which an EventSource could not send. */
export async function readStream(
  token: string,
  { onOpen, onTopics }: StreamListener,
  signal: AbortSignal,
): Promise<StreamEnd> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), SILENCE);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), SILENCE);
  };
  try {
    const answer = await fetch(API + streamNotifications.path, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      signal: AbortSignal.any([signal, silent.signal]),
      cache: 'no-store',
    });
    if (answer.status === 401) return { kind: 'over' };
    if (!answer.ok || !answer.body) return broken(Number(answer.headers.get('retry-after')) || undefined);
    const events = answer.body
      .pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({ transform: (part, to) => (heard(), to.enqueue(part)) }),
      )
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    for (;;) {
      const { done, value } = await events.read();
      if (done) return broken();
      if (value.event === 'end') return { kind: 'over' };
      if (value.event === 'open') onOpen();
      if (value.event === 'changed') onTopics(liveChange.parse(JSON.parse(value.data)).topics);
    }
  } catch {
    return broken();
  } finally {
    clearTimeout(timer);
  }
}

const broken = (retryAfter?: number): StreamEnd => ({ kind: 'broken', retryAfter });
