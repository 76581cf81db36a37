import BarChartRounded from '@mui/icons-material/BarChartRounded';
import ImageRounded from '@mui/icons-material/ImageRounded';
import TableChartRounded from '@mui/icons-material/TableChartRounded';
import TableRowsRounded from '@mui/icons-material/TableRowsRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { WidgetFigures } from '../../../../../resources/figures/dashboard/calls.ts';
import { inLanguage, type Widget } from '../../../../../resources/figures/dashboard/widgets.ts';
import { AnswerTable } from '../../../../figures/AnswerTable.tsx';
import { RichTextLater } from '../../../../components/richText/RichTextLater.tsx';
import { useLanguage } from '../../../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { GRID_GAP, ROW_HEIGHT } from './grid.ts';
import { WidgetBody } from './WidgetBody.tsx';

/** Pixels of a card beside its drawing: head, and the line below. */
const CARD_FRAME = 84;

interface WidgetCardProps {
  readonly widget: Widget;
  readonly figures: WidgetFigures | undefined;
  /** Opens the rows behind a row of the answer, or behind all of it. Nothing where the page only tries it out. */
  readonly onOpen?: (widget: Widget, row?: number) => void;
  /** Beside the title: the handle and the actions of the editor. */
  readonly head?: ReactNode;
}

/** A widget: its title, what it draws, and the ways to what is behind it. */
export function WidgetCard({ widget, figures, onOpen, head }: WidgetCardProps) {
  const say = useTexts('dashboardView.widget');
  const sayFilter = useTexts('dashboardView.filters');
  const translate = useTranslate();
  const [language] = useLanguage();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const [isTable, setTable] = useState(false);
  const title = inLanguage(widget.title, language);
  const answer = figures?.answer;
  const height = widget.place.h * ROW_HEIGHT + (widget.place.h - 1) * GRID_GAP - CARD_FRAME;
  const isDrawn = !['COUNT', 'TABLE', 'LIST', 'TEXT'].includes(widget.kind);
  const open = (row?: number) => onOpen?.(widget, row);
  const ignored = figures?.ignored ?? [];
  return (
    <Card
      ref={card}
      component="section"
      {...(title ? { 'aria-labelledby': id } : {})}
      sx={{ height: '100%', minWidth: 0, display: 'flex', flexDirection: 'column' }}
    >
      <Box
        sx={{
          display: 'flex',
          // In the editor a narrow card has its title above what can be done with it.
          flexWrap: head ? 'wrap' : 'nowrap',
          alignItems: 'center',
          pl: 2,
          pr: 0.5,
          pt: 0.5,
          minHeight: 44,
        }}
      >
        <Typography
          id={id}
          variant="h2"
          sx={{ flex: head ? '1 1 120px' : 1, minWidth: 0, fontSize: '1.0625rem', overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {head}
        {!head && answer && (
          <Box className="no-print" data-png="none" sx={{ display: 'flex' }}>
            {isDrawn && (
              <Action
                label={translate(isTable ? 'charts.showChart' : 'charts.showTable', { title })}
                onPress={() => setTable(!isTable)}
              >
                {isTable ? <BarChartRounded /> : <TableChartRounded />}
              </Action>
            )}
            {onOpen && figures.query && widget.kind !== 'LIST' && (
              <Action label={say('rows', { title })} onPress={() => open()}>
                <TableRowsRounded />
              </Action>
            )}
            <PngAction card={card} title={title} />
          </Box>
        )}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
        {widget.kind === 'TEXT' && widget.text && (
          <Box sx={{ px: 2, pb: 1.5 }}>
            <RichTextLater html={inLanguage(widget.text, language)} />
          </Box>
        )}
        {widget.source && !figures && (
          <Skeleton
            variant="rounded"
            role="status"
            aria-busy
            aria-label={translate('ra.page.loading')}
            height={Math.max(40, height - 20)}
            sx={{ mx: 2 }}
          />
        )}
        {figures?.failure && (
          <Alert
            severity={figures.failure === 'WIDGET_DATA_SET_FORBIDDEN' ? 'info' : 'warning'}
            sx={{ mx: 2 }}
          >
            {translate(`errors.${figures.failure}`)}
          </Alert>
        )}
        {figures && answer && isTable && (
          <AnswerTable
            answer={answer}
            name={title}
            height={height}
            {...(onOpen && figures.query && { onRow: open })}
          />
        )}
        {figures && answer && !isTable && (
          <WidgetBody
            widget={widget}
            answer={answer}
            before={figures.before}
            title={title}
            height={height}
            onOpen={open}
          />
        )}
      </Box>
      {ignored.length > 0 && (
        <Typography sx={{ px: 2, pb: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {sayFilter('ignored', { names: ignored.map((name) => sayFilter(name)).join(', ') })}
        </Typography>
      )}
    </Card>
  );
}

interface ActionProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Action = ({ label, onPress, children }: ActionProps) => (
  <Tooltip title={label}>
    <IconButton aria-label={label} onClick={onPress}>
      {children}
    </IconButton>
  </Tooltip>
);

interface PngActionProps {
  readonly card: React.RefObject<HTMLDivElement | null>;
  readonly title: string;
}

/** Saves a widget as it is drawn. */
function PngAction({ card, title }: PngActionProps) {
  const say = useTexts('dashboardView.widget');
  const notify = useNotify();
  const save = async () => {
    if (!card.current) return;
    try {
      const { savePng } = await import('./savePng.ts');
      await savePng(card.current, title);
    } catch {
      notify(say('pngFailed'), { type: 'error' });
    }
  };
  return (
    <Action label={say('png', { title })} onPress={() => void save()}>
      <ImageRounded />
    </Action>
  );
}
