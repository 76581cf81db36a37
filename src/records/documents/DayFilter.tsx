import { useState } from 'react';
import { isIsoDate } from '../../../resources/numbers/dates.ts';
import { DayControl } from '../../fields/date.tsx';

interface DayFilterProps {
  readonly id: string;
  readonly label: string;
  readonly value: string | undefined;
  /** Given a whole day, or nothing. */
  readonly onChange: (value: string) => void;
}

/** A day by which a list is narrowed down; half a day narrows nothing yet. */
export function DayFilter({ value, onChange, ...field }: DayFilterProps) {
  const [half, setHalf] = useState<unknown>(null);
  return (
    <DayControl
      {...field}
      value={half ?? value ?? null}
      onChange={(next) => {
        const isWhole = next === null || next === '' || (typeof next === 'string' && isIsoDate(next));
        setHalf(isWhole ? null : next);
        if (isWhole) onChange(String(next ?? ''));
      }}
    />
  );
}
