import { useEffect, useState } from 'react';
import { untilServerTime } from '../../../../dataProvider/client/clock.ts';

/** The text before the first tick, as the specification shows it. */
const BEFORE_FIRST_TICK = '5:59';

const clock = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Minutes and seconds until `end` (ISO 8601) by the server's clock, and whether it has passed. */
export function useCountdown(end: string | undefined): { text: string; over: boolean } {
  const [left, setLeft] = useState<number>();

  useEffect(() => {
    if (!end) return undefined;
    const tick = () => setLeft(untilServerTime(end));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [end]);

  return left === undefined
    ? { text: BEFORE_FIRST_TICK, over: false }
    : { text: clock(left), over: left <= 0 };
}
