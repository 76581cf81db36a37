import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** A stream as a page holds it: what has come so far, and a way to wait for what comes next. */
export interface OpenStream {
  readonly status: number;
  readonly headers: Headers;
  /** The next event that was not asked for yet; `null` once the stream has ended. */
  next(): Promise<{ event: string; topics: string[] } | null>;
  close(): void;
}

/** Opens the live stream of a server with a real connection. */
export async function openStream(baseUrl: string, token: string): Promise<OpenStream> {
  const leaving = new AbortController();
  const answer = await fetch(`${baseUrl}/api/notifications/stream`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream', 'accept-encoding': 'gzip, br' },
    signal: leaving.signal,
  });
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void events.push(event) });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  return {
    status: answer.status,
    headers: answer.headers,
    close: () => leaving.abort(),
    next: async () => {
      while (events.length === 0) {
        const { done, value } = await reader.read();
        if (done) return null;
        parser.feed(value);
      }
      const { event = '', data } = events.shift()!;
      return { event, topics: (JSON.parse(data) as { topics?: string[] }).topics ?? [] };
    },
  };
}
