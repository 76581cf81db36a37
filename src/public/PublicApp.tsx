import { createElement, lazy, Suspense, useEffect, useState } from 'react';
import { FormPage } from './form/FormPage.tsx';
import { findPage, PAGES } from './publicPages.ts';
import { loadTexts, rememberLanguage, type Language, type Texts } from './texts.ts';

// Below what a visitor came for.
const Footer = lazy(async () => ({ default: (await import('./Footer.tsx')).Footer }));

/** Inside another page, links out of the form open beside it. */
const target = window.parent === window ? undefined : '_blank';

/** The frame of all public pages, and the page or form of the address in it. */
export function PublicApp(start: { readonly language: Language; readonly texts: Texts }) {
  const [{ language, texts }, setShown] = useState(start);
  const { page, form } = findPage(location.pathname);
  const title = form ? texts.forms[form].title : texts.pages[page ?? 'forms'];
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
        <a className="brand" href="/" target={target}>
          {texts.product}
        </a>
        <span className="register">{texts.register}</span>
        <button
          type="button"
          className="plain"
          lang={other === 'en' ? 'en-GB' : 'pt-PT'}
          onClick={() => void change()}
        >
          {texts.otherLanguage}
        </button>
        <a href="/auth" target={target}>
          {texts.signIn}
        </a>
      </header>
      <main>
        <Suspense fallback={<p role="status">{texts.loading}</p>}>
          {form ? (
            <FormPage key={form} name={form} texts={texts} language={language} />
          ) : (
            createElement(PAGES[page ?? 'forms'], { texts, language })
          )}
        </Suspense>
      </main>
      <Suspense fallback={null}>
        <Footer language={language} target={target} />
      </Suspense>
    </div>
  );
}
