import Tooltip from '@mui/material/Tooltip';
import { memo, useEffect, useState } from 'react';

/** The element that carries the tip of what an event happened on. */
const carrierOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null;

const isInTip = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest('[role=tooltip]') !== null;

/**
 * Shows the `data-tip` of whatever the pointer rests on or the keyboard is on. One tip for the whole page: in a list
 * of many rows a tooltip around each button costs more than the rows.
 */
export const Tips = memo(function Tips() {
  const [carrier, setCarrier] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const point = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch' && !isInTip(event)) setCarrier(carrierOf(event));
    };
    const focus = (event: FocusEvent): void => {
      const found = carrierOf(event);
      setCarrier(found?.matches(':focus-visible') ? found : null);
    };
    const hide = (): void => setCarrier(null);
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('pointerover', point);
    document.addEventListener('focusin', focus);
    document.addEventListener('focusout', hide);
    document.addEventListener('click', hide);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerover', point);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('focusout', hide);
      document.removeEventListener('click', hide);
      document.removeEventListener('keydown', escape);
    };
  }, []);
  const text = carrier?.isConnected ? carrier.dataset.tip : undefined;
  if (!text) return null;
  return (
    <Tooltip open title={text} describeChild slotProps={{ popper: { anchorEl: carrier } }}>
      <span hidden />
    </Tooltip>
  );
});
