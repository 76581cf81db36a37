import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { fieldLabel } from '../../fields/index.ts';
import { useModuleList } from '../listContext.ts';
import { MenuButton } from './MenuButton.tsx';
import { useVisibleFields } from '../filter/useFilterNames.ts';
import { DENSITIES, useColumns, useDensity, useListLayout } from './useListLayout.ts';

const Heading = ({ children }: { readonly children: string }) => (
  <Box sx={{ fontSize: '0.8125rem', fontWeight: 700, color: 'text.secondary', mb: 0.5 }}>{children}</Box>
);

/** The layout of the list: columns, density, table or tree. Stored on this device. */
export const ColumnsMenu = memo(function ColumnsMenu() {
  const { module } = useModuleList();
  const translate = useTranslate();
  const { all, hidden, setHidden, reset } = useColumns();
  const visible = useVisibleFields();
  const [density, setDensity] = useDensity();
  const [layout, setLayout] = useListLayout();
  const shown = all.filter((name) => visible.includes(name));
  const count = shown.filter((name) => !hidden.includes(name)).length;
  return (
    <MenuButton name="columns" label={translate('kit.list.columns.title')} Icon={ViewColumnOutlined}>
      {() => (
        <>
          {module.tree && (
            <ToggleButtonGroup
              exclusive
              fullWidth
              size="small"
              value={layout}
              onChange={(_, next: 'table' | 'tree' | null) => next && setLayout(next)}
              sx={{ mb: 1.5 }}
            >
              <ToggleButton value="tree">{translate('kit.list.layout.tree')}</ToggleButton>
              <ToggleButton value="table">{translate('kit.list.layout.table')}</ToggleButton>
            </ToggleButtonGroup>
          )}
          <Heading>{translate('kit.list.density.title')}</Heading>
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            value={density}
            onChange={(_, next: (typeof DENSITIES)[number] | null) => next && setDensity(next)}
            aria-label={translate('kit.list.density.title')}
            sx={{ mb: 1.5 }}
          >
            {DENSITIES.map((one) => (
              <ToggleButton key={one} value={one}>
                {translate(`kit.list.density.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Heading>{translate('kit.list.columns.title')}</Heading>
          <Box sx={{ maxHeight: '46vh', overflowY: 'auto' }}>
            {shown.map((name) => {
              const isShown = !hidden.includes(name);
              return (
                <FormControlLabel
                  key={name}
                  sx={{ display: 'flex', m: 0 }}
                  control={
                    <Checkbox
                      size="small"
                      checked={isShown}
                      // One column stays: a list without any says nothing.
                      disabled={isShown && count === 1}
                      onChange={() =>
                        setHidden(isShown ? [...hidden, name] : hidden.filter((one) => one !== name))
                      }
                    />
                  }
                  label={fieldLabel(translate, module, name)}
                />
              );
            })}
          </Box>
          <Button size="small" onClick={reset} sx={{ mt: 0.5 }}>
            {translate('kit.list.columns.reset')}
          </Button>
        </>
      )}
    </MenuButton>
  );
});
