import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { MOST_ROWS_DRAWN, type Widget } from '../../../../../resources/figures/dashboard/widgets.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { NumberField } from './NumberField.tsx';

interface OptionFieldsProps {
  readonly widget: Widget;
  readonly onChange: (widget: Widget) => void;
}

/** The options of a widget of its kind. */
export function OptionFields({ widget, onChange }: OptionFieldsProps) {
  const say = useTexts('dashboardEditor.dialog');
  const { kind, options } = widget;
  const set = (more: Partial<Widget['options']>) => onChange({ ...widget, options: { ...options, ...more } });
  return (
    <>
      {kind === 'COUNT' && (
        <div>
          <FormControlLabel
            control={<Switch checked={options.compares} onChange={(_, compares) => set({ compares })} />}
            label={say('compares')}
          />
          <FormHelperText>{say('comparesHelp')}</FormHelperText>
        </div>
      )}
      {(kind === 'BARS' || kind === 'AREA') && (
        <FormControlLabel
          control={<Switch checked={options.isStacked} onChange={(_, isStacked) => set({ isStacked })} />}
          label={say('isStacked')}
        />
      )}
      {!['COUNT', 'MAP', 'TEXT'].includes(kind) && (
        <NumberField
          label={say('most')}
          value={options.most}
          min={1}
          max={MOST_ROWS_DRAWN}
          onChange={(most) => set({ most })}
        />
      )}
    </>
  );
}
