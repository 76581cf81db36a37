import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import DeleteRounded from '@mui/icons-material/DeleteRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState, type ReactNode } from 'react';
import ReactGridLayout, { useContainerWidth } from 'react-grid-layout';
import 'react-grid-layout/css/styles.css';
import type { WidgetFigures } from '../../../../../resources/figures/dashboard/calls.ts';
import {
  GRID_COLUMNS,
  inReadingOrder,
  type Widget,
} from '../../../../../resources/figures/dashboard/widgets.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { GRID_GAP, ROW_HEIGHT } from '../view/grid.ts';
import { WidgetCard } from '../view/WidgetCard.tsx';
import { layoutOf, moveWidget, resizeWidget, shiftWidget, withLayout } from './layout.ts';
import { HANDLE_CLASS, MoveHandle } from './MoveHandle.tsx';
import type { EditedWidgets } from './useWidgets.ts';

interface WidgetGridProps {
  readonly edited: EditedWidgets;
  /** There is room for the columns of the grid; else widgets stand one below the other. */
  readonly isWide: boolean;
  readonly titleOf: (widget: Widget) => string;
  /** The id of a widget's element, which the errors of the form lead to. */
  readonly idOf: (at: number) => string;
  readonly errorOf: (at: number) => string | undefined;
  readonly figuresOf: (name: string) => WidgetFigures | undefined;
  /** Says to those who do not see it what has moved. */
  readonly onSay: (message: string) => void;
  readonly onEdit: (widget: Widget) => void;
  readonly onCopy: (widget: Widget) => void;
  readonly onRemove: (widget: Widget) => void;
}

/** The grid in which widgets are arranged, by mouse, finger or keyboard. */
export function WidgetGrid(props: WidgetGridProps) {
  const { edited, isWide, titleOf, idOf, onSay } = props;
  const { widgets, show, settle, change } = edited;
  const say = useTexts('dashboardEditor');
  const { width, containerRef, mounted } = useContainerWidth({ measureBeforeMount: true });
  const [held, setHeld] = useState<{ readonly id: string; readonly before: readonly Widget[] }>();
  const placeText = (all: readonly Widget[], id: string): string => {
    const { x, y, w, h } = all.find((one) => one.id === id)!.place;
    return say('at', { x: x + 1, y: y + 1, w, h });
  };
  const move = (next: readonly Widget[], id: string) => {
    show(next);
    onSay(placeText(next, id));
  };
  const drop = (widget: Widget) => {
    if (!held) return;
    settle(held.before);
    setHeld(undefined);
    onSay(say('dropped', { title: titleOf(widget), at: placeText(widgets, widget.id) }));
  };
  const handleOf = (widget: Widget) => (
    <MoveHandle
      label={say('handle', { title: titleOf(widget) })}
      isHeld={held?.id === widget.id}
      onPick={() => {
        setHeld({ id: widget.id, before: widgets });
        onSay(say('picked', { title: titleOf(widget) }));
      }}
      onDrop={() => drop(widget)}
      onTakeBack={() => {
        if (held) show(held.before);
        setHeld(undefined);
        onSay(say('taken', { title: titleOf(widget) }));
      }}
      onMove={(dx, dy) => move(moveWidget(widgets, widget.id, dx, dy), widget.id)}
      onResize={(dw, dh) => move(resizeWidget(widgets, widget.id, dw, dh), widget.id)}
    />
  );
  const shift = (widget: Widget, by: -1 | 1) => {
    const next = shiftWidget(widgets, widget.id, by);
    change(next);
    onSay(say('dropped', { title: titleOf(widget), at: placeText(next, widget.id) }));
  };
  // What is held keeps its place in the page: an element that is moved there loses the focus.
  const order = held ? widgets : inReadingOrder(widgets);
  const cards = order.map((widget) => {
    const at = widgets.indexOf(widget);
    return (
      <Box
        key={widget.id}
        id={idOf(at)}
        tabIndex={-1}
        sx={{
          outline: 'none',
          ...(!isWide && { minHeight: widget.place.h * (ROW_HEIGHT + GRID_GAP) - GRID_GAP, mb: 2 }),
          ...(held?.id === widget.id && {
            '& > section': ({ palette }) => ({ outline: `3px solid ${palette.primary.main}` }),
          }),
        }}
      >
        <EditedCard {...props} widget={widget} at={at}>
          {isWide ? handleOf(widget) : <Shifts title={titleOf(widget)} onShift={(by) => shift(widget, by)} />}
        </EditedCard>
      </Box>
    );
  });
  if (!isWide) return <Box>{cards}</Box>;
  return (
    <Box
      ref={containerRef}
      sx={{
        '& .react-grid-item.react-grid-placeholder': { bgcolor: 'primary.main', borderRadius: 1 },
        '& .react-grid-item > .react-resizable-handle': { opacity: 1, zIndex: 2 },
        '& .react-resizable-handle::after': ({ palette }) => ({ borderColor: palette.text.secondary }),
        '@media (prefers-reduced-motion: reduce)': { '& .react-grid-item': { transition: 'none' } },
      }}
    >
      {mounted && (
        <ReactGridLayout
          width={width}
          layout={layoutOf(order)}
          gridConfig={{
            cols: GRID_COLUMNS,
            rowHeight: ROW_HEIGHT,
            margin: [GRID_GAP, GRID_GAP],
            containerPadding: [0, 0],
          }}
          dragConfig={{ enabled: true, handle: `.${HANDLE_CLASS}` }}
          resizeConfig={{ enabled: true }}
          onDragStop={(layout) => change(withLayout(widgets, layout))}
          onResizeStop={(layout) => change(withLayout(widgets, layout))}
        >
          {cards}
        </ReactGridLayout>
      )}
    </Box>
  );
}

interface EditedCardProps extends WidgetGridProps {
  readonly widget: Widget;
  readonly at: number;
  /** What it is moved by. */
  readonly children: ReactNode;
}

/** A widget with what can be done with it in the editor. */
function EditedCard({
  widget,
  at,
  children,
  titleOf,
  errorOf,
  figuresOf,
  onEdit,
  onCopy,
  onRemove,
}: EditedCardProps) {
  const say = useTexts('dashboardEditor');
  const title = titleOf(widget);
  const error = errorOf(at);
  return (
    <WidgetCard
      widget={widget}
      figures={figuresOf(widget.id)}
      head={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
          {children}
          <Action label={say('change', { title })} onPress={() => onEdit(widget)}>
            <EditRounded />
          </Action>
          <Action label={say('copy', { title })} onPress={() => onCopy(widget)}>
            <ContentCopyRounded />
          </Action>
          <Action label={say('remove', { title })} onPress={() => onRemove(widget)}>
            <DeleteRounded />
          </Action>
        </Box>
      }
    />
  );
}

interface ShiftsProps {
  readonly title: string;
  readonly onShift: (by: -1 | 1) => void;
}

/** On a narrow screen: before or after the neighbour. */
function Shifts({ title, onShift }: ShiftsProps) {
  const say = useTexts('dashboardEditor');
  return (
    <>
      <Action label={say('earlier', { title })} onPress={() => onShift(-1)}>
        <ArrowUpwardRounded />
      </Action>
      <Action label={say('later', { title })} onPress={() => onShift(1)}>
        <ArrowDownwardRounded />
      </Action>
    </>
  );
}

interface ActionProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Action = ({ label, onPress, children }: ActionProps) => (
  <Tooltip title={label}>
    <IconButton size="small" aria-label={label} onClick={onPress}>
      {children}
    </IconButton>
  </Tooltip>
);
