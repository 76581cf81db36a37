import { isValidElement, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
  type NotificationPayload,
} from 'react-admin';
import { logToast, type ToastType } from './toastLog.ts';

export interface ShownToast {
  readonly id: number;
  readonly type: ToastType;
  readonly content: ReactNode;
  /** Milliseconds until it goes by itself; it stays where there are none. */
  readonly lasts: number | null;
  /** Takes back what was done, as long as it is shown. */
  readonly undo?: () => void;
  /** What happens once it has gone without being taken back. */
  readonly gone?: () => void;
}

/** Milliseconds that a message which is no error is shown. */
const LASTS = 5_000;

const KINDS: readonly string[] = ['success', 'info', 'warning', 'error'] satisfies ToastType[];
const kindOf = (type: string | undefined): ToastType =>
  type && KINDS.includes(type) ? (type as ToastType) : 'info';

let nextId = 1;

/** Takes every message that the application gives out and keeps it on show for as long as it should be. */
export function useToasts() {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const shown = useRef(toasts);
  useEffect(() => {
    shown.current = toasts;
  }, [toasts]);

  const show = useCallback(
    ({ message, type, notificationOptions = {} }: NotificationPayload): ShownToast => {
      const { autoHideDuration, messageArgs, undoable } = notificationOptions;
      const kind = kindOf(type);
      const content = typeof message === 'string' ? translate(message, messageArgs) : message;
      const id = nextId++;
      if (typeof content === 'string')
        logToast({ id, type: kind, text: content, at: new Date().toISOString() });
      const mutation = undoable ? takeMutation() : undefined;
      return {
        id,
        type: kind,
        content: typeof content === 'string' || isValidElement(content) ? content : null,
        lasts: kind === 'error' ? null : autoHideDuration === undefined ? LASTS : autoHideDuration,
        ...(mutation && { undo: () => mutation({ isUndo: true }), gone: () => mutation({ isUndo: false }) }),
      };
    },
    [translate, takeMutation],
  );

  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    if (!next) return;
    const toast = show(next);
    // The same sentence twice at once says no more than once.
    setToasts((before) => [
      ...before.filter(
        (other) => other.gone || typeof other.content !== 'string' || other.content !== toast.content,
      ),
      toast,
    ]);
  }, [notifications, takeNotification, show]);

  const close = useCallback((id: number, undone = false) => {
    const toast = shown.current.find((one) => one.id === id);
    if (!toast) return;
    if (undone) toast.undo?.();
    else toast.gone?.();
    setToasts((before) => before.filter((one) => one.id !== id));
  }, []);

  const closeAll = useCallback(() => {
    for (const toast of shown.current) toast.gone?.();
    setToasts([]);
  }, []);

  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      const last = shown.current.at(-1);
      // A dialog or a menu that is open takes Escape for itself.
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        last &&
        !document.querySelector('.MuiModal-root')
      )
        close(last.id);
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [close]);

  return { toasts, close, closeAll };
}
