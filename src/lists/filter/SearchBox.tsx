import { memo, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { moduleNameInside } from '../../fields/index.ts';
import { SearchInput } from '../../components/search/SearchInput.tsx';
import { afterTypingPause } from '../../runtime/afterTypingPause.ts';
import { useModuleList } from '../listContext.ts';
import { searchedText } from './useFilterNames.ts';
import { useFilters } from './useFilters.ts';

/** Free text over a list; the shortcut for the page's search leads here. */
export const SearchBox = memo(function SearchBox() {
  const { module } = useModuleList();
  const { filterValues, setFilters } = useFilters();
  const translate = useTranslate();
  const [draft, setDraft] = useState<string>();
  const text = draft ?? searchedText(filterValues);

  useEffect(() => {
    if (draft === undefined) return undefined;
    return afterTypingPause(() => {
      const { universalSearch: _before, q: _q, ...others } = filterValues;
      setFilters(
        draft.trim() === '' ? others : { ...others, universalSearch: draft.trim() },
        undefined,
        false,
      );
      setDraft(undefined);
    });
  }, [draft, filterValues, setFilters]);

  return (
    <SearchInput
      label={translate('kit.list.search.label', { name: moduleNameInside(translate, module) })}
      placeholder={translate('kit.list.search.placeholder')}
      text={text}
      onText={setDraft}
      sx={{ flex: { xs: '1 1 100%', sm: '1 1 216px' }, maxWidth: { sm: 420 } }}
    />
  );
});
