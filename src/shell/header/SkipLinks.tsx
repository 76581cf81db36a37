import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { SKIP_LINKS_ID, SkipLink } from '../../components/page/SkipLink.tsx';

/** The first stops of the keyboard: past the menu to the page, and to the parts of it that offer a link of their own. */
export const SkipLinks = memo(function SkipLinks() {
  const translate = useTranslate();
  return (
    <>
      <SkipLink to="main-content" label={translate('shell.skip')} />
      <div id={SKIP_LINKS_ID} />
    </>
  );
});
