import AddCircleRounded from '@mui/icons-material/AddCircleRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ControlProps } from '../kind.ts';
import { lineFieldLabel, linesOf, lineText, partsOf, type ViewOf } from './lineTexts.ts';

let keys = 0;
const newKey = (): number => (keys += 1);

/** A key for each line, which stays with it while others come and leave. */
function useLineKeys(amount: number) {
  const [kept, setKept] = useState<readonly number[]>(() => Array.from({ length: amount }, newKey));
  if (kept.length === amount) return [kept, setKept] as const;
  // The lines were replaced as a whole: taken back, or read anew.
  const shown = Array.from({ length: amount }, (_, at) => kept[at] ?? newKey());
  setKept(shown);
  return [shown, setKept] as const;
}

const columnsOf = (amount: number) => ({
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: '1fr 1fr',
    md: `minmax(12rem, 2fr) repeat(${amount - 1}, minmax(7rem, 1fr)) auto`,
  },
  '& > div:first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
});

/** Lines that are entered below one another. */
export function LinesInput({ viewOf, ...props }: ControlProps & { readonly viewOf: ViewOf }) {
  const { module, field, id, label, value, onChange, onBlur, error, errorOf, help, disabled = false } = props;
  const translate = useTranslate();
  const lines = linesOf(value);
  const [shownKeys, setKeys] = useLineKeys(lines.length);
  const group = useRef<HTMLDivElement>(null);
  // The line whose first control takes the focus once it is drawn; -1 for the button that adds one.
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    if (focused === undefined) return;
    const place = group.current?.querySelector(focused < 0 ? '[data-add]' : `[data-line="${focused}"]`);
    const target = focused < 0 ? place : place?.querySelector('input:not([aria-hidden]), [role="combobox"]');
    (target as HTMLElement | null | undefined)?.focus();
    setFocused(undefined);
  }, [focused]);
  const parts = partsOf(field);
  const add = () => {
    const initial = Object.fromEntries(
      parts.map(([name, { options }]) => [name, options.initial ?? options.proposed ?? null]),
    );
    setKeys([...shownKeys, newKey()]);
    onChange([...lines, initial]);
    setFocused(lines.length);
  };
  const remove = (at: number) => {
    setKeys(shownKeys.filter((_, one) => one !== at));
    onChange(lines.filter((_, one) => one !== at));
    setFocused(lines.length === 1 ? -1 : Math.min(at, lines.length - 2));
  };
  const change = (at: number, name: string, next: unknown) =>
    onChange(lines.map((line, one) => (one === at ? { ...line, [name]: next } : line)));
  return (
    <Box
      ref={group}
      id={id}
      role="group"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={error || help ? `${id}-help` : undefined}
      sx={{ display: 'grid', gap: 2, '&:focus': { outline: 'none' } }}
    >
      {lines.map((line, at) => (
        <Box
          key={shownKeys[at]}
          data-line={at}
          role="group"
          aria-label={lineText(translate, props, 'name', at)}
          sx={{
            ...columnsOf(parts.length),
            pb: { xs: 2, md: 0 },
            borderBottom: { xs: 1, md: 0 },
            borderColor: 'divider',
          }}
        >
          {parts.map(([name, part]) => {
            const { Input } = viewOf(part.kind);
            return (
              <Input
                key={name}
                module={module}
                source={name}
                field={part}
                id={`${id}-${at}-${name}`}
                label={lineFieldLabel(translate, props, name)}
                value={line[name]}
                onChange={(next) => change(at, name, next)}
                onBlur={onBlur}
                error={errorOf?.(`${at}.${name}`, lineFieldLabel(translate, props, name))}
                required={Boolean(part.options.required)}
                disabled={disabled}
              />
            );
          })}
          <IconButton
            aria-label={lineText(translate, props, 'remove', at)}
            title={lineText(translate, props, 'remove', at)}
            disabled={disabled}
            onClick={() => remove(at)}
            sx={{ mt: { md: 3 }, justifySelf: 'end' }}
          >
            <DeleteOutlineRounded />
          </IconButton>
        </Box>
      ))}
      {(error || help) && (
        <FormHelperText id={`${id}-help`} error={Boolean(error)}>
          {error ?? help}
        </FormHelperText>
      )}
      <div>
        <Button
          data-add
          startIcon={<AddCircleRounded />}
          disabled={disabled || lines.length >= (field.max ?? Infinity)}
          onClick={add}
        >
          {lineText(translate, props, 'add')}
        </Button>
      </div>
    </Box>
  );
}
