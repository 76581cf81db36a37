import AddRounded from '@mui/icons-material/AddRounded';
import RedoRounded from '@mui/icons-material/RedoRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { callApi } from '../../../../../dataProvider/index.ts';
import { errorText } from '../../../../../i18n/index.ts';
import { previewDashboardFigures } from '../../../../../resources/figures/dashboard/calls.ts';
import { widgetFaults } from '../../../../../resources/figures/dashboard/rules.ts';
import { inLanguage, MOST_WIDGETS, type Widget } from '../../../../../resources/figures/dashboard/widgets.ts';
import { EmptyState } from '../../../../components/EmptyState.tsx';
import { QueryError } from '../../../../components/QueryError.tsx';
import { fieldId } from '../../../../forms/FieldInput.tsx';
import { useModuleFormContext } from '../../../../forms/formContext.ts';
import { useLanguage } from '../../../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { isTyping } from '../../../../runtime/unsavedInput.ts';
import { compactWidgets, placeBelow } from './layout.ts';
import { newWidget } from './newWidget.ts';
import { useWidgets } from './useWidgets.ts';
import { WidgetDialog } from './WidgetDialog.tsx';
import { WidgetGrid } from './WidgetGrid.tsx';

/** The widgets of a dashboard, in the grid in which they are arranged. */
export function WidgetsEditor() {
  const say = useTexts('dashboardEditor');
  const translate = useTranslate();
  const [language] = useLanguage();
  const { form, id } = useModuleFormContext();
  const { errors } = useFormState({ control: form.control });
  const edited = useWidgets();
  const { widgets, change, undo, redo } = edited;
  const [message, setMessage] = useState('');
  /** The widget whose form is open: one that is there, or a new one. */
  const [open, setOpen] = useState<Widget>();
  const isWide = useMediaQuery('(min-width: 900px)');
  const asked = widgets.filter((widget) => widgetFaults(widget).length === 0);
  const questions = asked.map(({ id: name, source, options }) => ({ name, source, options }));
  const figures = useQuery({
    queryKey: ['dashboards', 'preview', questions, language],
    enabled: asked.length > 0,
    queryFn: ({ signal }) =>
      callApi(previewDashboardFigures, { body: { widgets: asked, filters: {} } }, { signal }),
    placeholderData: (before) => before,
    staleTime: 60_000,
  });
  const titleOf = (widget: Widget) => inLanguage(widget.title, language) || say('untitled');
  const errorOf = (path: string): string | undefined => {
    const code = (get(errors, path) as { message?: string } | undefined)?.message;
    return code ? errorText(translate, code, undefined, 'dashboard') : undefined;
  };
  const step = (run: (() => void) | undefined, said: 'undone' | 'redone') => {
    run?.();
    if (run) setMessage(say(said));
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) step(undo, 'undone');
    else if (key === 'y' || (key === 'z' && event.shiftKey)) step(redo, 'redone');
    else return;
    event.preventDefault();
  };
  const apply = (widget: Widget) => {
    const isThere = widgets.some((one) => one.id === widget.id);
    change(
      compactWidgets(
        isThere ? widgets.map((one) => (one.id === widget.id ? widget : one)) : [...widgets, widget],
      ),
    );
    setOpen(undefined);
  };
  const whole = errorOf('widgets');
  return (
    // Keys for a step back work wherever the focus is in here.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <Box onKeyDown={press} id={fieldId(id, 'widgets')} tabIndex={-1} sx={{ outline: 'none' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Button
          variant="outlined"
          startIcon={<AddRounded />}
          disabled={widgets.length >= MOST_WIDGETS}
          onClick={() => setOpen(newWidget(widgets))}
        >
          {say('add')}
        </Button>
        <Button startIcon={<UndoRounded />} disabled={!undo} onClick={() => step(undo, 'undone')}>
          {say('undo')}
        </Button>
        <Button startIcon={<RedoRounded />} disabled={!redo} onClick={() => step(redo, 'redone')}>
          {say('redo')}
        </Button>
      </Box>
      <Typography sx={{ mb: 1.5, fontSize: '0.875rem', color: 'text.secondary' }}>
        {say(isWide ? 'hint' : 'hintPhone')}
      </Typography>
      {whole !== undefined && <FormHelperText error>{whole}</FormHelperText>}
      {figures.error && <QueryError query={figures} />}
      {widgets.length === 0 ? (
        <EmptyState title={say('none')} text={say('noneText')} />
      ) : (
        <WidgetGrid
          edited={edited}
          isWide={isWide}
          titleOf={titleOf}
          idOf={(at) => fieldId(id, `widgets.${at}`)}
          errorOf={(at) => errorOf(`widgets.${at}`)}
          figuresOf={(name) => figures.data?.widgets.find((one) => one.id === name)}
          onSay={setMessage}
          onEdit={setOpen}
          onCopy={(widget) => {
            const copied: Widget = {
              ...widget,
              id: newWidget(widgets).id,
              title: {
                pt: say('copied', { title: widget.title.pt }),
                en: widget.title.en && say('copied', { title: widget.title.en }),
              },
              place: placeBelow(widgets, widget.place),
            };
            change([...widgets, copied]);
          }}
          onRemove={(widget) => {
            change(compactWidgets(widgets.filter((one) => one.id !== widget.id)));
            setMessage(say('removed', { title: titleOf(widget) }));
          }}
        />
      )}
      <Box role="status" aria-live="assertive" sx={{ minHeight: 24, mt: 1, fontSize: '0.875rem' }}>
        {message}
      </Box>
      {open && <WidgetDialog widget={open} onApply={apply} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}
