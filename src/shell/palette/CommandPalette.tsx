import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import { Command, useCommandState } from 'cmdk';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { readScan } from '../../../resources/numbers/transponder.ts';
import { takeEarlyKeys } from '../../scan/earlyKeys.ts';
import { takeSearchedText } from '../frame/overlays.ts';
import { useHeldWhilePressed } from '../../runtime/useHeldWhilePressed.ts';
import { paletteStyles } from './styles.ts';
import { Results } from './Results.tsx';
import { TransponderLines } from './TransponderLines.tsx';
import { useRecords, useTransponder } from './useRecords.ts';

/** The number that was typed or read, if it is one; a country's extra zero or letters do not hide it. */
function numberIn(text: string): string | undefined {
  const scan = readScan(text);
  if (scan.kind === 'OK') return scan.transponder;
  const isLong = text.replaceAll(/\D/g, '').length >= 12;
  return isLong && 'offer' in scan ? (scan.offer ?? undefined) : undefined;
}

/** The command palette: pages, actions, animals, owners and other records. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [text, setText] = useState('');
  // Taken once the palette is drawn: a drawing that is given up, since a script was missing, would have lost it.
  useLayoutEffect(() => setText(takeSearchedText() || takeEarlyKeys().text), []);
  const [chosen, setChosen] = useState('');
  const typed = text.trim();
  const transponder = numberIn(typed);
  const { groups, isSearching, isFailed } = useRecords(transponder ? '' : typed);
  const found = { groups, animal: useTransponder(transponder) };
  const [lines, holdLines] = useHeldWhilePressed(found);

  // Enter takes the first line unless another one is chosen; lines come and go as the register answers.
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const items = [...(list.current?.querySelectorAll('[cmdk-item]:not([aria-disabled="true"])') ?? [])];
    const values = items.map((item) => item.getAttribute('data-value') ?? '');
    if (!values.includes(chosen)) setChosen(values[0] ?? '');
  }, [chosen, typed, lines.groups, lines.animal.animal]);

  const go = (to: string, state?: unknown) => {
    onClose();
    void navigate(to, { state });
  };
  const run = (action: () => void) => {
    onClose();
    action();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      transitionDuration={0}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': translate('shell.palette.title'),
          sx: isNarrow
            ? {}
            : { mt: '11vh', height: 'auto', maxHeight: 'min(560px, 78vh)', overflow: 'hidden' },
        },
      }}
    >
      <Box
        component={Command}
        label={translate('shell.palette.title')}
        value={chosen}
        onValueChange={setChosen}
        shouldFilter={false}
        vimBindings={false}
        loop
        sx={(theme) => ({ ...paletteStyles(theme), flex: 1 })}
      >
        <Box data-light sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2.25, py: 1.5 }}>
          <SearchRounded aria-hidden sx={{ color: 'text.secondary' }} />
          <Command.Input
            autoFocus
            value={text}
            onValueChange={setText}
            placeholder={translate('shell.palette.placeholder')}
          />
          {isSearching && <CircularProgress aria-hidden size={18} />}
          <Close isNarrow={isNarrow} onClose={onClose} />
        </Box>
        <div className="seam" />
        <Command.List ref={list} onPointerDown={holdLines} label={translate('shell.palette.results')}>
          {transponder && <TransponderLines {...lines.animal} transponder={transponder} onGo={go} />}
          <Results key={typed} typed={typed} records={lines.groups} onGo={go} onRun={run} />
        </Command.List>
        <Outcome typed={typed} isSearching={isSearching} isFailed={isFailed} />
      </Box>
    </Dialog>
  );
}

/** The way out for those without an Escape key; it shows the key to the others. */
function Close({ isNarrow, onClose }: { readonly isNarrow: boolean; readonly onClose: () => void }) {
  const translate = useTranslate();
  if (isNarrow) {
    return (
      <IconButton edge="end" aria-label={translate('shell.palette.close')} onClick={onClose}>
        <CloseRounded />
      </IconButton>
    );
  }
  return (
    <Box
      component="button"
      type="button"
      aria-label={`${translate('shell.palette.escape')}, ${translate('shell.palette.close')}`}
      onClick={onClose}
      sx={(theme) => ({
        px: 1,
        py: 0.25,
        borderRadius: '6px',
        border: `1px solid ${theme.palette.colours.edge}`,
        bgcolor: 'transparent',
        font: 'inherit',
        fontSize: '0.75rem',
        fontWeight: 600,
        color: 'text.secondary',
        cursor: 'pointer',
        minHeight: 28,
      })}
    >
      {translate('shell.palette.escape')}
    </Box>
  );
}

interface OutcomeProps {
  readonly typed: string;
  readonly isSearching: boolean;
  readonly isFailed: boolean;
}

/** The result of the search for screen readers; visible where there is nothing else to see. */
function Outcome({ typed, isSearching, isFailed }: OutcomeProps) {
  const translate = useTranslate();
  const count = useCommandState((state) => state.filtered.count);
  const isEmpty = count === 0;
  const outcome = () => {
    if (isFailed) return translate('shell.palette.failed');
    if (isSearching) return isEmpty ? translate('shell.palette.searching') : '';
    return isEmpty
      ? translate('shell.palette.none', { text: typed })
      : translate('shell.palette.count', { smart_count: count });
  };
  return (
    <Box
      role="status"
      sx={isEmpty || isFailed ? { px: 2.25, pb: 2.5, pt: 1, color: 'text.secondary' } : visuallyHidden}
    >
      {outcome()}
    </Box>
  );
}
