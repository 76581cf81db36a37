import LinkRounded from '@mui/icons-material/LinkRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { useEditorState, type Editor } from '@tiptap/react';
import { Fragment, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { RichTextLink } from './richTextLink.tsx';
import { TABLE_TOOLS, TOOLS, type Tool } from './richTextTools.ts';

interface ToolbarProps {
  readonly editor: Editor;
  /** The id of the text that it works on. */
  readonly controls: string;
  readonly disabled: boolean;
  readonly ref: Ref<HTMLDivElement>;
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);
const spoken = (keys: string) => keys.replace('Mod', isMac() ? '⌘' : 'Ctrl');

/** The tools above a text. One stop for the tabulator; the arrows lead from tool to tool, Escape back to the text. */
export function RichTextToolbar({ editor, controls, disabled, ref }: ToolbarProps) {
  const translate = useTranslate();
  const [current, setCurrent] = useState('heading2');
  const [link, setLink] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: [...TOOLS.flat(), ...TABLE_TOOLS].filter((tool) => tool.isOn?.(now)).map(({ name }) => name),
      barred: [...TOOLS.flat(), ...TABLE_TOOLS]
        .filter((tool) => tool.can && !tool.can(now))
        .map(({ name }) => name),
      link: now.isActive('link'),
      table: now.isActive('table'),
    }),
  });

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      editor.commands.focus();
      return;
    }
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    buttons[(to + buttons.length) % buttons.length]?.focus();
  };

  const button = (name: string, keys: string | undefined, face: ReactNode, press: () => void) => {
    const label = translate(`richText.tools.${name}`);
    const isOn = name === 'link' ? on.link : on.active.includes(name);
    const isToggle = name === 'link' || TOOLS.flat().some((tool) => tool.name === name && tool.isOn);
    const barred = disabled || on.barred.includes(name);
    return (
      <Tooltip key={name} title={keys ? `${label} (${spoken(keys)})` : label}>
        <ButtonBase
          aria-label={label}
          aria-pressed={isToggle ? isOn : undefined}
          // Out of use, and still to be found: a bar whose stops come and go loses people.
          aria-disabled={barred || undefined}
          tabIndex={current === name ? 0 : -1}
          onFocus={() => setCurrent(name)}
          // The selection stays where it is when the mouse presses.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => !barred && press()}
          sx={({ palette: { colours } }) => ({
            minWidth: 34,
            height: 34,
            px: 0.75,
            borderRadius: '6px',
            fontSize: '0.84375rem',
            fontWeight: 600,
            color: barred ? colours.disabled : isOn ? colours.ink : colours.muted,
            bgcolor: isOn ? colours.primaryTint : 'transparent',
            '&:hover': { bgcolor: barred ? 'transparent' : isOn ? colours.primaryTint : colours.sunken },
            '& svg': { fontSize: '1.25rem' },
          })}
        >
          {face}
        </ButtonBase>
      </Tooltip>
    );
  };
  const toolButton = (tool: Tool) =>
    button(
      tool.name,
      tool.keys,
      tool.icon ? <tool.icon aria-hidden /> : translate(`richText.tools.${tool.name}`),
      () => tool.run(editor),
    );
  const gap = <Box aria-hidden sx={{ width: '1px', height: 20, mx: 0.5, bgcolor: 'divider' }} />;

  return (
    <>
      <Box
        ref={ref}
        role="toolbar"
        tabIndex={-1}
        aria-label={translate('richText.toolbar')}
        aria-controls={controls}
        onKeyDown={move}
        sx={(theme) => ({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '2px',
          p: 0.5,
          borderBottom: `1px solid ${theme.palette.divider}`,
        })}
      >
        {TOOLS.map((group, at) => (
          <Fragment key={group[0]?.name}>
            {at > 0 && gap}
            {group.map(toolButton)}
            {at === 2 && button('link', undefined, <LinkRounded aria-hidden />, () => setLink(true))}
          </Fragment>
        ))}
        {on.table && (
          <Box
            role="group"
            aria-label={translate('richText.tableTools')}
            sx={{ display: 'flex', flexWrap: 'wrap', width: '100%', gap: '2px' }}
          >
            {TABLE_TOOLS.map(toolButton)}
          </Box>
        )}
      </Box>
      {link && <RichTextLink editor={editor} onClose={() => setLink(false)} />}
    </>
  );
}
