import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import type { DescribedDataSet } from '../../../../resources/figures/dataSet/calls.ts';
import type {
  ColumnLayout,
  ReportDefinition,
} from '../../../../resources/figures/reportTemplate/definition.ts';
import { TextControl } from '../../../components/TextControl.tsx';
import { SelectControl } from '../../../fields/controls/SelectControl.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';

const DECIMALS = ['0', '1', '2', '3'] as const;

interface LayoutEditorProps {
  readonly set: DescribedDataSet;
  readonly definition: ReportDefinition;
  readonly onLayout: (layout: ReportDefinition['layout']) => void;
}

/** How the columns of a report are headed and written, and which of them are summed up. */
export function LayoutEditor({ set, definition: { query, layout }, onLayout }: LayoutEditorProps) {
  const say = useTexts('reportTemplatePages');
  const id = useId();
  const measures = new Map(set.measures.map((measure) => [measure.name, measure]));
  const columns = new Map(set.columns.map((column) => [column.name, column]));
  const answered = query.columns ?? [...query.by.map(({ column }) => column), ...query.show];
  const change = (name: string, next: ColumnLayout) => {
    const { [name]: _, ...others } = layout;
    const given = Object.fromEntries(
      Object.entries(next).filter(([, value]) => value !== undefined && value !== '' && value !== false),
    );
    onLayout(Object.keys(given).length === 0 ? others : { ...others, [name]: given });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {answered.map((name) => {
        const kind = query.columns
          ? columns.get(name)?.kind
          : (measures.get(name)?.kind ?? columns.get(name)?.kind);
        const label = measures.get(name)?.label ?? columns.get(name)?.label ?? name;
        const own = layout[name] ?? {};
        const isNumber = kind === 'number' || kind === 'money' || kind === 'share';
        return (
          <Box
            key={name}
            role="group"
            aria-label={label}
            sx={{
              display: 'grid',
              columnGap: 1.5,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(150px, 1fr))' },
            }}
          >
            <TextControl
              id={`${id}-${name}-title`}
              label={say('heading', { column: label })}
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
        );
      })}
    </Box>
  );
}
