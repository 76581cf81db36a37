import CodeRounded from '@mui/icons-material/KeyboardRounded';
import FormatBoldRounded from '@mui/icons-material/FormatBoldRounded';
import FormatClearRounded from '@mui/icons-material/FormatClearRounded';
import FormatItalicRounded from '@mui/icons-material/FormatItalicRounded';
import FormatListBulletedRounded from '@mui/icons-material/FormatListBulletedRounded';
import FormatListNumberedRounded from '@mui/icons-material/FormatListNumberedRounded';
import FormatQuoteRounded from '@mui/icons-material/FormatQuoteRounded';
import HorizontalRuleRounded from '@mui/icons-material/HorizontalRuleRounded';
import RedoRounded from '@mui/icons-material/RedoRounded';
import TableChartRounded from '@mui/icons-material/TableChartOutlined';
import UndoRounded from '@mui/icons-material/UndoRounded';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { Editor } from '@tiptap/react';
import type { ComponentType } from 'react';

/** One tool: what it is called (`richText.tools.<name>`), what it does, and whether it is at work where the cursor is. */
export interface Tool {
  readonly name: string;
  readonly icon?: ComponentType<SvgIconProps>;
  /** As the keyboard has it; `Mod` is Ctrl, or Cmd on a Mac. */
  readonly keys?: string;
  readonly run: (editor: Editor) => void;
  readonly isOn?: (editor: Editor) => boolean;
  readonly can?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3): Tool => ({
  name: `heading${level}`,
  keys: `Mod+Alt+${level}`,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** The tools in their groups; the link, which asks for an address, stands between the third and the fourth. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [heading(2), heading(3)],
  [
    {
      name: 'bold',
      icon: FormatBoldRounded,
      keys: 'Mod+B',
      run: (editor) => editor.chain().focus().toggleBold().run(),
      isOn: (editor) => editor.isActive('bold'),
    },
    {
      name: 'italic',
      icon: FormatItalicRounded,
      keys: 'Mod+I',
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      isOn: (editor) => editor.isActive('italic'),
    },
    {
      name: 'code',
      icon: CodeRounded,
      keys: 'Mod+E',
      run: (editor) => editor.chain().focus().toggleCode().run(),
      isOn: (editor) => editor.isActive('code'),
    },
  ],
  [
    {
      name: 'bulletList',
      icon: FormatListBulletedRounded,
      keys: 'Mod+Shift+8',
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'orderedList',
      icon: FormatListNumberedRounded,
      keys: 'Mod+Shift+7',
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      name: 'quote',
      icon: FormatQuoteRounded,
      keys: 'Mod+Shift+B',
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
    {
      name: 'rule',
      icon: HorizontalRuleRounded,
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
    {
      name: 'table',
      icon: TableChartRounded,
      run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
      can: (editor) => !editor.isActive('table'),
    },
  ],
  [
    {
      name: 'clear',
      icon: FormatClearRounded,
      run: (editor) => editor.chain().focus().clearNodes().unsetAllMarks().run(),
    },
    {
      name: 'undo',
      icon: UndoRounded,
      keys: 'Mod+Z',
      run: (editor) => editor.chain().focus().undo().run(),
      can: (editor) => editor.can().undo(),
    },
    {
      name: 'redo',
      icon: RedoRounded,
      keys: 'Mod+Shift+Z',
      run: (editor) => editor.chain().focus().redo().run(),
      can: (editor) => editor.can().redo(),
    },
  ],
];

/** Offered while the cursor is in a table. */
export const TABLE_TOOLS: readonly Tool[] = [
  { name: 'addRow', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: 'deleteRow', run: (editor) => editor.chain().focus().deleteRow().run() },
  { name: 'addColumn', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { name: 'deleteColumn', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { name: 'deleteTable', run: (editor) => editor.chain().focus().deleteTable().run() },
];
