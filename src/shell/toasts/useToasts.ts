import { isValidElement, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
  type NotificationPayload,
} from 'react-admin';
import { FADE, NOTIFICATION_LASTS, TOAST_LASTS } from './durations.ts';
import { useCloseWithPage } from './useCloseWithPage.ts';
import type { NextStep } from '../../fields/useSayDone.ts';
import { logToast, type ToastType } from './toastLog.ts';

export interface ShownToast {
  readonly id: number;
  readonly type: ToastType;
  /** In a few words, above the message: what did not come about. */
  readonly title?: string | undefined;
  readonly content: ReactNode;
  /** The page that is offered with it. */
  readonly next?: NextStep | undefined;
  /** When it was shown, on the clock of events. */
  readonly since: number;
  /** Milliseconds until it closes automatically; `null` for a message that stays. */
  readonly lasts: number | null;
  /** Takes back what was done, as long as it is shown. */
  readonly undo?: () => void;
  /** It is fading, and no longer counts. */
  readonly leaving?: boolean;
  /** Called once it has closed without being undone. */
  readonly gone?: () => void;
}

const KINDS: readonly string[] = ['success', 'info', 'warning', 'error'] satisfies ToastType[];
const kindOf = (type: string | undefined): ToastType =>
  type && KINDS.includes(type) ? (type as ToastType) : 'info';

/** Errors stay; the rest as long as it was given, long enough to be seen. */
function lastsOf(kind: ToastType, given: number | null | undefined): number | null {
  if (kind === 'error' || given === null) return null;
  return Math.max(TOAST_LASTS, given ?? NOTIFICATION_LASTS);
}

const fade = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : FADE);

/** Whether the page itself says the same, in view of the user: then the message is only logged. */
function isShownAbove({ notificationOptions }: NotificationPayload): boolean {
  const selector: unknown = notificationOptions?.unlessShown;
  const place = typeof selector === 'string' && document.querySelector(selector)?.getBoundingClientRect();
  return Boolean(place && place.height > 0 && place.bottom > 0 && place.top < window.innerHeight);
}

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
      const { autoHideDuration, messageArgs, undoable, title } = notificationOptions;
      const next = notificationOptions.next as NextStep | undefined;
      const kind = kindOf(type);
      const content = typeof message === 'string' ? translate(message, messageArgs) : message;
      const id = nextId++;
      const key = typeof title === 'string' ? title : kind === 'error' ? 'errors.FORM_ERROR' : undefined;
      const heading = key && translate(key);
      if (typeof content === 'string') {
        const text = heading ? `${heading}: ${content}` : content;
        logToast({ id, type: kind, text, at: new Date().toISOString() });
      }
      const mutation = undoable ? takeMutation() : undefined;
      return {
        id,
        type: kind,
        title: heading,
        next,
        since: performance.now(),
        content: typeof content === 'string' || isValidElement(content) ? content : null,
        lasts: lastsOf(kind, autoHideDuration),
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
    if (isShownAbove(next)) return;
    // The same sentence twice at once says no more than once.
    setToasts((before) => [
      ...before.filter(
        (other) => other.gone || typeof other.content !== 'string' || other.content !== toast.content,
      ),
      toast,
    ]);
  }, [notifications, takeNotification, show]);

  const leave = useCallback((ids: readonly number[]) => {
    setToasts((before) => before.map((one) => (ids.includes(one.id) ? { ...one, leaving: true } : one)));
    setTimeout(() => setToasts((before) => before.filter((one) => !ids.includes(one.id))), fade());
  }, []);

  const close = useCallback(
    (id: number, undone = false) => {
      const toast = shown.current.find((one) => one.id === id && !one.leaving);
      if (!toast) return;
      if (undone) toast.undo?.();
      else toast.gone?.();
      leave([id]);
    },
    [leave],
  );

  const closeAll = useCallback(
    (before = Infinity) => {
      const all = shown.current.filter((one) => !one.leaving && one.since < before);
      for (const toast of all) toast.gone?.();
      leave(all.map(({ id }) => id));
    },
    [leave],
  );
  useCloseWithPage(closeAll);

  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      const last = shown.current.findLast((one) => !one.leaving);
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
