import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';
import { FurtherTabs } from './FurtherTabs.tsx';

/** A part of a record's page. */
export interface RecordTab {
  readonly name: string;
  readonly label: string;
  /** Drawn while the tab is open. */
  readonly panel: ReactNode;
  /** Stays drawn while another tab is open: it has what was typed. */
  readonly isKept?: boolean;
  /** Is opened by a menu beside the strip, which has room for the others. */
  readonly isFurther?: boolean;
}

interface RecordTabsProps {
  /** The first is the one that the plain address shows. */
  readonly tabs: readonly RecordTab[];
  /** The name of the bar for screen readers. */
  readonly label: string;
  /** The id of the panel. */
  readonly id?: string;
  /** The reason why only the first tab can be opened now; nothing where all can. */
  readonly closed?: string | undefined;
}

/** Beside a menu with further ones, a strip of the usual seven fits a record on a screen of 1280 pixels. */
const compactTabs = {
  // The line below runs on below the menu's button.
  borderBottom: 0,
  '& .MuiTab-root': { minWidth: 0, px: { xs: 1.5, sm: 0.875 } },
} as const;

/** The longest time in milliseconds that the strip takes to scroll to a tab. */
const MOVE_MS = 350;

/** Keeps the open tab in sight when its strip becomes narrower: the buttons that scroll it come later than the strip. */
function useOpenInSight() {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = strip.current?.querySelector('.MuiTabs-scroller');
    if (!scroller) return;
    // The strip alone is moved: scrollIntoView would move the page as well, where the strip is below the fold.
    const show = () => {
      const open = scroller.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
      if (!open) return;
      const { left, right } = scroller.getBoundingClientRect();
      if (open.left < left) scroller.scrollLeft -= left - open.left;
      else if (open.right > right) scroller.scrollLeft += open.right - right;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      show();
      // The strip's own move, begun when it was wider, may still be on its way to a place that is no longer right.
      clearTimeout(timer);
      timer = setTimeout(show, MOVE_MS);
    });
    observer.observe(scroller);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return strip;
}

/** Scrolls to the tabs where a link leads to one of them and the operations stand above, as on a phone. */
function useLedTo(strip: RefObject<HTMLDivElement | null>, isAsked: boolean) {
  const way = useNavigationType();
  useEffect(() => {
    // A reload and Back find the place where the page was.
    if (!isAsked || way === 'POP') return undefined;
    const frame = requestAnimationFrame(() => {
      const { top = 0 } = strip.current?.getBoundingClientRect() ?? {};
      if (top > window.innerHeight / 2) strip.current?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
    // Once, with the page: what is chosen on it is in sight.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);
}

/** The parts of a record as tabs. The open one is in the address: a reload or a link finds it again. */
export function RecordTabs({ tabs, label, id = 'record-tab', closed }: RecordTabsProps) {
  const [search, setSearch] = useSearchParams();
  const strip = useOpenInSight();
  useLedTo(strip, search.get('tab') !== null);
  const [first] = tabs;
  if (!first) return null;
  const asked = closed === undefined ? search.get('tab') : null;
  const open = tabs.find(({ name }) => name === asked) ?? first;
  const isOff = (name: string): boolean => closed !== undefined && name !== first.name;
  const further = tabs.filter(({ isFurther }) => isFurther);
  const show = (next: string) => setSearch(next === first.name ? {} : { tab: next }, { replace: true });
  return (
    <Box sx={{ minWidth: 0 }}>
      {/* Below the title bar, which stays at the top. */}
      <Box
        ref={strip}
        sx={{
          display: 'flex',
          mb: 2,
          scrollMarginTop: 88,
          ...(further.length > 0 && { borderBottom: 1, borderColor: 'divider' }),
        }}
      >
        <Tabs
          value={open.isFurther ? false : open.name}
          onChange={(_, next: string) => show(next)}
          aria-label={label}
          variant="scrollable"
          allowScrollButtonsMobile
          sx={{ flex: '1 1 auto', minWidth: 0, ...(further.length > 0 && compactTabs) }}
        >
          {tabs
            .filter(({ isFurther }) => !isFurther)
            .map((tab) => (
              <Tab
                key={tab.name}
                value={tab.name}
                id={`tab-${tab.name}`}
                aria-controls={id}
                disabled={isOff(tab.name)}
                label={
                  isOff(tab.name) ? (
                    <Tooltip title={closed}>
                      <span>{tab.label}</span>
                    </Tooltip>
                  ) : (
                    tab.label
                  )
                }
              />
            ))}
        </Tabs>
        {further.length > 0 && (
          <FurtherTabs
            tabs={further}
            open={open.isFurther ? open : undefined}
            panelId={id}
            closed={closed}
            onOpen={show}
          />
        )}
      </Box>
      <Box role="tabpanel" id={id} aria-labelledby={`tab-${open.name}`}>
        {tabs
          .filter((tab) => tab === open || tab.isKept)
          .map((tab) => (
            <Box key={tab.name} hidden={tab !== open}>
              {tab.panel}
            </Box>
          ))}
      </Box>
    </Box>
  );
}
