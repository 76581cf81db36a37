import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../runtime/unsavedInput.ts';

/** No hand types so many digits faster: milliseconds between two keys of a chip reader, on the average. */
const BETWEEN_KEYS = 80;
/** A reader without a wire sends in bursts; a longer pause than this, in milliseconds, begins a new number. */
const LONGEST_PAUSE = 300;
/** The shortest answer of a chip. */
const SHORTEST = 9;

interface ChipReaderOptions {
  /** Receives the text that was read, uncut. */
  readonly onScan: (text: string) => void;
  /**
   * Called when a digit is typed while no field has the focus, before it arrives: a field that takes the focus then gets
   * the digit.
   */
  readonly onDigit?: () => void;
  /** What is read while a field has the focus belongs to that field. */
  readonly onlyOutsideFields?: boolean;
}

/** Listens for a chip reader, which types like a keyboard, only faster, and ends with Enter. */
export function useChipReader({ onScan, onDigit, onlyOutsideFields = false }: ChipReaderOptions): void {
  const scanned = useEffectEvent(onScan);
  const digitTyped = useEffectEvent(() => onDigit?.());

  useEffect(() => {
    let read = '';
    let first = 0;
    let last = 0;
    const isReader = () => read.length >= SHORTEST && last - first <= BETWEEN_KEYS * (read.length - 1);
    const key = (event: KeyboardEvent) => {
      // An open dialog or menu has the keyboard for itself.
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('.MuiModal-root')) return;
      if (event.timeStamp - last > LONGEST_PAUSE) read = '';
      if (onlyOutsideFields && isTyping(event.target)) read = '';
      else if (event.key === 'Enter' && isReader()) {
        event.preventDefault();
        event.stopPropagation();
        const text = read;
        read = '';
        scanned(text);
      } else if (/^[0-9a-z]$/i.test(event.key)) {
        if (read === '') first = event.timeStamp;
        last = event.timeStamp;
        read += event.key;
        if (/^\d$/.test(event.key) && !isTyping(event.target)) digitTyped();
      }
    };
    window.addEventListener('keydown', key, true);
    return () => window.removeEventListener('keydown', key, true);
  }, [onlyOutsideFields]);
}
