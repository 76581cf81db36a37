import { useEffect, useRef, useState } from 'react';
import { markUnsavedInput } from '../../runtime/unsavedInput.ts';

const EDITABLE = 'input:not([type=file]), textarea, [contenteditable="true"]';

/** Whether what is pasted belongs to a field: text that was copied with a picture of itself, mostly. */
const isForField = ({ target, clipboardData }: ClipboardEvent): boolean =>
  target instanceof Element &&
  target.closest(EDITABLE) !== null &&
  (clipboardData?.types.includes('text/plain') ?? false);

/** Below an open dialog nothing is taken: it is not seen. */
const isCovered = (place: Element | null): boolean => place?.closest('[aria-hidden="true"]') !== null;

/**
 * Takes files that are dropped onto a place, or pasted while it is on the page. A file that misses the place does
 * not make the browser leave the page for it.
 */
export function useOffered(onFiles: (files: readonly File[]) => void, isOff: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    const take = (files: readonly File[]) => {
      markUnsavedInput();
      latest.current(files);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || event.defaultPrevented || isForField(event)) return;
      if (isOff || isCovered(place.current)) return;
      event.preventDefault();
      take(files);
    };
    const isHere = ({ target }: DragEvent): boolean =>
      target instanceof Node && place.current?.contains(target) === true;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(!isOff && isHere(event));
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      setOver(false);
      if (files.length === 0) return;
      event.preventDefault();
      if (!isOff && isHere(event)) take(files);
    };
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [isOff]);

  return { place, isOver };
}
