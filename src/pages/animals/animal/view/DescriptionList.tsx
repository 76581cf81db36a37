import Box from '@mui/material/Box';
import { isValidElement, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { unbroken } from '../../../../fields/index.ts';

export interface DescriptionItem {
  readonly label: string;
  readonly value: ReactNode;
  /** Takes the whole width: several lines of text. */
  readonly wide?: boolean;
}

const isEmpty = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '' || (!isValidElement(value) && value === false);

/** Pairs of a label and a value; an unknown value is shown as such. */
export function DescriptionList({
  facts,
  columns = 3,
}: {
  readonly facts: readonly DescriptionItem[];
  readonly columns?: 1 | 2 | 3;
}) {
  const translate = useTranslate();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 3,
        rowGap: 2,
        gridTemplateColumns: {
          xs: columns === 1 ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
          lg: `repeat(${columns}, minmax(0, 1fr))`,
        },
      }}
    >
      {facts.map(({ label, value, wide }) => (
        <Box key={label} sx={{ minWidth: 0, ...(wide && { gridColumn: '1 / -1' }) }}>
          <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              overflowWrap: 'anywhere',
              whiteSpace: wide ? 'pre-wrap' : 'normal',
              ...(isEmpty(value) && { color: 'text.secondary' }),
            }}
          >
            {isEmpty(value)
              ? translate('kit.fields.noValue')
              : typeof value === 'string'
                ? unbroken(value)
                : value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
