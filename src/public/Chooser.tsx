import { PUBLIC_FORM_NAMES } from '../../resources/common/publicForm/forms.ts';
import { findPage, type PageProps } from './publicPages.ts';

/** All forms: the page of `/forms`, and what stands where an address names none. */
export function Chooser({ texts }: PageProps) {
  const isAsked = findPage(location.pathname).page === 'forms';
  return (
    <>
      <h1>{isAsked ? texts.pages.forms : texts.notFound}</h1>
      <p>{texts.notFoundText}</p>
      <ul className="choices">
        {PUBLIC_FORM_NAMES.map((name) => (
          <li key={name}>
            <a href={`/forms/${name}`}>{texts.forms[name].title}</a>
          </li>
        ))}
        <li>
          <a href="/forms/state">{texts.pages.request}</a>
        </li>
      </ul>
    </>
  );
}
