import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { moduleNameInside } from '../fields/index.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { useErrorText } from '../runtime/failures/useErrorText.ts';
import { useModuleList } from './listContext.ts';
import { useCreateLink } from './ListToolbar.tsx';
import { isNarrowed, searchedText } from './filter/useFilterNames.ts';

/** An empty list: why it is empty, and the next step. */
export function ListEmptyState() {
  const { module, createReason, createTo: given } = useModuleList();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const createTo = useCreateLink();
  const errorText = useErrorText();
  if (isNarrowed(filterValues)) {
    const text = searchedText(filterValues);
    const why = text
      ? translate('kit.list.emptyFiltered.forText', { text })
      : translate('kit.list.emptyFiltered.text');
    return (
      <EmptyState
        title={translate('kit.list.emptyFiltered.title')}
        text={`${why} ${translate('kit.list.emptyFiltered.hint')}`}
        drawing="unknown"
      >
        <Button variant="outlined" onClick={() => setFilters({}, undefined, false)}>
          {translate('kit.list.emptyFiltered.clear')}
        </Button>
      </EmptyState>
    );
  }
  // Where no record is made here, an account that makes none lacks nothing.
  const isMadeHere = given !== null && Boolean(module.access.create) && !module.without?.includes('create');
  const own = (otherwise: string) => translate(`resources.${module.name}.empty.text`, { _: otherwise });
  return (
    <EmptyState
      title={translate(`resources.${module.name}.empty.title`, { _: translate('kit.list.empty.title') })}
      text={
        // Of an account that adds none, no other reason counts.
        createReason === 'NO_PERMISSION' || (isMadeHere && !createTo)
          ? own(translate('kit.list.empty.readOnly'))
          : createReason !== undefined
            ? errorText(createReason)
            : own(translate('kit.list.empty.text', { name: moduleNameInside(translate, module) }))
      }
    >
      {createTo && createReason === undefined && (
        <Button component={Link} to={createTo} variant="contained">
          {translate('kit.list.empty.create')}
        </Button>
      )}
    </EmptyState>
  );
}
