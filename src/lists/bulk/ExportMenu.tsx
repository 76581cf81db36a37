import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { moduleNameInside } from '../../fields/index.ts';
import { useModuleList } from '../listContext.ts';
import { MenuButton } from '../layout/MenuButton.tsx';
import { useTotalText } from '../useTotalText.ts';
import { useExport, type ExportFormat } from './useExport.ts';
import { useVisibleFields } from '../filter/useFilterNames.ts';
import { useColumns } from '../layout/useListLayout.ts';

/** Takes the list along: which records, which columns, and how far it has come. */
export function ExportMenu() {
  const { module } = useModuleList();
  const translate = useTranslate();
  const totalText = useTotalText();
  const { all, hidden } = useColumns();
  const fields = useVisibleFields();
  const { run, progress, total, isEstimate, selected } = useExport();
  const [rows, setRows] = useState<'all' | 'selected'>('all');
  const [columns, setColumns] = useState<'columns' | 'allColumns'>('columns');
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const which = selected === 0 ? 'all' : rows;
  const name = moduleNameInside(translate, module);
  const choice = <T extends string>(
    value: T,
    set: (value: T) => void,
    options: readonly (readonly [T, string])[],
  ) => (
    <RadioGroup value={value} onChange={(_, next) => set(next as T)}>
      {options.map(([key, text]) => (
        <FormControlLabel
          key={key}
          value={key}
          control={<Radio size="small" />}
          label={text}
          sx={{ ml: 0 }}
        />
      ))}
    </RadioGroup>
  );
  const go = () =>
    run(
      columns === 'allColumns' ? fields : all.filter((one) => fields.includes(one) && !hidden.includes(one)),
      which === 'selected',
      format,
    );
  return (
    <MenuButton
      name="export"
      label={translate('kit.list.export.title', { name })}
      Icon={FileDownloadOutlined}
    >
      {(close) => (
        <Box data-light>
          {selected > 0 &&
            choice(which, setRows, [
              ['all', translate('kit.list.export.all', { n: totalText(total, isEstimate) })],
              ['selected', translate('kit.list.export.selected', { n: selected })],
            ])}
          {choice(columns, setColumns, [
            ['columns', translate('kit.list.export.columns')],
            ['allColumns', translate('kit.list.export.allColumns')],
          ])}
          {choice(format, setFormat, [
            ['xlsx', translate('kit.list.export.xlsx')],
            ['csv', translate('kit.list.export.csv')],
          ])}
          {progress !== null && (
            <Box role="status" sx={{ my: 1, fontSize: '0.875rem' }}>
              <LinearProgress
                variant="determinate"
                value={Math.min(100, (progress / Math.max(1, which === 'all' ? total : selected)) * 100)}
                aria-hidden
                sx={{ mb: 0.5 }}
              />
              {translate('kit.list.export.progress', {
                done: progress,
                n: which === 'all' ? totalText(total, isEstimate) : selected,
              })}
            </Box>
          )}
          <Button
            variant="contained"
            size="small"
            loading={progress !== null}
            onClick={() => void go().then(close)}
            sx={{ mt: 1 }}
          >
            {translate('kit.list.export.action')}
          </Button>
        </Box>
      )}
    </MenuButton>
  );
}
