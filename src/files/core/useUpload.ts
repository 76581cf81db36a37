import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { canBeSent, roomFor, UploadQueue, type QueueOptions } from './queue.ts';
import type { FileContents } from './types.ts';

/**
 * The files of one place where files are chosen. `ready` is what a form's call takes as its documents; with `send`
 * each file is uploaded separately once `start` is called.
 */
export function useUpload<Answer = unknown>(options: QueueOptions<Answer> = {}) {
  const [queue] = useState(() => new UploadQueue<Answer>(options));
  useEffect(() => queue.configure(options));
  useEffect(() => queue.dispose, [queue]);
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items);
  const held = items.filter(({ state }) => state !== 'REFUSED').length;
  const room = roomFor(options.rules, held);
  return useMemo(() => {
    const { add, remove, clear, cancel, retry, start, move, setTitle, takeRefusal } = queue;
    const ready = items.flatMap(({ state, contents, title }): FileContents[] =>
      state === 'READY' && contents ? [{ ...contents, title: title.trim() || null }] : [],
    );
    const isReading = items.some(({ state }) => state === 'READING');
    const isSending = items.some(({ state }) => state === 'SENDING');
    return {
      items,
      /** Files that a form sends along, in their order. */
      ready,
      /** The first file that cannot be sent as it is; where files are uploaded separately, a failed one is retried. */
      unfinished: items.find(
        (item) => item.state !== 'DONE' && !(queue.sendsAlone ? canBeSent(item) : item.state === 'READY'),
      ),
      isReading,
      isSending,
      isBusy: isReading || isSending,
      most: queue.most,
      isFull: room === 0,
      rules: queue.rules,
      sendsAlone: queue.sendsAlone,
      add,
      remove,
      clear,
      cancel,
      retry,
      start,
      move,
      setTitle,
      takeRefusal,
    };
  }, [queue, items, room]);
}
