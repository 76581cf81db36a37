import { PostgreSQL, sql } from '@codemirror/lang-sql';
import Box from '@mui/material/Box';
import { basicSetup, EditorView } from 'codemirror';
import { useEffect, useRef } from 'react';

interface QueryEditorProps {
  /** What a screen reader calls it. */
  readonly label: string;
  /** Its text at the start; give the editor another `key` to replace it. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The tables that are completed, with their columns. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
}

/** A query with colours, and completion of tables and columns. Tab leaves it; the list opens with Ctrl and space. */
export function QueryEditor({ label, text, onText, tables }: QueryEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const take = useRef(onText);
  const start = useRef(text);
  useEffect(() => {
    take.current = onText;
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const view = new EditorView({
      doc: start.current,
      parent: place.current,
      extensions: [
        basicSetup,
        sql({ dialect: PostgreSQL, schema: tables, upperCaseKeywords: false }),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (!docChanged) return;
          start.current = state.doc.toString();
          take.current(start.current);
        }),
      ],
    });
    return () => view.destroy();
  }, [label, tables]);
  return (
    <Box
      ref={place}
      sx={({ palette }) => ({
        border: 1,
        borderColor: 'divider',
        borderRadius: '9px',
        overflow: 'hidden',
        '& .cm-editor': { minHeight: 180, maxHeight: 480, fontSize: '0.875rem' },
        '& .cm-gutters': { bgcolor: 'background.default', color: 'text.secondary', border: 0 },
        '& .cm-content': { caretColor: palette.text.primary },
        '& .cm-cursor': { borderLeftColor: palette.text.primary },
        '& .cm-activeLine, & .cm-activeLineGutter': { bgcolor: 'action.hover' },
        '& .cm-tooltip': { bgcolor: 'background.paper', color: 'text.primary' },
        // The library's own colours are made for a white page.
        ...(palette.mode === 'dark' && {
          '& .cm-line span': { color: `${palette.text.primary} !important` },
        }),
      })}
    />
  );
}
