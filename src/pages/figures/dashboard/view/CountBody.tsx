import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useValueText } from '../../../../figures/drawings/useValueText.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import type { WidgetBodyProps } from './widgetBodyProps.ts';

/** The figures of a widget that has no groups, each with that of the days before where it is compared. */
export function CountBody({ answer, before, title, onOpen }: WidgetBodyProps) {
  const say = useTexts('dashboardView.widget');
  const valueText = useValueText();
  const [row = []] = answer.rows;
  const measures = answer.columns.flatMap((column, at) => (column.isMeasure ? [{ column, at }] : []));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, px: 2, pb: 1 }}>
      {measures.map(({ column, at }) => {
        const value = row[at];
        const earlier = before?.rows[0]?.[at];
        return (
          <Box key={column.name}>
            {measures.length > 1 && (
              <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{column.label}</Typography>
            )}
            <Link
              component="button"
              type="button"
              underline="hover"
              onClick={() => onOpen()}
              aria-label={`${title}: ${valueText(column, value)}`}
              sx={{
                color: 'text.primary',
                fontSize: '1.875rem',
                fontWeight: 700,
                lineHeight: 1.2,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {valueText(column, value)}
            </Link>
            {typeof value === 'number' && typeof earlier === 'number' && (
              <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                <ChangeMark change={value - earlier} />
                {value === earlier
                  ? say('same')
                  : say(value > earlier ? 'more' : 'less', {
                      change:
                        earlier === 0 || column.kind === 'share'
                          ? valueText(column, Math.abs(value - earlier))
                          : valueText({ ...column, kind: 'share' }, Math.abs(value - earlier) / earlier),
                    })}
                {` (${say('before', { value: valueText(column, earlier) })})`}
              </Typography>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

/** Whether it rose or fell, at a glance; the words beside it say the same. */
const ChangeMark = ({ change }: { readonly change: number }) => (
  <Box component="span" aria-hidden sx={{ mr: 0.5 }}>
    {change === 0 ? '=' : change > 0 ? '▲' : '▼'}
  </Box>
);
