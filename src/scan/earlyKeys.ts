/** Milliseconds for which a key waits for a page that takes it. */
const KEPT_MS = 15_000;

let early = '';
let stop = (): void => undefined;

/**
 * Keeps what is typed, or read by a reader, on the home page before it is there to take it. To be called once, when the
 * application begins; keys typed into a field or with a modifier are left alone.
 */
export function keepEarlyKeys(): void {
  if (window.location.pathname !== '/') return;
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== document.body) return;
    if (/^[0-9a-z]$/i.test(event.key)) early += event.key;
    else if (event.key === 'Enter') early += '\n';
  };
  const timer = setTimeout(() => stop(), KEPT_MS);
  stop = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', key, true);
    early = '';
  };
  window.addEventListener('keydown', key, true);
}

/** What was typed until now, which is kept no longer; `entered` where it ended with Enter, as a reader's number does. */
export function takeEarlyKeys(): { text: string; entered: boolean } {
  const text = early;
  stop();
  return { text: text.trim(), entered: text.endsWith('\n') };
}
