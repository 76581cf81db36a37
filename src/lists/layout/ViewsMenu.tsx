import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import LinkRounded from '@mui/icons-material/LinkRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { memo, useEffect, useRef, useState } from 'react';
import { useListPaginationContext, useListSortContext, useNotify, useStore, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { CopyButton } from '../../components/CopyButton.tsx';
import type { Values } from '../../fields/index.ts';
import { keepPreference } from '../../runtime/preferences/preferenceApi.ts';
import { useErrorText } from '../../runtime/failures/useErrorText.ts';
import { useModuleList } from '../listContext.ts';
import { MenuButton } from './MenuButton.tsx';
import { DENSITIES, useColumns, useDensity, useLinkedLook, type Density } from './useListLayout.ts';
import { useFilters } from '../filter/useFilters.ts';

/** A saved view of a list: its filters, order and layout. */
interface View {
  readonly name: string;
  readonly filter: Values;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly perPage: number;
  readonly hidden: readonly string[];
  readonly density: Density;
}

/** In a shared address: the columns that are not shown, and how far apart the rows are. React-admin reads the rest. */
const HIDDEN = 'hidden';
const DENSITY = 'density';

const isDensity = (text: string | null): text is Density => DENSITIES.some((one) => one === text);

/** Shows a list from a shared address in the layout of the user who shared it, as long as it is open. */
function LookOfAddress(): null {
  const { search } = useLocation();
  const [, setLinked] = useLinkedLook();
  useEffect(() => {
    const named = new URLSearchParams(search);
    const hidden = named.get(HIDDEN);
    const density = named.get(DENSITY);
    setLinked(
      hidden === null
        ? null
        : {
            hidden: hidden.split(',').filter((name) => name !== ''),
            density: isDensity(density) ? density : undefined,
          },
    );
    return () => setLinked(null);
    // Only what the page was opened with counts: the reader's own choices come after.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}

/** Named views: filters, order, columns and density under one name, kept with the account; a link shares one. */
export const ViewsMenu = memo(function ViewsMenu() {
  const translate = useTranslate();
  // Outlives the panel: a name that was not saved is there for the next attempt.
  const [name, setName] = useState('');
  return (
    <>
      <LookOfAddress />
      <MenuButton name="views" label={translate('kit.list.views.title')} Icon={BookmarkBorderRounded}>
        {(close) => <Views name={name} setName={setName} close={close} />}
      </MenuButton>
    </>
  );
});

interface ViewsProps {
  /** The name being typed for a new view. */
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly close: () => void;
}

function Views({ name, setName, close }: ViewsProps) {
  const { module, storeKey } = useModuleList();
  const { filterValues } = useFilters();
  const { sort } = useListSortContext();
  const { perPage } = useListPaginationContext();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { hidden, setHidden } = useColumns();
  const [density, setDensity] = useDensity();
  const viewsKey = `${storeKey}.views`;
  const [views, setViews] = useStore<readonly View[]>(viewsKey, []);
  const [isNameMissing, setNameMissing] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const errorText = useErrorText();

  // The whole view is put into the address at once: filter, order and page would otherwise undo each other.
  const addressOf = (view: Omit<View, 'name' | 'hidden' | 'density'>, more: Record<string, string> = {}) =>
    `/${module.resource}?${new URLSearchParams({
      displayedFilters: '{}',
      filter: JSON.stringify(view.filter),
      sort: view.sort.field,
      order: view.sort.order,
      page: '1',
      perPage: String(view.perPage),
      ...more,
    })}`;
  const open = (view: View) => {
    setHidden(view.hidden);
    setDensity(view.density);
    void navigate(addressOf(view));
  };
  const keep = async (next: readonly View[], said: string) => {
    try {
      await keepPreference(viewsKey, next);
      setViews(next);
      notify(said, { type: 'success' });
      return true;
    } catch (error) {
      notify(errorText(error), { type: 'error' });
      return false;
    }
  };
  const save = async () => {
    const view: View = { name: name.trim(), filter: filterValues, sort, perPage, hidden, density };
    const isKept = await keep(
      [...views.filter((one) => one.name !== view.name), view],
      'kit.list.views.saved',
    );
    if (isKept) setName('');
  };
  const address =
    location.origin +
    addressOf({ filter: filterValues, sort, perPage }, { [HIDDEN]: hidden.join(','), [DENSITY]: density });

  return (
    <>
      {views.length === 0 && (
        <Box sx={{ color: 'text.secondary', mb: 1 }}>{translate('kit.list.views.none')}</Box>
      )}
      {views.map((view) => (
        <Box key={view.name} sx={{ display: 'flex', alignItems: 'center' }}>
          <Button
            sx={{
              flex: 1,
              minWidth: 0,
              justifyContent: 'flex-start',
              textAlign: 'left',
              whiteSpace: 'normal',
            }}
            onClick={() => {
              open(view);
              close();
            }}
          >
            {view.name}
          </Button>
          <IconButton
            size="small"
            aria-label={translate('kit.list.views.remove', { name: view.name })}
            onClick={() =>
              void keep(
                views.filter((one) => one !== view),
                'kit.list.views.removed',
              )
            }
          >
            <DeleteOutlineRounded fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Box
        component="form"
        data-light
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (name.trim() === '') {
            setNameMissing(true);
            return nameField.current?.focus();
          }
          void save();
          return close();
        }}
        noValidate
        sx={{ mt: 1, pt: 1, borderTop: views.length > 0 ? 1 : 0, borderColor: 'divider' }}
      >
        <TextField
          id="view-name"
          label={translate('kit.list.views.name')}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setNameMissing(false);
          }}
          inputRef={nameField}
          error={isNameMissing}
          helperText={isNameMissing ? errorText('MISSING_NAME') : translate('kit.list.views.help')}
          slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
        />
        <Button type="submit" variant="contained" size="small">
          {translate('kit.list.views.save')}
        </Button>
      </Box>
      <Box sx={{ mt: 1 }}>
        <CopyButton
          text={address}
          label={translate('kit.list.views.copyLink')}
          done={translate('kit.list.views.copied')}
          icon={<LinkRounded fontSize="inherit" />}
          size="small"
        />
      </Box>
    </>
  );
}
