import type { ComponentProps } from 'react';

/** A box to tick, as light as it can be: a list has one in each row. */
export const TickBox = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input type="checkbox" className="tick-box" {...props} />
);
