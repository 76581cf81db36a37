import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { isTransponder } from '../../../../../resources/numbers/transponder.ts';
import { onlyDigits } from '../../../../../resources/numbers/digits.ts';
import { EmptyState } from '../../../../components/EmptyState.tsx';
import { routeExists } from '../../../../runtime/address/routeExists.ts';
import { isNarrowed, searchedText } from '../../../../lists/filter/useFilterNames.ts';

/** Says why there are no animals, and names the next step; for a whole number that no animal has, to register it. */
export function AnimalsEmptyState() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const canCreate = routeExists('/animal/create');
  const text = searchedText(filterValues);
  const transponder = onlyDigits(text);
  const isNumber = isTransponder(transponder);
  if (!isNarrowed(filterValues)) {
    return (
      <EmptyState title={translate('animalPages.list.empty')} text={translate('animalPages.list.emptyText')}>
        {canCreate && (
          <Button component={Link} to="/animal/create" variant="contained">
            {translate('animalPages.list.register')}
          </Button>
        )}
      </EmptyState>
    );
  }
  const why = isNumber
    ? translate('animalPages.list.unknownNumber')
    : text
      ? translate('kit.list.emptyFiltered.forText', { text })
      : translate('kit.list.emptyFiltered.text');
  return (
    <EmptyState
      drawing="unknown"
      title={translate('kit.list.emptyFiltered.title')}
      text={isNumber ? why : `${why} ${translate('kit.list.emptyFiltered.hint')}`}
    >
      {isNumber && canCreate && (
        <Button component={Link} to="/animal/create" state={{ transponder }} variant="contained">
          {translate('animalPages.list.register')}
        </Button>
      )}
      {isNumber && routeExists('/animal/pre-register') && (
        <Button component={Link} to="/animal/pre-register" state={{ transponder }} variant="outlined">
          {translate('animalPages.form.preRegister')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => setFilters({}, undefined, false)}>
        {translate('kit.list.emptyFiltered.clear')}
      </Button>
    </EmptyState>
  );
}
