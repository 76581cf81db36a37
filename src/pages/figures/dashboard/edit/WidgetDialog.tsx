import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../../../dataProvider/index.ts';
import { previewDashboardFigures } from '../../../../../resources/figures/dashboard/calls.ts';
import { widgetFaults } from '../../../../../resources/figures/dashboard/rules.ts';
import {
  GRID_COLUMNS,
  queryOf,
  SIZES,
  WIDGET_KINDS,
  type Widget,
  type WidgetKind,
} from '../../../../../resources/figures/dashboard/widgets.ts';
import type { DataQuery } from '../../../../../resources/figures/dataSet/query.ts';
import { PageLoading } from '../../../../components/page/PageLoading.tsx';
import { QueryError } from '../../../../components/QueryError.tsx';
import { QueryBuilder } from '../../../../figures/QueryBuilder.tsx';
import { useDataSets } from '../../../../figures/useDataSets.ts';
import { RichTextControl } from '../../../../fields/richText/richText.tsx';
import { useLanguage } from '../../../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { useDebouncedValue } from '../../../../runtime/useDebouncedValue.ts';
import { WidgetCard } from '../view/WidgetCard.tsx';
import { MOST_HEIGHT } from './layout.ts';
import { NumberField } from './NumberField.tsx';
import { OptionFields } from './OptionFields.tsx';
import { SourcePart } from './SourcePart.tsx';
import { fitQuery } from './fitQuery.ts';

/** A question before a data set is chosen. */
const NO_QUERY: DataQuery = { dataSet: '', by: [], show: [], filters: [] };

/** Rows of the preview, whatever size the widget has. */
const PREVIEW_HEIGHT = 5;

interface WidgetDialogProps {
  readonly widget: Widget;
  readonly onApply: (widget: Widget) => void;
  readonly onClose: () => void;
}

/** The form of a widget, with what it draws. */
export function WidgetDialog({ widget: given, onApply, onClose }: WidgetDialogProps) {
  const say = useTexts('dashboardEditor.dialog');
  const sayKind = useTexts('dashboardEditor.kinds');
  const translate = useTranslate();
  const [widget, setWidget] = useState(given);
  const [isChecked, setChecked] = useState(false);
  const sets = useDataSets();
  const own = queryOf(widget);
  const set = sets.data?.find(({ name }) => name === own?.dataSet);
  const fitted = (query: DataQuery, of: WidgetKind): DataQuery => {
    const found = sets.data?.find(({ name }) => name === query.dataSet);
    return found ? fitQuery(query, found, of) : query;
  };
  const faults = widgetFaults(widget);
  const { kind, title, place } = widget;
  const least = SIZES[kind].least;
  const chooseKind = (next: WidgetKind) => {
    const size = SIZES[next];
    const w = Math.min(Math.max(place.w, size.least.w), GRID_COLUMNS);
    setWidget({
      ...widget,
      kind: next,
      source: next === 'TEXT' ? null : own ? { query: fitted(own, next) } : widget.source,
      text: next === 'TEXT' ? (widget.text ?? { pt: '', en: '' }) : null,
      place: {
        ...place,
        // One that was never in the grid takes the size of its kind.
        ...(given.source || given.text
          ? { w, h: Math.max(place.h, size.least.h) }
          : { w: size.w, h: size.h }),
        x: Math.min(place.x, GRID_COLUMNS - w),
      },
    });
  };
  const apply = () => {
    setChecked(true);
    if (faults.length === 0) onApply(widget);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby="widget-title">
      <DialogTitle id="widget-title">{say('title')}</DialogTitle>
      <DialogContent>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
            pt: 1,
          }}
        >
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            <TextField
              select
              autoFocus
              label={say('kind')}
              value={kind}
              onChange={({ target }) => chooseKind(target.value as WidgetKind)}
            >
              {WIDGET_KINDS.map((one) => (
                <MenuItem key={one} value={one}>
                  {sayKind(one)}
                </MenuItem>
              ))}
            </TextField>
            {(['pt', 'en'] as const).map((language) => (
              <TextField
                key={language}
                label={say(language === 'pt' ? 'titlePt' : 'titleEn')}
                required={language === 'pt' && kind !== 'TEXT'}
                value={title[language]}
                slotProps={{ htmlInput: { maxLength: 120, lang: language } }}
                onChange={({ target }) =>
                  setWidget({ ...widget, title: { ...title, [language]: target.value } })
                }
              />
            ))}
            {widget.text &&
              (['pt', 'en'] as const).map((language) => (
                <RichTextControl
                  key={language}
                  id={`widget-text-${language}`}
                  label={say(language === 'pt' ? 'textPt' : 'textEn')}
                  value={widget.text?.[language] ?? ''}
                  onChange={(html) =>
                    setWidget((now) => ({
                      ...now,
                      text: { pt: '', en: '', ...now.text, [language]: String(html ?? '') },
                    }))
                  }
                />
              ))}
            {kind !== 'TEXT' && (
              <>
                <SourcePart widget={widget} onSource={(source) => setWidget({ ...widget, source })} />
                <QueryError query={sets} />
                {sets.isPending && <PageLoading />}
                {sets.data && (own || !widget.source) && (
                  <QueryBuilder
                    // Its filters are read once; another kind may have changed the question.
                    key={kind}
                    sets={sets.data}
                    query={own ?? NO_QUERY}
                    allowsRows={kind === 'TABLE'}
                    onQuery={(query) =>
                      setWidget((now) => ({ ...now, source: { query: fitted(query, now.kind) } }))
                    }
                  />
                )}
                {kind === 'MAP' && set && !set.columns.some(({ name }) => name === 'municipality') && (
                  <FormHelperText error>{say('noMunicipality')}</FormHelperText>
                )}
              </>
            )}
            <OptionFields widget={widget} onChange={setWidget} />
            <Box role="group" aria-label={say('size')} sx={{ display: 'flex', gap: 2 }}>
              <NumberField
                label={say('width')}
                value={place.w}
                min={least.w}
                max={GRID_COLUMNS}
                onChange={(w) =>
                  setWidget({ ...widget, place: { ...place, w, x: Math.min(place.x, GRID_COLUMNS - w) } })
                }
              />
              <NumberField
                label={say('height')}
                value={place.h}
                min={least.h}
                max={MOST_HEIGHT}
                onChange={(h) => setWidget({ ...widget, place: { ...place, h } })}
              />
            </Box>
            {isChecked && faults.length > 0 && (
              <Box role="alert">
                {faults.map((code) => (
                  <FormHelperText key={code} error>
                    {translate(`errors.${code}`)}
                  </FormHelperText>
                ))}
              </Box>
            )}
          </Box>
          <Preview widget={widget} isReady={faults.length === 0} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button variant="contained" onClick={apply}>
          {say('apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface PreviewProps {
  readonly widget: Widget;
  readonly isReady: boolean;
}

/** The widget as the dashboard will draw it. */
function Preview({ widget, isReady }: PreviewProps) {
  const say = useTexts('dashboardEditor.dialog');
  const [language] = useLanguage();
  const { id, source, options } = useDebouncedValue(widget);
  const figures = useQuery({
    queryKey: ['dashboards', 'preview', id, source, options, language],
    enabled: isReady && source !== null,
    queryFn: ({ signal }) =>
      callApi(previewDashboardFigures, { body: { widgets: [widget], filters: {} } }, { signal }),
    placeholderData: (before) => before,
    staleTime: 60_000,
  });
  const drawn = { ...widget, place: { ...widget.place, h: Math.max(widget.place.h, PREVIEW_HEIGHT) } };
  return (
    <Box component="section" aria-label={say('preview')} sx={{ minWidth: 0 }}>
      {isReady && <WidgetCard widget={drawn} figures={source ? figures.data?.widgets[0] : undefined} />}
    </Box>
  );
}
