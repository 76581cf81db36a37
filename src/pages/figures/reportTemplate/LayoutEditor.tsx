import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type {
  ColumnLayout,
  ReportDefinition,
} from '../../../../resources/figures/reportTemplate/definition.ts';
import { OrderButtons } from '../../../components/OrderButtons.tsx';
import { TextControl } from '../../../components/TextControl.tsx';
import { SelectControl } from '../../../fields/controls/SelectControl.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { moved, type ReportColumn } from './columnOrder.ts';

const DECIMALS = ['0', '1', '2', '3'] as const;

interface LayoutEditorProps {
  readonly columns: readonly ReportColumn[];
  readonly layout: ReportDefinition['layout'];
  readonly onLayout: (layout: ReportDefinition['layout']) => void;
  readonly onOrder: (names: readonly string[]) => void;
}

/** The columns of a report: their order, how they are headed and written, and which of them are summed up. */
export function LayoutEditor({ columns, layout, onLayout, onOrder }: LayoutEditorProps) {
  const say = useTexts('reportTemplatePages');
  const id = useId();
  const change = (name: string, next: ColumnLayout) => {
    const { [name]: _, ...others } = layout;
    const given = Object.fromEntries(
      Object.entries(next).filter(([, value]) => value !== undefined && value !== '' && value !== false),
    );
    onLayout(Object.keys(given).length === 0 ? others : { ...others, [name]: given });
  };
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {columns.map((column, at) => {
        const { name, label, kind } = column;
        const own = layout[name] ?? {};
        const isNumber = kind === 'number' || kind === 'money' || kind === 'share';
        const [before, after] = [moved(columns, at, -1), moved(columns, at, 1)];
        return (
          <Box
            key={name}
            component="li"
            aria-label={label}
            sx={{ borderLeft: '3px solid', borderColor: 'divider', pl: 1.5, minWidth: 0 }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography sx={{ fontWeight: 650, flex: 1, minWidth: 0 }}>{label}</Typography>
              <OrderButtons
                earlier={say('earlier', { column: label })}
                later={say('later', { column: label })}
                onEarlier={before && (() => onOrder(before))}
                onLater={after && (() => onOrder(after))}
              />
            </Box>
            <Box
              sx={{
                display: 'grid',
                columnGap: 1.5,
                alignItems: 'start',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(140px, 1fr))' },
              }}
            >
              <TextControl
                id={`${id}-${name}-title`}
                label={say('heading')}
                placeholder={label}
                text={own.title ?? ''}
                onText={(title) => change(name, { ...own, title })}
              />
              <TextControl
                id={`${id}-${name}-title-en`}
                label={say('labelEn')}
                text={own.titleEn ?? ''}
                onText={(titleEn) => change(name, { ...own, titleEn })}
              />
              {isNumber && (
                <SelectControl
                  id={`${id}-${name}-decimals`}
                  label={say('decimals')}
                  empty={say('asIs')}
                  value={own.decimals === undefined ? '' : String(own.decimals)}
                  options={DECIMALS.map((value) => ({ value, text: value }))}
                  onChoose={(value) =>
                    change(name, { ...own, decimals: value === '' ? undefined : Number(value) })
                  }
                />
              )}
              {(kind === 'number' || kind === 'money') && (
                <FormControlLabel
                  sx={{ pt: { sm: 3.5 } }}
                  control={
                    <Checkbox
                      checked={own.isTotal ?? false}
                      onChange={(_event, isTotal) => change(name, { ...own, isTotal })}
                    />
                  }
                  label={say('isTotal')}
                />
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
