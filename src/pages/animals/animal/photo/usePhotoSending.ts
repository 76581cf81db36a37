import { useCallback, useEffect, useRef } from 'react';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { setPhoto } from '../../../../../resources/animals/animal/operations.ts';
import { callOperation } from '../../../../operations/callOperation.ts';
import { useFiles, type SendFile } from '../../../../files/index.ts';

/** The square is far below every limit; it is one. */
const SQUARE = { accept: 'image', most: 1 } as const;

interface SendingOptions {
  readonly animal: AnimalView;
  /** The photo that is being cropped. */
  readonly source: Blob | null;
  readonly onSent: () => void;
  /** The record is another by now. */
  readonly onStale: () => void;
}

/** A cropped photo on its way: it can be stopped and tried again, the very same crop, without choosing it anew. */
export function usePhotoSending({ animal, source, onSent, onStale }: SendingOptions) {
  const { transponder, version } = animal;
  // What the record was when the photo was chosen. A second try says the same, so that a lost answer is known by it.
  const based = useRef(version);
  const current = useRef(version);
  useEffect(() => {
    current.current = version;
  }, [version]);
  useEffect(() => {
    if (source) based.current = current.current;
  }, [source]);
  const send: SendFile<unknown> = useCallback(
    ({ contents }, options) =>
      callOperation(setPhoto, { transponder, version: based.current }, { photo: contents }, options),
    [transponder],
  );
  const files = useFiles({ rules: SQUARE, send });
  const { add, start, cancel, clear } = files;
  const item = files.items[0];
  const isDone = item?.state === 'DONE';
  const isStale = item?.error === 'STALE_VERSION';

  const told = useRef({ onSent, onStale });
  useEffect(() => {
    told.current = { onSent, onStale };
  });
  useEffect(() => {
    if (isDone) told.current.onSent();
    if (isStale) told.current.onStale();
  }, [isDone, isStale]);

  return {
    item,
    cancel: () => item && cancel(item.key),
    clear,
    take: async (square: Blob) => {
      await add([new File([square], 'foto.jpg', { type: 'image/jpeg' })]);
      await start();
    },
    again: () => {
      // Another user has changed the record meanwhile; their changes are on the page by now.
      if (isStale) based.current = version;
      void start();
    },
  };
}
