import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';

/** A part of a record's page. */
export interface RecordTab {
  readonly name: string;
  readonly label: string;
  /** Drawn while the tab is open. */
  readonly panel: ReactNode;
  /** Stays drawn while another tab is open: it has what was typed. */
  readonly isKept?: boolean;
}

interface RecordTabsProps {
  /** The first is the one that the plain address shows. */
  readonly tabs: readonly RecordTab[];
  /** The name of the bar for screen readers. */
  readonly label: string;
  /** The id of the panel. */
  readonly id?: string;
  /** Why no other tab than the first can be opened now; nothing where all can. */
  readonly closed?: string | undefined;
}

/** Keeps the open tab in sight when its strip becomes narrower: the buttons that scroll it come later than the strip. */
function useOpenInSight() {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = strip.current?.querySelector('.MuiTabs-scroller');
    if (!scroller) return;
    const observer = new ResizeObserver(() =>
      scroller
        .querySelector('[aria-selected="true"]')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
    observer.observe(scroller);
    return () => observer.disconnect();
  }, []);
  return strip;
}

/** The parts of a record as tabs. The open one is in the address: a reload or a link finds it again. */
export function RecordTabs({ tabs, label, id = 'record-tab', closed }: RecordTabsProps) {
  const [search, setSearch] = useSearchParams();
  const strip = useOpenInSight();
  const [first] = tabs;
  if (!first) return null;
  const asked = closed === undefined ? search.get('tab') : null;
  const open = tabs.find(({ name }) => name === asked) ?? first;
  const isOff = (name: string): boolean => closed !== undefined && name !== first.name;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        ref={strip}
        value={open.name}
        onChange={(_, next: string) => setSearch(next === first.name ? {} : { tab: next }, { replace: true })}
        aria-label={label}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mb: 2 }}
      >
        {tabs.map((tab) => (
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
