import InputBase, { type InputBaseProps } from '@mui/material/InputBase';
import { useTheme } from '@mui/material/styles';
import { tabular } from '../theme/layout.ts';

interface SlotInputProps extends Omit<InputBaseProps, 'onChange' | 'slots' | 'value'> {
  readonly value: string;
  readonly onText: (text: string) => void;
  /** The number of characters; each has a place of its own. */
  readonly slots: number;
  /** So many places at the start are set apart in the tag's colour. */
  readonly marked?: number;
  /** Size of a digit: any CSS length. */
  readonly digit: string;
  /** Room between two digits, as a part of the digit's size. */
  readonly gap?: number;
}

/**
 * One plain input whose places show: a number of known length, as if engraved. Being a single field, it takes
 * pastes, readers, one-time codes and screen readers like any other.
 */
export function SlotInput({
  slots,
  marked = 0,
  digit,
  gap = 0.3,
  value,
  onText,
  error,
  sx,
  ...rest
}: SlotInputProps) {
  const { colours } = useTheme().palette;
  const step = `calc(1ch + ${gap}em)`;
  const rule = error ? colours.tones.bad.text : colours.edge;
  const places = (colour: string) =>
    `repeating-linear-gradient(90deg, ${colour} 0 1ch, transparent 1ch ${step}) left 0 bottom 0`;
  // More than belongs in it shows whole, so that it can be corrected.
  const fit = Math.min(1, slots / value.length);
  return (
    <InputBase
      {...rest}
      value={value}
      onChange={(event) => onText(event.target.value)}
      sx={[
        {
          fontSize: fit < 1 ? `calc(${digit} * ${fit})` : digit,
          lineHeight: 1.2,
          ...tabular,
          width: 'fit-content',
          maxWidth: '100%',
          overflow: 'hidden',
          '& input': {
            boxSizing: 'content-box',
            width: `calc(${Math.max(slots, value.length)} * (1ch + ${gap}em) + 2px)`,
            height: '1.3em',
            padding: '0 0 0.18em',
            fontWeight: 600,
            letterSpacing: `${gap}em`,
            background: [
              marked > 0 && `${places(colours.brass)} / calc(${marked} * (1ch + ${gap}em)) 3px no-repeat`,
              `${places(rule)} / calc(${slots} * (1ch + ${gap}em)) 3px no-repeat`,
            ]
              .filter(Boolean)
              .join(', '),
            '&::placeholder': { color: colours.disabled, opacity: 0.55 },
          },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
