import { createElement, lazy, Suspense, useEffect, useState } from 'react';
import { PUBLIC_FORM_NAMES, type PublicFormName } from '../../resources/common/publicForm/forms.ts';
import { FormPage } from './form/FormPage.tsx';
import { findPage, PAGES } from './publicPages.ts';
import { loadTexts, rememberLanguage, type Language, type Texts } from './texts.ts';

// The forms are loaded at once, the pages beside them when they are opened.
const RemindersPage = lazy(async () => ({
  default: (await import('./mailedLink/RemindersPage.tsx')).RemindersPage,
}));
const StatePage = lazy(async () => ({ default: (await import('./state/StatePage.tsx')).StatePage }));

const nameOf = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';
const isForm = (name: string): name is PublicFormName =>
  (PUBLIC_FORM_NAMES as readonly string[]).includes(name);

/** All forms: the page of `/forms`, and what stands where an address names none. */
function Chooser({ texts, title }: { readonly texts: Texts; readonly title: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p>{texts.notFoundText}</p>
      <ul className="choices">
        {PUBLIC_FORM_NAMES.map((name) => (
          <li key={name}>
            <a href={`/forms/${name}`}>{texts.forms[name].title}</a>
          </li>
        ))}
        <li>
          <a href="/forms/state">{texts.stateTitle}</a>
        </li>
      </ul>
    </>
  );
}

/** The public forms: one of them, or the page on which a request is followed, by the address. */
export function PublicApp(start: { readonly language: Language; readonly texts: Texts }) {
  const [{ language, texts }, setShown] = useState(start);
  const { pathname } = location;
  const name = nameOf(pathname);
  const isState = pathname.startsWith('/public/request') || name === 'state';
  const isReminders = pathname.startsWith('/public/reminders');
  const opened = findPage(pathname);
  const title = opened
    ? texts.pages[opened]
    : isReminders
      ? texts.remindersTitle
      : isState
        ? texts.stateTitle
        : isForm(name)
          ? texts.forms[name].title
          : name === 'forms'
            ? texts.index
            : texts.notFound;
  useEffect(() => {
    document.documentElement.lang = language === 'en' ? 'en-GB' : 'pt-PT';
    document.title = `${title} · ${texts.product}`;
  }, [language, title, texts]);
  const other: Language = language === 'pt' ? 'en' : 'pt';
  const change = async (): Promise<void> => {
    rememberLanguage(other);
    setShown({ language: other, texts: await loadTexts(other) });
  };
  return (
    <div className="page">
      <header>
        <span className="brand">{texts.product}</span>
        <span className="register">{texts.register}</span>
        <button
          type="button"
          className="plain"
          lang={other === 'en' ? 'en-GB' : 'pt-PT'}
          onClick={() => void change()}
        >
          {texts.otherLanguage}
        </button>
      </header>
      <main>
        <Suspense fallback={<p role="status">{texts.loading}</p>}>
          {opened ? (
            createElement(PAGES[opened], { texts, language })
          ) : isReminders ? (
            <RemindersPage texts={texts} language={language} />
          ) : isState ? (
            <StatePage
              texts={texts}
              language={language}
              reference={pathname.startsWith('/public/request/') ? name : ''}
            />
          ) : isForm(name) ? (
            <FormPage key={name} name={name} texts={texts} language={language} />
          ) : (
            <Chooser texts={texts} title={title} />
          )}
        </Suspense>
      </main>
    </div>
  );
}
