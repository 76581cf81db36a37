import type { Field } from '../../../resources/kit/fields.ts';
import { StatusBadge } from '../../theme/StatusBadge.tsx';

interface StateWordProps {
  readonly field: Field;
  readonly value: string;
  /** The value's word. */
  readonly text: string;
  /** Stands in a column of many: what is as it should be keeps back, so that the rest is seen. */
  readonly compact?: boolean | undefined;
}

/** A value's word; where the declaration says what the value means, with its sign. */
export function StateWord({ field, value, text, compact = false }: StateWordProps) {
  const tone = field.tones?.[value];
  if (!tone) return text;
  return (
    <StatusBadge tone={tone} quiet={compact && tone === 'good'}>
      {text}
    </StatusBadge>
  );
}
